import type { Words } from '../../platform/words.ts';

export const ptBR = {
  bells: {
    moved: {
      title: 'Sua candidatura mudou de etapa',
      message: '{jobTitle}, {companyName}: sua candidatura agora está na etapa {stageName}.',
    },
  },
};

export type FunnelWords = Words<typeof ptBR>;
