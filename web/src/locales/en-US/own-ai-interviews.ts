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
  proof: {
    title: 'A person at {{company}} confirmed the analysis of this interview',
    skills: 'What this interview proves',
    levels: { ADVANCED: 'advanced', INTERMEDIATE: 'intermediate', BEGINNING: 'beginner' },
    show: 'Show on my profile',
    hint: 'Whoever sees your profile reads the level, the date, that it came from an AI interview and that a person at {{company}} confirmed it. It counts toward your match with jobs and is valid until {{date}}; it counts for less as it ages. It leaves your profile if you withdraw your application or the interview is erased. We let you know when it leaves because the company took the confirmation back, asked for another analysis, lost its verification or began to hide who applies.',
    shown: 'Result on your profile',
    hidden: 'Result off your profile',
    failed: 'The profile did not change',
  },
  openFailed: 'The interview could not be opened. Try again, or use the link in the email.',
};
