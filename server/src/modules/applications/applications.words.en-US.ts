import type { ApplicationWords } from './applications.words.pt-BR.ts';

export const enUS: ApplicationWords = {
  follow: 'Follow your application',
  see: 'See your application',
  promise: (company, day) => `${company} has committed to replying by ${day}.`,
  received: {
    subject: (job) => `We received your application: ${job}`,
    heading: 'We received your application',
    text: ({ companyName, jobTitle }) => `Your application for ${jobTitle} at ${companyName} has arrived.`,
    link: 'The link below shows where your application stands and lets you withdraw it if you wish. It is yours alone.',
  },
  duplicate: {
    subject: (job) => `You had already applied: ${job}`,
    heading: 'You had already applied',
    text: ({ companyName, jobTitle }, appliedAt) =>
      `We received another application with this address for ${jobTitle} at ${companyName}. The first one, of ${appliedAt}, still stands, and nothing in it has changed.`,
    notYou: 'If it was not you who sent the second one, you can ignore this message.',
  },
  statusLink: {
    subject: (job) => `Your link to follow your application: ${job}`,
    heading: 'Here is your new link',
    text: ({ companyName, jobTitle }, appliedAt) =>
      `This link shows where your application of ${appliedAt} for ${jobTitle} at ${companyName} stands. It is yours alone.`,
    notYou: 'If you did not ask for this email, you can ignore it: nothing about your application has changed.',
  },
  stageMoved: {
    subject: (job) => `News about your application: ${job}`,
    heading: 'Your application moved to another stage',
    text: ({ companyName, jobTitle, stageName }) =>
      `Your application for ${jobTitle} at ${companyName} is now in the ${stageName} stage.`,
  },
  rejected: {
    subject: (job) => `About your application: ${job}`,
    heading: 'About your application',
    text: ({ companyName, jobTitle }) =>
      `Thank you for the time you put into your application for ${jobTitle}. This time, ${companyName} decided not to move forward with it.`,
    thisJobOnly: 'The decision is about this job only. What you know still counts for the next ones.',
  },
  closed: {
    subject: (job) => `Your application was closed: ${job}`,
    heading: 'Your application was closed',
    text: ({ companyName, jobTitle }) =>
      `${companyName} has closed the job ${jobTitle}, and your application has ended with it. Thank you for your time and your interest.`,
  },
  takenUp: {
    subject: (job) => `Your application continues: ${job}`,
    heading: 'Your application continues',
    text: ({ companyName, jobTitle }) =>
      `${companyName} has reopened the job ${jobTitle} and your application continues from where it stopped. There is nothing you need to do.`,
    withdraw: 'If you no longer want to take part, you can withdraw it through the same link.',
  },
  hired: {
    subject: (job) => `Hire confirmed: ${job}`,
    heading: 'Your hire is confirmed',
    text: ({ companyName, jobTitle }) =>
      `${companyName} has confirmed your hire for the job ${jobTitle}. The team will be in touch about the next steps.`,
  },
  withdrawn: {
    subject: (job) => `Application withdrawn: ${job}`,
    heading: 'Your application was withdrawn',
    text: ({ companyName, jobTitle }) =>
      `Your application for ${jobTitle} at ${companyName} was withdrawn at your request. The team knows and will no longer contact you about it.`,
    otherJobs: 'See other jobs',
  },
  arrived: {
    subject: (job) => `New application: ${job}`,
    heading: 'New application',
    locked:
      'It is beyond what the company’s plan includes this month: for now the board shows only the day, the stage and the promised date. The person knows that we received it, and the time to answer has started.',
    text: (candidate, job) =>
      candidate ? `${candidate} applied for ${job}.` : `A new application arrived for ${job}.`,
  },
  bells: {
    notSelected: {
      title: 'News about your application',
      message:
        '{companyName} will not move forward with your application for {jobTitle} this time. Thank you for your time.',
    },
    takenUp: {
      title: 'Your application goes on',
      message: '{companyName} has taken up your application for {jobTitle} again.',
    },
    jobClosed: { title: 'Job closed', message: '{companyName} has closed the job {jobTitle}.' },
    jobReopened: {
      title: 'Job reopened',
      message: '{companyName} has reopened the job {jobTitle}, and your application continues.',
    },
    received: { title: 'New application', message: '{candidateName} applied for {jobTitle}.' },
    severalReceived: { title: '{count} new applications', message: '{jobTitle}' },
    withdrawn: {
      title: 'Application withdrawn',
      message: '{candidateName} withdrew their application for {jobTitle}.',
    },
    severalWithdrawn: { title: '{count} applications withdrawn', message: '{jobTitle}' },
    hired: { title: 'You are hired', message: 'Your hire for {jobTitle} at {companyName} is confirmed.' },
    hire: { title: 'Hire confirmed', message: '{candidateName} is now part of the team: {jobTitle}.' },
  },
};
