import type { Phrases } from '../phrases.ts';
import type { visibility as ptBR } from '../pt-BR/visibility.ts';

export const visibility: Phrases<typeof ptBR> = {
  title: 'Who sees your profile',
  open: 'Companies looking for talent',
  openHint: 'Your profile appears in the lists of talent and in searches by verified companies.',
  applied: 'Only companies I applied to',
  appliedHint: 'The others do not know that you are here.',
  hidden: 'Nobody',
  hiddenHint: 'A company you apply to sees only the form you sent.',
  saved: 'Saved',
};
