import type { DeclineReason } from './decline-reasons.ts';

/** Why an offer was declined, in Portuguese, on pages and in mails. */
export const declineWordsPtBR = {
  pay: 'Remuneração ou benefícios',
  other_offer: 'Aceitei outra proposta',
  role: 'O trabalho não é o que procuro',
  place: 'Local ou modelo de trabalho',
  timing: 'Data de início ou momento',
  stay: 'Vou ficar onde estou',
  process: 'O processo seletivo',
  other: 'Outro motivo',
} as const satisfies Record<DeclineReason, string>;
