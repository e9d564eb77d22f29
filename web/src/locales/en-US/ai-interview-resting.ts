import type { Phrases } from '../phrases.ts';
import type { aiInterviewResting as source } from '../pt-BR/ai-interview-resting.ts';

export const aiInterviewResting: Phrases<typeof source> = {
  paused: {
    heading: 'The interview is paused',
    text: 'The question waits for you. Continue within {{hours}} hours, here or by opening the link on another device.',
    submit: 'Continue',
  },
  between: {
    heading: 'The next question has not come yet',
    text: 'Your answer is kept.',
    submit: 'Ask for the next question',
  },
  elsewhere: {
    heading: 'The interview continues on another page',
    text: 'It was opened in another tab or on another device. To continue here, bring the interview to this page.',
    submit: 'Continue on this page',
  },
};
