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
    body: 'Olá, {{candidateName}}.\n\nAgradecemos o tempo que você dedicou à candidatura para a vaga {{jobTitle}}. Desta vez, decidimos seguir com outras pessoas.\n\nA decisão vale só para esta vaga. O que você sabe continua valendo nas próximas.\n\nEquipe {{companyName}}',
  },
  'en-US': {
    subject: 'About your application: {{jobTitle}}',
    body: 'Hello, {{candidateName}}.\n\nThank you for the time you gave to your application for {{jobTitle}}. This time we have decided to go on with other people.\n\nThe decision is about this job only. What you know goes on counting in the next ones.\n\nThe {{companyName}} team',
  },
};
