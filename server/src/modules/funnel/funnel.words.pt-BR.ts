import type { Words } from '../../platform/words.ts';

export const ptBR = {
  bells: {
    moved: {
      title: 'Sua candidatura mudou de etapa',
      message: '{jobTitle}, {companyName}: sua candidatura agora está na etapa {stageName}.',
    },
    notSelected: {
      title: 'Retorno sobre a sua candidatura',
      message:
        '{companyName} não vai seguir com a sua candidatura à vaga {jobTitle} desta vez. Agradecemos o seu tempo.',
    },
  },
};

export type FunnelWords = Words<typeof ptBR>;
