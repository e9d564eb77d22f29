import type { Phrases } from '../phrases.ts';
import type { ownInterviews as source } from '../pt-BR/own-interviews.ts';

export const ownInterviews: Phrases<typeof source> = {
  title: 'Upcoming interviews',
  one: 'Interview',
  answer: 'Answer',
  see: 'See interview',
  unanswered: 'Awaits your answer',
  accepted: 'You’ll be there',
  anotherTime: 'Another time requested',
  now: 'It’s time',
  loadError: 'Your interviews could not be loaded',
  loadErrorText: 'Check your connection and try again.',
};
