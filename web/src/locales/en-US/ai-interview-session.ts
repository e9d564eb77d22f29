import type { Phrases } from '../phrases.ts';
import type { aiInterviewSession as source } from '../pt-BR/ai-interview-session.ts';

export const aiInterviewSession: Phrases<typeof source> = {
  title: 'AI interview',
  progress: 'Progress of the interview',
  question: 'Question {{number}} of {{total}}',
  followUp: 'follow-up',
  required: 'required',
  time: '{{used}} of about {{total}}',
  pause: 'Pause',
  preparing: 'Getting ready…',
  name: {
    heading: 'Say your name to begin',
    headingText: 'Write your name to begin',
    lead: 'Say it aloud, or write it below.',
    leadText: 'As people call you, with your last name.',
    prompt: 'Hello. To begin, please say your name.',
    reading: 'Reading aloud. Feel free to start speaking.',
    listening: 'Listening. You can say your name.',
    heard: 'Name heard.',
    label: 'Your name',
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
    muted: 'Do not read aloud',
    none: 'This browser has no voice for this language.',
  },
  voice: {
    reading: 'Reading the question. If you are ready, just start speaking.',
    listening: 'Listening to you.',
    holds: 'Take your time. We go on when you speak again.',
    offered: 'Finished? If you say nothing more, your answer goes on its way in a moment.',
    ended: 'Sending your answer…',
    goOn: 'Not finished yet',
    isQuiet: 'No hurry. If you prefer, hear the question again or answer in writing.',
    isLong: 'Your answer is longer than five minutes. Finish when you can.',
  },
  answer: {
    label: 'Your answer',
    hintVoice: 'What you say appears here. To correct it, type in the text: we stop listening meanwhile.',
    empty: 'Answer before you go on',
    emptySkip: 'Answer before you go on, or skip the question',
    done: 'I’m done',
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
  microphone: {
    title: {
      denied: 'The microphone was not allowed',
      network: 'The transcription no longer answers',
      language: 'This browser does not transcribe this language',
      unsupported: 'This browser does not turn speech into text',
      code: 'The part that listens to you could not be loaded',
    },
    writeOn: 'You can go on in writing. What was said already is in the text.',
    retry: 'Try again',
    steps: {
      chromium:
        'Select the icon beside the address, at the top of the window.\nAllow the microphone for this site.\nTry again.',
      firefox: 'Click the microphone icon beside the address.\nRemove the block for this site.\nTry again.',
      safari: 'In the Safari menu, open “Settings for this website”.\nFor Microphone, choose Allow.\nTry again.',
      ios: 'Tap the options button in the address bar and open “Website Settings”.\nFor Microphone, choose Allow.\nTry again.',
      android:
        'Tap the icon beside the address and open “Permissions”.\nAllow the microphone for this site.\nTry again.',
    },
    system:
      'If it is allowed already, check that the microphone is connected and allowed in the settings of the device.',
  },
  sending: {
    retrying: 'No connection. Your answer is kept on this device, and we keep trying…',
    failed: 'Your answer has not been sent yet',
    kept: 'There is no connection. The answer is kept on this device and goes out as soon as the connection is back.',
    again: 'Send again',
    stepFailed: 'The interview could not go on',
  },
  paused: {
    heading: 'The interview is paused',
    text: 'The question waits for you. Go on within {{hours}} hours, here or by opening the link on another device.',
    submit: 'Continue',
  },
  elsewhere: {
    heading: 'The interview goes on in another page',
    text: 'It was opened in another tab or on another device. To go on here, bring the interview to this page.',
    submit: 'Continue on this page',
  },
};
