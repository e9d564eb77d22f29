import { contractWordsEnUS } from '@prova/contract/jobs/contract-words.en-US';
import type { DeclineReason } from '@prova/contract/offers/decline-reasons';
import { declineWordsEnUS } from '@prova/contract/offers/decline-words.en-US';
import type { OfferWords } from './offers.words.pt-BR.ts';

const answered: OfferWords['answered']['subject'] = ({ candidateName, accepted }) =>
  `${candidateName ?? 'An applicant'} ${accepted ? 'accepted' : 'declined'} the offer`;

export const enUS: OfferWords = {
  contracts: contractWordsEnUS,
  sent: {
    subject: ({ companyName, position }) => `Offer from ${companyName}: ${position}`,
    heading: 'You received an offer',
    text: (company) => `${company} would like to hire you. Take your time to read the offer before you answer.`,
    position: 'Position',
    pay: 'Pay',
    aMonth: (pay) => `${pay} a month`,
    contract: 'Contract',
    benefits: 'Benefits',
    startOn: 'Start date',
    validUntil: 'Answer by',
    see: 'See the offer and answer',
  },
  cancelled: {
    subject: (position) => `Offer canceled: ${position}`,
    heading: 'The offer was canceled',
    text: ({ companyName, position }) =>
      `${companyName} canceled the offer for ${position}. It can no longer be answered.`,
    reply: 'If you would like to know why, reply to this email.',
  },
  expired: {
    subject: (position) => `The offer has expired: ${position}`,
    heading: 'The offer has expired',
    text: ({ companyName, position }) =>
      `The offer from ${companyName} for ${position} was not answered in time and is no longer valid.`,
    reply: 'If you are still interested, reply to this email.',
  },
  declined: {
    subject: (position) => `You declined the offer: ${position}`,
    heading: 'Your answer was recorded',
    text: ({ companyName, position }) =>
      `You declined the offer from ${companyName} for ${position}. The answer is final, and the company has been notified.`,
    reply: 'If it was not you who answered, say so at once by replying to this email.',
  },
  answered: {
    subject: answered,
    heading: (accepted) => (accepted ? 'Offer accepted' : 'Offer declined'),
    text: (answer) => `${answered(answer)} for ${answer.position}.`,
    reason: (reason: DeclineReason) => `Reason given: ${declineWordsEnUS[reason]}`,
  },
  bells: {
    received: {
      title: 'You received an offer',
      message: '{companyName} sent you an offer for {jobTitle}. Open it to read and answer.',
    },
    cancelled: { title: 'Offer canceled', message: '{companyName} canceled the offer for {jobTitle}.' },
    runOut: {
      title: 'Offer expired',
      message: 'The deadline to answer the {companyName} offer for {jobTitle} has passed.',
    },
    viewed: { title: 'Offer opened', message: '{candidateName} opened the offer for {jobTitle}.' },
    accepted: {
      title: 'Offer accepted',
      message: '{candidateName} accepted the offer for {jobTitle}. The hire is confirmed.',
    },
    declined: { title: 'Offer declined', message: '{candidateName} declined the offer for {jobTitle}.' },
    expired: { title: 'Offer expired', message: '{candidateName} did not answer the offer for {jobTitle} in time.' },
  },
};
