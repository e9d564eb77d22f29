import type { WizardStep } from '@prova/contract/jobs/job-steps';

export interface MailWords {
  readonly subject: string;
  readonly body: string;
}

/** What the module writes for people, in one language. */
export interface JobTexts {
  readonly untitled: string;
  readonly copyOf: (title: string) => string;
  readonly steps: Readonly<Record<WizardStep, string>>;
  readonly stages: Readonly<Record<'new' | 'review' | 'offer' | 'hired', string>>;
  /** The stage of the offer as candidates read it: to them nothing was sent yet. */
  readonly offerStage: string;
  /** What the other stages are called until somebody names them. */
  readonly freeStages: Readonly<Record<'custom' | 'test' | 'interview' | 'interview_ia', string>>;
  /** The options of a question that is answered by yes or no. */
  readonly answers: Readonly<Record<'yes' | 'no', string>>;
  /** Templates of mails, with their variables in double braces. */
  readonly mails: Readonly<
    Record<'received' | 'stage' | 'test' | 'interview' | 'offer' | 'hired' | 'rejected' | 'closed', MailWords>
  >;
  /** The template of a stage of an AI interview, or of tests that nobody is sent by itself: somebody of the team goes on. */
  readonly nextStepMail: MailWords;
  readonly sampleCandidate: string;
  readonly sampleStatus: string;
  readonly page: {
    readonly list: { readonly title: string; readonly description: string };
    readonly company: {
      readonly title: (company: string) => string;
      readonly description: (company: string) => string;
      readonly notFound: string;
    };
    readonly notFound: string;
    readonly apply: (title: string) => string;
    readonly at: (title: string, company: string) => string;
    readonly remote: string;
    readonly closed: string;
    /** What stands on the page before the client, and without it. */
    readonly written: Readonly<
      Record<
        | 'jobs'
        | 'perMonth'
        | 'facts'
        | 'about'
        | 'demonstrate'
        | 'benefits'
        | 'how'
        | 'apply'
        | 'noAccount'
        | 'noScript',
        string
      >
    >;
  };
}
