import type { Words } from '../../platform/words.ts';

export const ptBR = {
  bells: { profileViewed: { title: 'Seu perfil foi visto', message: '{companyName} abriu seu perfil.' } },
};

export type TalentWords = Words<typeof ptBR>;
