import type { RefusalReason } from './application-status.ts';

/** Why an action on an application is refused, as a sentence that stands alone. */
export type RefusalTexts = Readonly<Record<RefusalReason, string>>;

export const ptBR: RefusalTexts = {
  ALREADY_HIRED: 'Esta pessoa já foi contratada.',
  WITHDRAWN: 'A pessoa retirou a candidatura.',
  CLOSED: 'A candidatura terminou com o encerramento da vaga.',
  ALREADY_REJECTED: 'A candidatura já foi rejeitada. Reabra antes de continuar.',
  OFFER_ACCEPTED: 'A oferta já foi aceita. O próximo passo é a contratação.',
  OFFER_LIVE: 'Há uma oferta em aberto. Cancele a oferta ou aguarde a resposta.',
  ON_HOLD: 'A candidatura está em espera. Retome antes de continuar.',
  ALREADY_ON_HOLD: 'A candidatura já está em espera.',
  NOT_REJECTED: 'Só dá para reabrir uma candidatura rejeitada ou em espera.',
  NOT_IN_OFFER_STAGE: 'Na etapa de oferta não se enviam mais testes nem se marcam entrevistas.',
  TEST_ALREADY_SENT: 'Já existe um teste enviado sem resposta.',
  INTERVIEW_ALREADY_SCHEDULED: 'Já existe uma entrevista marcada ou em andamento.',
  OFFER_ALREADY_SENT: 'Já existe uma oferta em aberto para esta pessoa.',
  NO_LIVE_OFFER: 'Não há oferta em aberto para cancelar.',
  SAME_STAGE: 'A candidatura já está nesta etapa.',
  OFFER_STAGE_ONLY_BY_OFFER: 'A etapa de oferta só é alcançada com o envio de uma oferta.',
  HIRED_STAGE_ONLY_BY_HIRING: 'A etapa de contratação só é alcançada com a contratação.',
  LAST_STAGE_BEFORE_OFFER: 'Esta é a última etapa antes da oferta. Para seguir, envie uma oferta.',
};
