import type { Phrases } from '../phrases.ts';
import type { aiInterviewVoice as source } from '../pt-BR/ai-interview-voice.ts';

export const aiInterviewVoice: Phrases<typeof source> = {
  muted: 'Do not read aloud',
  name: {
    reading: 'Reading aloud. Feel free to start speaking.',
    readingFirst: 'Reading aloud. We listen right after.',
    away: 'We are not listening right now.',
    listening: 'Listening. You can say your name.',
    heard: 'Name heard.',
  },
  turn: {
    reading: 'Reading the question. If you are ready, just start speaking.',
    readingFirst: 'Reading the question. We listen right after.',
    away: 'We are not listening right now.',
    listening: 'Listening to you.',
    writing: 'Writing down what you said…',
    late: 'The transcription is {{seconds, number}} s behind.',
    isLate: 'The transcription is behind, but goes on.',
    holds: 'Take your time. We go on when you speak again.',
    offered: 'Finished? If you say nothing more, your answer is sent in a moment.',
    ended: 'Sending your answer…',
    goOn: 'Not finished yet',
    isQuiet: 'No hurry. If you prefer, hear the question again or answer in writing.',
    isLong: 'Your answer is longer than five minutes. Finish when you can.',
  },
  microphone: {
    title: {
      denied: 'The microphone was not allowed',
      network: 'The transcription service stopped responding',
      language: 'This browser does not transcribe this language',
      unsupported: 'This browser does not turn speech into text',
      service: 'The transcription service is not available today',
    },
    writeOn: 'You can continue in writing. What you have said so far is in the text.',
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
};
