import type { FunnelWords } from './funnel.words.pt-BR.ts';

export const enUS: FunnelWords = {
  bells: {
    moved: {
      title: 'Your application moved to another stage',
      message: '{jobTitle}, {companyName}: your application is now in the {stageName} stage.',
    },
    notSelected: {
      title: 'News about your application',
      message:
        '{companyName} will not move forward with your application for {jobTitle} this time. Thank you for your time.',
    },
  },
};
