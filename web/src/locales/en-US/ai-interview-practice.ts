import type { Phrases } from '../phrases.ts';
import type { aiInterviewPractice as source } from '../pt-BR/ai-interview-practice.ts';

export const aiInterviewPractice: Phrases<typeof source> = {
  place: 'Practice question',
  done: 'This is what we understood',
  doneText: 'None of this was kept. In the interview, too, you can correct the text before you finish each answer.',
  again: 'Practice again',
  close: 'End practice',
};
