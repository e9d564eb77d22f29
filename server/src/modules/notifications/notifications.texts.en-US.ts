import type { NotificationTexts } from './notifications.texts.pt-BR.ts';

export const enUS: NotificationTexts = {
  kinds: {
    'APPLICATION_UPDATE.moved': {
      title: 'Your application moved to another stage',
      message: '{jobTitle}, {companyName}: you are now in {stageName}.',
    },
    'APPLICATION_UPDATE.not_selected': {
      title: 'An answer to your application',
      message: '{companyName} will not go on with your application for {jobTitle} this time. Thank you for your time.',
    },
    'APPLICATION_UPDATE.job_closed': {
      title: 'Job closed',
      message: '{companyName} has closed the job {jobTitle}.',
    },
    'APPLICATION_UPDATE.received': {
      title: 'New application',
      message: '{candidateName} applied for {jobTitle}.',
    },
    'APPLICATION_UPDATE.withdrawn': {
      title: 'Application withdrawn',
      message: '{candidateName} withdrew the application for {jobTitle}.',
    },
    'JOB_OFFER.offered': {
      title: 'You received an offer',
      message: '{companyName} sent you an offer for {jobTitle}. The details are in your email.',
    },
    'JOB_OFFER.cancelled': {
      title: 'Offer cancelled',
      message: '{companyName} cancelled the offer for {jobTitle}.',
    },
    'JOB_OFFER.viewed': {
      title: 'Offer opened',
      message: '{candidateName} opened the offer for {jobTitle}.',
    },
    'JOB_OFFER.accepted': {
      title: 'Offer accepted',
      message: '{candidateName} accepted the offer for {jobTitle}.',
    },
    'JOB_OFFER.declined': {
      title: 'Offer declined',
      message: '{candidateName} declined the offer for {jobTitle}.',
    },
    'JOB_OFFER.expired': {
      title: 'Offer expired',
      message: '{candidateName} did not answer the offer for {jobTitle} in time.',
    },
    'HIRED.hired': {
      title: 'Hiring confirmed',
      message: 'Your hiring for {jobTitle} at {companyName} is confirmed.',
    },
    'HIRED.hire': {
      title: 'Hiring confirmed',
      message: '{candidateName} is now part of the team: {jobTitle}.',
    },
    'NEW_JOB.match': {
      title: 'A new job for you',
      message: '{jobTitle}, {companyName}, fits your profile.',
    },
    'NEW_JOB.shared': {
      title: 'A job was shared with you',
      message: '{companyName} shared the job {jobTitle} with you.',
    },
    'MESSAGE.export_ready': {
      title: 'Your data is ready',
      message: 'The copy of your data can be downloaded for 7 days.',
    },
    'MESSAGE.request_answered': {
      title: 'Answer to your request about data',
      message: '{companyName} answered. The answer is on the privacy page and in your email.',
    },
    'MESSAGE.request_new': {
      title: 'New request about personal data',
      message: 'Somebody made a request to {companyName}. The law asks for an answer within 15 days.',
    },
    'MESSAGE.request_due': {
      title: 'Request about data due soon',
      message: 'A request made to {companyName} has no answer yet.',
    },
    'MESSAGE.request_overdue': {
      title: 'Request about data overdue',
      message: 'The deadline of a request made to {companyName} has passed without an answer.',
    },
  },
  somebody: 'Somebody',
  other: { title: 'News', message: 'There is news for you.' },
};
