import type { Phrases } from '../phrases.ts';
import type { ownAiInterviews as source } from '../pt-BR/own-ai-interviews.ts';

export const ownAiInterviews: Phrases<typeof source> = {
  title: 'AI interviews',
  until: 'Begin by {{date}}',
  length_one: '{{count}} question, about {{minutes}}',
  length_many: '{{count}} questions, about {{minutes}}',
  length_other: '{{count}} questions, about {{minutes}}',
  begin: 'Begin',
  goOn: 'Continue',
  see: 'See interview',
  state: {
    waiting: 'Waiting for you',
    inProgress: 'Under way',
    completed: 'Done',
    failed: 'Ended early',
    cancelled: 'Canceled',
    expired: 'Time is over',
    person: 'You asked for a person',
  },
  openFailed: 'The interview could not be opened. Try again, or use the link in the email.',
};
