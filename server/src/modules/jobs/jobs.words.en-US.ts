import type { JobWords } from './jobs.words.pt-BR.ts';

export const enUS: JobWords = {
  shared: {
    subject: (sharedBy, job) => `${sharedBy} shared a job: ${job}`,
    heading: 'A job was shared with you',
    text: (sharedBy, job) => `${sharedBy} gave you access to the job ${job} and its applications.`,
    open: "Open the job's board",
  },
  test: {
    subject: (subject) => `[Test] ${subject}`,
    notice: 'This is a test. No candidate received this message.',
    why: (job) => `You received this message because you tested an email template of the job ${job}.`,
  },
  bells: {
    shared: { title: 'A job was shared with you', message: '{companyName} shared the job {jobTitle} with you.' },
  },
};
