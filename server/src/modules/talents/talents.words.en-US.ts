import type { TalentWords } from './talents.words.pt-BR.ts';

export const enUS: TalentWords = {
  bells: { profileViewed: { title: 'Your profile was viewed', message: '{companyName} opened your profile.' } },
};
