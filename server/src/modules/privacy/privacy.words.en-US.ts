import { CONFIRMATION_DAYS } from '@prova/contract/privacy/data-request-rules';
import type { PrivacyWords } from './privacy.words.pt-BR.ts';

const KINDS = {
  export: 'data copy',
  erase: 'data deletion',
  correct: 'data correction',
  object: 'objection to data use',
  human_review: 'review of a calculation by a person',
  information: 'information about data use',
} as const;
const by = (company: string | null) => company ?? 'Prova';

export const enUS: PrivacyWords = {
  kind: (kind) => KINDS[kind],
  by,
  request: 'Request',
  to: 'To',
  deadline: 'Deadline',
  follow: 'Follow request',
  see: 'See request',
  open: 'Open request',
  onPage: 'The company’s message is on the request page.',
  complain:
    'If you disagree, you can make another request or complain to the Brazilian data protection authority (ANPD).',
  whyPerson:
    'You received this message because someone made a personal data request with this email address (LGPD, art. 18).',
  whyOwner: 'You received this message because you own the company on Prova.',
  confirm: {
    subject: 'Confirm your personal data request',
    heading: 'Confirm your request',
    text: 'We received a personal data request with this email address. Please confirm it was you.',
    see: 'See and confirm',
    notYou: `The link is valid for ${CONFIRMATION_DAYS} days. If it was not you, ignore this message: without confirmation, the request will be deleted and nobody will see it.`,
  },
  received: {
    subject: (company) => `Your personal data request: ${by(company)}`,
    heading: 'Your request was received',
    answerBy: (day) =>
      `You will get an answer at this address by ${day}. If the request is complex, this can be extended once by 15 more days, and you will be told why.`,
  },
  extended: {
    subject: (company) => `New deadline for your request: ${by(company)}`,
    heading: 'Your request has a new deadline',
    text: ({ companyName, kind }, answerBy) =>
      `${by(companyName)} needs 15 more days to answer your request (${KINDS[kind]}). The new deadline is ${answerBy}. The reason:`,
  },
  answered: {
    subject: (company) => `Answer to your personal data request: ${by(company)}`,
    heading: 'Answer to your request',
    text: ({ companyName, kind }) => `${by(companyName)} answered your request (${KINDS[kind]}):`,
    copyDays: (days) => `You can download the copy for ${days} days. After that, it will be deleted.`,
    download: 'Download copy',
  },
  erased: {
    applications: (count) =>
      count === 0
        ? 'There was no application of yours to delete.'
        : `Applications deleted: ${count}, with their forms, files, notes and messages.`,
    kept: (day) => `Anything that became a contract is kept until ${day}, as the law requires (LGPD, art. 16, I).`,
  },
  refused: {
    heading: 'Your request was refused',
    text: ({ companyName, kind }) => `${by(companyName)} refused your request (${KINDS[kind]}). The reason:`,
  },
  arrived: {
    subject: (company) => `New personal data request: ${company}`,
    heading: 'New personal data request',
    text: (company) =>
      `Someone asked ${company} about their own data. The law requires an answer within 15 days (LGPD, art. 19).`,
  },
  due: {
    subject: (company) => `Personal data request due soon: ${company}`,
    heading: 'A request is due soon',
    text: (company) => `A personal data request made to ${company} has no answer yet.`,
  },
  overdue: {
    subject: (company) => `Personal data request overdue: ${company}`,
    heading: 'A request is overdue',
    text: (company) =>
      `The deadline for a personal data request made to ${company} has passed without an answer. Please answer as soon as you can.`,
  },
  copyReady: {
    heading: 'The copy of your data is ready',
    text: (days) =>
      `We have put what Prova stores about you into one file. Sign in to download it within ${days} days. After that, it will be deleted.`,
    download: 'Download my data',
    notYou: 'If you did not ask for this, change your password and end your other sessions.',
  },
  erasing: {
    heading: 'Your account was closed',
    text: 'You asked us to delete your Prova account. It is closed, and what we store about you will be deleted within minutes. Applications in progress have been withdrawn.',
    thanks: 'This is the last message we will send to this address. Thank you for the time you spent with us.',
    why: 'You received this message because this email address belonged to a Prova account.',
  },
  bells: {
    exportReady: { title: 'Your data is ready', message: 'You can download the copy of your data for 7 days.' },
    requestAnswered: {
      title: 'Answer to your data request',
      message: '{companyName} answered. The answer is on the privacy page and in your email.',
    },
    requestNew: {
      title: 'New personal data request',
      message: 'Someone made a request to {companyName}. The law requires an answer within 15 days.',
    },
    requestDue: { title: 'Data request due soon', message: 'A request made to {companyName} has no answer yet.' },
    requestOverdue: {
      title: 'Data request overdue',
      message: 'The deadline for a request made to {companyName} has passed without an answer.',
    },
  },
};
