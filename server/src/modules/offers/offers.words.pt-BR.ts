import { contractWordsPtBR } from '@prova/contract/jobs/contract-words.pt-BR';
import type { DeclineReason } from '@prova/contract/offers/decline-reasons';
import { declineWordsPtBR } from '@prova/contract/offers/decline-words.pt-BR';
import type { Words } from '../../platform/words.ts';

interface Offer {
  readonly companyName: string;
  readonly position: string;
}

interface Answer {
  /** Null under blind review. */
  readonly candidateName?: string | null | undefined;
  readonly position: string;
  readonly accepted: boolean;
}

const answered = ({ candidateName, accepted }: Answer) =>
  `${candidateName ?? 'Uma pessoa candidata'} ${accepted ? 'aceitou' : 'recusou'} a oferta`;

export const ptBR = {
  contracts: contractWordsPtBR,
  sent: {
    subject: ({ companyName, position }: Offer) => `Oferta de ${companyName}: ${position}`,
    heading: 'Você recebeu uma oferta',
    text: (company: string) => `${company} quer contratar você. Leia a oferta com calma antes de responder.`,
    position: 'Cargo',
    pay: 'Remuneração',
    aMonth: (pay: string) => `${pay} por mês`,
    contract: 'Contrato',
    benefits: 'Benefícios',
    startOn: 'Início',
    validUntil: 'Responda até',
    see: 'Ver oferta e responder',
  },
  cancelled: {
    subject: (position: string) => `Oferta cancelada: ${position}`,
    heading: 'A oferta foi cancelada',
    text: ({ companyName, position }: Offer) =>
      `${companyName} cancelou a oferta para ${position}. Ela não pode mais ser respondida.`,
    reply: 'Para entender o motivo, responda a este e-mail.',
  },
  expired: {
    subject: (position: string) => `O prazo da oferta terminou: ${position}`,
    heading: 'O prazo da oferta terminou',
    text: ({ companyName, position }: Offer) =>
      `A oferta de ${companyName} para ${position} não foi respondida no prazo e não vale mais.`,
    reply: 'Se você ainda tem interesse, responda a este e-mail.',
  },
  declined: {
    subject: (position: string) => `Você recusou a oferta: ${position}`,
    heading: 'Sua resposta foi registrada',
    text: ({ companyName, position }: Offer) =>
      `Você recusou a oferta de ${companyName} para ${position}. A resposta é definitiva e a empresa já foi avisada.`,
    reply: 'Se não foi você quem respondeu, avise logo, respondendo a este e-mail.',
  },
  answered: {
    subject: answered,
    heading: (accepted: boolean) => (accepted ? 'Oferta aceita' : 'Oferta recusada'),
    text: (answer: Answer) => `${answered(answer)} para ${answer.position}.`,
    reason: (reason: DeclineReason) => `Motivo escolhido: ${declineWordsPtBR[reason]}`,
  },
  bells: {
    received: {
      title: 'Você recebeu uma oferta',
      message: '{companyName} enviou uma oferta para a vaga {jobTitle}. Abra para ler e responder.',
    },
    cancelled: { title: 'Oferta cancelada', message: '{companyName} cancelou a oferta para a vaga {jobTitle}.' },
    runOut: {
      title: 'Oferta expirada',
      message: 'O prazo da oferta de {companyName} para a vaga {jobTitle} terminou.',
    },
    viewed: { title: 'Oferta aberta', message: '{candidateName} abriu a oferta para a vaga {jobTitle}.' },
    accepted: {
      title: 'Oferta aceita',
      message: '{candidateName} aceitou a oferta para a vaga {jobTitle}. Contratação confirmada.',
    },
    declined: { title: 'Oferta recusada', message: '{candidateName} recusou a oferta para a vaga {jobTitle}.' },
    expired: {
      title: 'Oferta expirada',
      message: '{candidateName} não respondeu a tempo à oferta para a vaga {jobTitle}.',
    },
  },
};

export type OfferWords = Words<typeof ptBR>;
