import type { Phrases } from '../phrases.ts';
import type { aiInterviewSession as source } from '../pt-BR/ai-interview-session.ts';

export const aiInterviewSession: Phrases<typeof source> = {
  progress: 'Progress of the interview',
  question: 'Question {{number}} of {{total}}',
  followUp: 'follow-up',
  required: 'required',
  time: '{{used}} of about {{total}}',
  preparing: 'Getting ready…',
  pause: 'Pause',
  name: {
    heading: 'Say your name to begin',
    headingText: 'Write your name to begin',
    lead: 'Say it aloud, or write it below.',
    leadText: 'What people call you, with your last name.',
    label: 'Your name',
    late: 'We are still writing down what you said. Wait a moment, or type your name',
    submit: 'Continue',
  },
  confirm: {
    heading: 'I understood “{{name}}”. Is that right?',
    text: 'When you confirm, the first question appears.',
    other:
      'Your application says {{name}}. It is fine if that differs: the interview begins all the same, and the team sees both.',
    yes: 'Yes, begin',
    no: 'No, correct it',
  },
  sound: {
    again: 'Hear the question',
    stop: 'Stop reading',
    none: 'This browser has no voice for this language.',
  },
  answer: {
    label: 'Your answer',
    hintVoice: 'What you say appears here. To correct it, type in the text: we stop listening meanwhile.',
    empty: 'Answer before you go on',
    emptySkip: 'Answer before you go on, or skip the question',
    done: 'I’m done',
    sendNow: 'Send now',
    late: 'We are still writing down what you said. Wait a moment, or answer in writing',
    send: 'Send answer',
    byText: 'Answer in writing',
    byVoice: 'Answer by speaking',
    backToVoice: 'Speak again',
    skip: 'Skip this question',
    skipTitle: 'Skip this question?',
    skipRequired:
      'The company marked this question as required. If you skip it, it stays without an answer, and the team sees that.',
    skipText: 'What you have said or written here will not be sent.',
    skipYes: 'Skip',
    back: 'Back',
  },
  sending: {
    retrying: 'No connection. Your answer is kept on this device, and we keep trying…',
    failed: 'Your answer has not been sent yet',
    kept: 'There is no connection. The answer is kept on this device and goes out as soon as the connection is back.',
    again: 'Send again',
    stepFailed: 'The interview could not go on',
  },
};
