import type { Phrases } from '../phrases.ts';
import type { expert as source } from '../pt-BR/expert.ts';

export const expert: Phrases<typeof source> = {
  title: 'Home',
  morning: 'Good morning, {{name}}',
  afternoon: 'Good afternoon, {{name}}',
  evening: 'Good evening, {{name}}',
  waiting_one: '{{count, number}} answer is waiting to be graded',
  waiting_many: '{{count, number}} answers are waiting to be graded',
  waiting_other: '{{count, number}} answers are waiting to be graded',
  waitingText: 'The names of who gave them stay hidden.',
  grade: 'Grade answers',
  loadError: 'The answers to be graded did not load',
  nothing: 'Nothing to grade now',
  nothingText: 'When a company asks for your evaluation, the answers appear here, without the names of who gave them.',
};
