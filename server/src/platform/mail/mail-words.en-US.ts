import type { CommonWords } from './mail-words.pt-BR.ts';

export const mailWordsEnUS: CommonWords = {
  hello: (firstName) => (firstName ? `Hello ${firstName},` : 'Hello,'),
  whyAccount: 'You received this message because this email address belongs to a Prova account.',
  whyApplication: (job) => `You received this message because of your application for ${job}.`,
  whyProcess: (company) => `You received this message because you are in a hiring process at ${company}.`,
  whyRecruiter: 'You received this message because you follow this job on Prova.',
  openCandidate: 'Open the application',
  linkIsYours: 'The link is yours alone: do not forward it.',
};
