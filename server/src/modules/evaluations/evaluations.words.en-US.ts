import type { EvaluationWords } from './evaluations.words.pt-BR.ts';

export const enUS: EvaluationWords = {
  feedback: {
    subject: ({ companyName, jobTitle }) => `Feedback from ${companyName}: ${jobTitle}`,
    heading: 'You received feedback',
    text: ({ companyName, jobTitle }) =>
      `${companyName} wrote feedback on your application for ${jobTitle} and shared it with you.`,
    read: 'Read the feedback',
  },
  bells: {
    feedbackReceived: {
      title: 'You received feedback',
      message: '{companyName} shared feedback on your application for {jobTitle}.',
    },
  },
};
