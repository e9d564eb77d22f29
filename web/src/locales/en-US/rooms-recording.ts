import type { Phrases } from '../phrases.ts';
import type { roomsRecording as ptBR } from '../pt-BR/rooms-recording.ts';

export const roomsRecording: Phrases<typeof ptBR> = {
  offline: 'No connection to the room. Answer again when it is back.',
  notSent: 'No connection to the room. Try again when it is back.',
  oldWords: 'The text about recording has changed. Reload the page to read the current one.',
  words: {
    picture: 'Picture and sound are recorded, and what is said is written down.',
    sound: 'Sound is recorded, and what is said is written down. There is no picture.',
    either: 'The recording has sound, and what is said in writing. It may have a picture.',
    who: 'Only the team of this job can see the recording.',
    howLong: 'It is kept for as long as the company has set, and then deleted.',
    free: 'Saying no will not count against you.',
    withdraw: 'You can change your mind at any time: the recording and its transcript are deleted.',
  },
  record: {
    title: 'Record this interview?',
    text: 'We ask everybody in the room first. Recording begins only when all of them agree.',
    picture:
      'The recording will have picture and sound. It is made in this browser: stay in the room until you stop it.',
    soundOnly:
      'This browser records audio only. To record video, join with Chrome or Edge on a computer. The recording is made here: stay in the room until you stop it.',
    yes: 'Ask everybody',
  },
  asking: {
    title: 'Waiting for answers about recording',
    awaited: 'Still to answer: {{names}}. Nothing is recorded until everybody agrees.',
    soon: 'Everybody has answered. Recording is about to begin.',
    cancel: 'Cancel request',
  },
  callOff: {
    title: 'Cancel the request to record?',
    text: 'Nothing has been recorded so far.',
    yes: 'Cancel request',
    no: 'Keep waiting',
  },
  ask: {
    title: 'May the interview be recorded?',
    text: '{{name}} would like to record the interview. Nothing is recorded before everybody agrees.',
    yes: 'I agree',
    no: 'I do not agree',
  },
  door: {
    title: 'This interview is being recorded, or is about to be',
    text: 'Before you can come in, say whether you agree to be recorded.',
    accepted: 'You agreed to be recorded. Now just wait to be let in.',
    declined: 'You did not agree to be recorded. The host sees your answer, and can stop the recording to let you in.',
  },
  entry: {
    title: 'This interview is being recorded',
    text: 'To come in, you have to agree to be recorded.',
    yes: 'I agree, let me in',
    no: 'I do not agree, go back',
  },
  mark: {
    label: 'About the recording',
    recording: 'Recording',
    interrupted: 'Recording interrupted',
    title: 'This interview is being recorded',
    by: 'Recorded by {{name}}. Everybody in the room agreed to this:',
    interruptedText:
      '{{name}} has lost the connection to the room. Their browser may go on recording, and sends it once it is back.',
  },
  noRecorder: {
    title: 'Recording does not work in this browser now',
    text: 'Nothing is being recorded at the moment. Reload the page to record what comes next, or stop the recording. The conversation goes on as usual.',
  },
  stop: {
    open: 'Stop recording',
    title: 'Stop recording?',
    text: 'What was recorded so far stays with the interview. To record again, everybody is asked once more.',
    yes: 'Stop',
    no: 'Keep recording',
  },
  withdraw: {
    open: 'Withdraw my consent',
    title: 'Withdraw your consent?',
    text: 'Recording stops, and the recording and its transcript are deleted. Chat messages and typed captions stay. This will not count against you.',
    yes: 'Withdraw and delete',
    no: 'Keep it',
  },
};
