import type { RefusalReason } from './application-status.ts';

/** Why an action on an application is refused, as a sentence that stands alone. */
export type RefusalTexts = Readonly<Record<RefusalReason, string>>;

export const ptBR: RefusalTexts = {
  ALREADY_HIRED: 'Esta pessoa já foi contratada.',
  WITHDRAWN: 'A pessoa retirou a candidatura.',
  CLOSED: 'A candidatura foi encerrada com a vaga. Para retomá-la, reabra a vaga.',
  ALREADY_REJECTED: 'A candidatura já foi rejeitada. Reabra antes de continuar.',
  OFFER_ACCEPTED: 'A oferta já foi aceita. O próximo passo é a contratação.',
  OFFER_LIVE: 'Há uma oferta em aberto. Cancele a oferta ou aguarde a resposta.',
  ON_HOLD: 'A candidatura está em espera. Retome antes de continuar.',
  ALREADY_ON_HOLD: 'A candidatura já está em espera.',
  NOT_REJECTED: 'Só dá para reabrir uma candidatura rejeitada ou em espera.',
  NOT_IN_OFFER_STAGE: 'Na etapa de oferta, não é mais possível enviar testes nem marcar entrevistas.',
  TEST_ALREADY_SENT: 'Já há um teste enviado à espera de resposta.',
  INTERVIEW_ALREADY_SCHEDULED: 'Já há uma entrevista marcada ou em andamento.',
  OFFER_ALREADY_SENT: 'Já há uma oferta em aberto para esta pessoa.',
  NO_LIVE_OFFER: 'Não há oferta em aberto para cancelar.',
  SAME_STAGE: 'A candidatura já está nesta etapa.',
  OFFER_STAGE_ONLY_BY_OFFER: 'Para chegar à etapa de oferta, envie uma oferta.',
  HIRED_STAGE_ONLY_BY_HIRING: 'Para chegar à etapa de contratação, registre a contratação.',
  OFFER_NOT_ACCEPTED:
    'A última oferta não foi aceita. Você pode enviar outra, voltar a pessoa a uma etapa anterior ou rejeitar.',
  LOCKED: 'Esta candidatura chegou além do que o plano da empresa inclui. Um plano maior libera a candidatura.',
  LAST_STAGE_BEFORE_OFFER: 'Esta é a última etapa antes da oferta. Para seguir, envie uma oferta.',
};
