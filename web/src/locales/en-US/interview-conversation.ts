import type { Phrases } from '../phrases.ts';
import type { interviewConversation as portuguese } from '../pt-BR/interview-conversation.ts';

/** Of the page of an interview that was held in our room. */
export const interviewConversation: Phrases<typeof portuguese> = {
  title: 'What was said in the room',
  lead: 'The messages of the chat, and the captions. Automatic captions may be wrong.',
  nothing: 'Nobody wrote in the chat or used captions.',
  loadError: 'The conversation of the room did not load',
  erased: 'Somebody who erased their data',
  browser: 'caption by the browser',
  service: 'caption by the transcription service',
  typed: 'typed caption',
  download: 'Download as text',
  fileName: 'interview.txt',
  showAll_one: 'Show all ({{count, number}})',
  showAll_many: 'Show all ({{count, number}})',
  showAll_other: 'Show all ({{count, number}})',
};
