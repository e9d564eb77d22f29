import type { Phrases } from '../phrases.ts';
import type { aiInterviewPerson as source } from '../pt-BR/ai-interview-person.ts';

export const aiInterviewPerson: Phrases<typeof source> = {
  question: 'Ask to talk to a person?',
  consequences:
    'This interview ends here, without any result, and the team at {{company}} is told that you would rather talk to a person. They decide how to go on and get in touch with you. This cannot be undone.',
  consequencesBegun:
    'This interview ends here, without any result, and what you have answered stays with your application. The team at {{company}} is told that you would rather talk to a person, decides how to go on and gets in touch with you. This cannot be undone.',
  note: 'A note for {{company}}',
  noteHint: 'If you like, say what would help you: a time, sign language, another format.',
  yes: 'Ask for a person',
  back: 'Back',
  failed: 'Your request could not be sent',
};
