import type { AiInterviewWords } from './ai-interviews.words.pt-BR.ts';

export const enUS: AiInterviewWords = {
  until: 'Begin by',
  questions: 'Questions',
  minutes: 'Length',
  about: (minutes) => `About ${minutes} minutes`,
  documents: 'To read before',
  begin: 'See how it works and begin',
  howItWorks:
    'A program asks the questions, in writing and aloud. You answer by speaking or typing, and can pause and go on later. People at the company decide.',
  personInstead: 'Would you rather talk to a person? Ask for it on the page itself. It does not count against you.',
  invited: {
    subject: ({ companyName, jobTitle }) => `AI interview: ${jobTitle}, ${companyName}`,
    heading: 'Your interview is open',
    text: ({ companyName, jobTitle }) =>
      `${companyName} invites you to an AI interview for ${jobTitle}. Take it whenever it suits you.`,
  },
  extended: {
    subject: ({ companyName, jobTitle }) => `New deadline for your AI interview: ${jobTitle}, ${companyName}`,
    heading: 'You have a new deadline',
    text: ({ companyName, jobTitle }) =>
      `${companyName} changed the deadline of your AI interview for ${jobTitle}. What it says here counts.`,
  },
  reminder: {
    subject: ({ companyName, jobTitle }) => `Reminder: AI interview for ${jobTitle}, ${companyName}`,
    heading: (hours) =>
      hours >= 24 ? 'One day left to begin your interview' : `${hours} hours left to begin your interview`,
    text: ({ companyName, jobTitle }) => `You have not begun your AI interview for ${jobTitle} at ${companyName} yet.`,
  },
  cancelled: {
    subject: ({ companyName, jobTitle }) => `AI interview canceled: ${jobTitle}, ${companyName}`,
    heading: 'The AI interview was canceled',
    text: ({ companyName, jobTitle }) =>
      `${companyName} canceled the AI interview for ${jobTitle}. There is nothing you need to do.`,
    reply: 'If you have questions, reply to this email.',
  },
  bells: {
    open: {
      title: 'AI interview open',
      message: '{companyName} invited you to an AI interview for {jobTitle}.',
    },
    cancelled: {
      title: 'AI interview canceled',
      message: '{companyName} canceled the AI interview for {jobTitle}.',
    },
    proofUnconfirmed: {
      title: 'Result taken off your profile',
      message:
        'The result of your AI interview for {jobTitle} is no longer on your profile, because {companyName} withdrew its confirmation.',
    },
    proofReanalysed: {
      title: 'Result taken off your profile',
      message:
        'The result of your AI interview for {jobTitle} is no longer on your profile, because {companyName} asked for another analysis. If that one is confirmed too, you can show it.',
    },
    proofUnvouched: {
      title: 'Result taken off your profile',
      message:
        'The result of your AI interview for {jobTitle} is no longer on your profile, because {companyName} is no longer a verified company.',
    },
    proofHidden: {
      title: 'Result taken off your profile',
      message:
        'The job {jobTitle} hides who applies, and the result of your AI interview would give you away. It stays off your profile until {companyName} learns your name or the process ends.',
    },
    completed: {
      title: 'AI interview completed',
      message: '{candidateName} completed the AI interview for {jobTitle}.',
    },
    failed: {
      title: 'AI interview without answers',
      message: '{candidateName} began the AI interview for {jobTitle} and did not answer. You can give more time.',
    },
    expired: {
      title: 'AI interview deadline passed',
      message: '{candidateName} did not begin the AI interview for {jobTitle} in time. You can give more.',
    },
    personAskedFor: {
      title: 'Asked to talk to a person',
      message: '{candidateName} would rather talk to a person than take the AI interview for {jobTitle}.',
    },
  },
};
