import type { Locale } from '@prova/contract/common';

export interface RejectionWords {
  readonly subject: string;
  /** Plain text. */
  readonly body: string;
}

/** What a verified company begins with, where the job has no words of its own; the fixed mail is `applications/mails/`. */
export const REJECTION_WORDS: Readonly<Record<Locale, RejectionWords>> = {
  'pt-BR': {
    subject: 'Sobre sua candidatura: {{jobTitle}}',
    body: 'Olá, {{candidateName}}.\n\nAgradecemos o tempo que você dedicou à vaga {{jobTitle}}. Desta vez, decidimos não seguir com a sua candidatura.\n\nA decisão vale só para esta vaga. O que você sabe continua valendo nas próximas.\n\nEquipe {{companyName}}',
  },
  'en-US': {
    subject: 'About your application: {{jobTitle}}',
    body: 'Hello, {{candidateName}}.\n\nThank you for the time you put into your application for {{jobTitle}}. This time, we have decided not to move forward with it.\n\nThe decision is about this job only. What you know still counts for the next ones.\n\nThe {{companyName}} team',
  },
};
