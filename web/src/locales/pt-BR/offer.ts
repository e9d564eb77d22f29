import { contractWordsPtBR } from '@prova/contract/jobs/contract-words.pt-BR';
import type { Phrases } from '../phrases.ts';

export const offer = {
  title: 'Oferta',
  lead: '{{company}} fez uma oferta para você, {{name}}',
  leadOver: 'Oferta de {{company}} para você, {{name}}',
  unverifiedTitle: 'A Prova ainda não verificou a identidade desta empresa',
  unverifiedText:
    'A mensagem e os anexos são de {{company}}. Não pague nada nem envie senhas, e confirme por outro meio antes de enviar documentos.',
  summary: 'Resumo',
  position: 'Cargo',
  pay: 'Remuneração',
  contract: 'Contrato',
  contractType: contractWordsPtBR,
  benefits: 'Benefícios',
  perMonth: 'por mês',
  startOn: 'Início',
  lastDay: 'Responda ainda hoje',
  daysLeft_one: 'Falta 1 dia para responder',
  daysLeft_other: 'Faltam {{count}} dias para responder',
  validUntil: 'Responder até',
  validUntilOver: 'Prazo da resposta',
  recruiter: 'Quem enviou',
  job: 'Vaga',
  message: 'Mensagem',
  attachments: 'Anexos',
  download: 'Baixar {{name}}',
  timeline: 'Linha do tempo',
  events: {
    sent: 'Enviada',
    viewed: 'Vista',
    approved: 'Aceita por você',
    declined: 'Recusada por você',
    expired: 'Prazo terminado',
    cancelled: 'Cancelada pela empresa',
  },
  answer: 'Sua resposta',
  answerText: 'A resposta é definitiva e não pode ser desfeita.',
  accept: 'Aceitar oferta',
  decline: 'Recusar oferta',
  note: 'Recado para a empresa',
  noteHint: 'Conte o que quiser sobre a sua decisão.',
  confirmAccept: 'Aceitar esta oferta?',
  confirmDecline: 'Recusar esta oferta?',
  confirmAcceptText: 'A empresa {{company}} será avisada agora. A resposta é definitiva.',
  confirmDeclineText:
    'A empresa {{company}} será avisada agora e decide se faz outra oferta ou encerra a sua candidatura. A resposta é definitiva.',
  yesAccept: 'Sim, aceitar',
  yesDecline: 'Sim, recusar',
  back: 'Voltar',
  approvedTitle: 'Você aceitou a oferta',
  approvedText: 'Parabéns. {{company}} já sabe e vai combinar os próximos passos com você.',
  declinedTitle: 'Você recusou a oferta',
  declinedText: 'Sua resposta foi registrada e {{company}} já sabe.',
  expiredTitle: 'O prazo desta oferta terminou',
  expiredText: 'Se ainda tem interesse, fale com quem enviou a oferta.',
  cancelledTitle: 'Esta oferta foi cancelada',
  cancelledText: '{{company}} cancelou a oferta antes da sua resposta.',
  yourNote: 'Seu recado',
  invalid: 'Link inválido',
  invalidText: 'Confira se o endereço está completo, ou abra de novo o link do e-mail.',
  myOffers: 'Minhas candidaturas',
  jobs: 'Ver vagas',
  expiredLink: 'Este link expirou',
  notFound: 'Oferta não encontrada',
  loadError: 'Não foi possível carregar a oferta',
  loadErrorText: 'Confira sua conexão e tente de novo. Nada foi respondido.',
  respondFailed: 'Não foi possível enviar sua resposta',
  respondFailedText:
    'Nada foi registrado ainda. Confira a conexão e tente de novo: a resposta não será enviada duas vezes.',
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    offer: Phrases<typeof offer>;
  }
}
