import type { FunnelWords } from './funnel.words.pt-BR.ts';

export const enUS: FunnelWords = {
  bells: {
    moved: {
      title: 'Your application moved to another stage',
      message: '{jobTitle}, {companyName}: your application is now in the {stageName} stage.',
    },
  },
};
