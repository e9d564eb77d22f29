import type { Locale } from '@prova/contract/common';
import type { RejectionCause } from '@prova/contract/funnel/rejection-causes';

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
    body: 'Hello {{candidateName}},\n\nThank you for the time you put into your application for {{jobTitle}}. This time, we have decided not to move forward with it.\n\nThe decision is about this job only. What you know still counts for the next ones.\n\nThe {{companyName}} team',
  },
};

/**
 * What a person reads of a cause. It speaks of the job and of the application alone: no conversation, interview or test
 * that may never have been, nothing that is kept, nothing about who somebody is.
 */
export const CAUSE_SENTENCES: Readonly<Record<Locale, Readonly<Record<RejectionCause, string>>>> = {
  'pt-BR': {
    skills: 'Para esta vaga, procuramos conhecimentos diferentes dos que vimos na sua candidatura.',
    profile: 'O perfil que procuramos é diferente do que vimos na sua candidatura.',
    over_qualified: 'Sua candidatura mostra mais conhecimento do que esta vaga pede.',
    other_chosen: 'Escolhemos outra pessoa, cuja candidatura está mais próxima do que a vaga pede.',
    pay: 'O que esta vaga pode pagar não alcança a sua pretensão.',
    place: 'O local ou o modelo de trabalho desta vaga não combina com o que você busca.',
    availability: 'A data de início ou o horário desta vaga não combina com a sua disponibilidade.',
    gave_up: 'Fazemos isso porque entendemos que você não deseja mais participar do processo.',
    duplicate: 'Há outra candidatura sua a esta vaga, e é por ela que seguimos.',
    job_on_hold: 'A vaga foi suspensa; isso não diz nada sobre o que você sabe fazer.',
    other: '',
  },
  'en-US': {
    skills: 'For this job, we are looking for skills other than those we saw in your application.',
    profile: 'The profile we are looking for is different from what we saw in your application.',
    over_qualified: 'Your application shows more knowledge than this job asks for.',
    other_chosen: 'We chose another person, whose application is closer to what the job asks for.',
    pay: 'What this job can pay does not meet your expectation.',
    place: 'The location or the work model of this job does not match what you are looking for.',
    availability: 'The start date or the hours of this job do not match your availability.',
    gave_up: 'We do so because we understand that you no longer wish to take part in the process.',
    duplicate: 'There is another application of yours for this job, and that is the one we are going on with.',
    job_on_hold: 'The job was put on hold; this says nothing about what you can do.',
    other: '',
  },
};
