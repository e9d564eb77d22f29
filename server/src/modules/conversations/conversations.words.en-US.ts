import type { ConversationWords } from './conversations.words.pt-BR.ts';

const news = (count: number) => (count === 1 ? 'a new message' : `${count} new messages`);

export const enUS: ConversationWords = {
  files: (count) =>
    count === 1 ? 'The conversation has an attachment.' : `The conversation has ${count} attachments.`,
  forCandidate: {
    subject: (company, job) => `Message from ${company}: ${job}`,
    heading: 'You have a message',
    text: ({ companyName, count, jobTitle }) => `${companyName} sent you ${news(count)} about ${jobTitle}.`,
    read: 'Read and reply',
  },
  forTeam: {
    subject: (candidate, job) =>
      candidate ? `Message from ${candidate}: ${job}` : `Message from an applicant: ${job}`,
    heading: 'New message',
    text: ({ candidateName, count, jobTitle }) =>
      `${candidateName ?? 'An applicant'} sent ${news(count)} about ${jobTitle}, and nobody on the team has read it yet.`,
    open: 'Open the conversation',
  },
  bells: {
    companyWrote: { title: 'New message', message: '{companyName} wrote to you about {jobTitle}.' },
    candidateWrote: { title: 'New message', message: '{candidateName} wrote about {jobTitle}.' },
    candidatesWrote: { title: '{count} new messages', message: '{jobTitle}' },
  },
};
