import type { Phrases } from '../phrases.ts';
import type { recorder as source } from '../pt-BR/recorder.ts';

export const recorder: Phrases<typeof source> = {
  offline: 'No connection: the recording goes on',
  offlineText:
    'Nothing is lost: {{size}} is stored on this computer and will be sent as soon as the connection is back. Keep this page open.',
  memory: 'The disk of this computer is full',
  memoryText:
    'The recording goes on, kept by this page alone ({{size}} of at most {{most}}). Free some space on the disk, and leave the page open until everything is sent.',
  lost: 'There was no room for part of the recording',
  lostText:
    '{{time}} could not be kept. The rest is safe, and recording resumes as soon as there is room: free some space on the disk, or check your connection.',
  broken: 'Part of the recording could not be sent',
  brokenText: 'What arrived until then is saved with the interview. What comes after it follows as another part.',
  sending: 'Sending the recording: {{size}} left',
  sendingText: 'Keep this page open until the end. If it closes, sending goes on when you are back.',
  progress: '{{done}} of {{of}}',
  sendingRest: 'Sending the rest of the recording',
  sent: 'Recording sent',
  sentText: 'It will be on the page of the interview in a moment.',
  gone: 'The server no longer accepts the recording',
  goneText: 'What was still on this computer has been deleted.',
  soundOnly: 'The recording goes on with audio only',
  soundOnlyText: 'This browser has stopped making the picture. What was recorded until now is safe.',
  problems: {
    permission: 'The browser did not allow recording',
    recording: 'The recording was interrupted',
    stop: 'The recording did not end properly',
    open: 'Sending the recording has not started yet',
    sign: 'The server did not allow the next part to be sent',
    chunk: 'Part of the recording has not arrived yet',
    complete: 'The recording has arrived, but is not completed yet',
    abort: 'The recording is not discarded yet',
  },
  problemTexts: {
    permission:
      'What was recorded already is safe. Allow camera and microphone for this site in the settings of your browser: recording then starts by itself.',
    recording:
      'It starts again by itself in a few seconds, and what was recorded until now is safe. Only this pause is missing. If it does not come back, reload the page and enter the room again.',
    stop: 'What was recorded is safe and still being sent; the last two seconds may be missing. Keep this page open until the end.',
    open: 'Nothing is lost: everything is kept on this computer, and we try again in a moment. Keep this page open.',
    sign: 'Nothing is lost: the recording is kept on this computer, and we try again in a moment. Keep this page open.',
    chunk: 'Nothing is lost: it is kept on this computer, and we try again in a moment. Keep this page open.',
    complete: 'All that was recorded is on the server. We try to complete it again in a moment; keep this page open.',
    abort: 'Part of it is still kept. Check your connection and discard it again.',
  },
  full: 'The server has no room for the recording',
  fullText:
    'Nothing is lost: it waits on this computer, and we try again in a moment. Keep this page open, and let your platform administrator know.',
  unsent: {
    sending: 'Sending the rest of the recording of the interview with {{names}}',
    sendingAlone: 'Sending the rest of the recording of an interview',
    left: 'It was kept on this computer.',
    sent: 'The rest of the recording of the interview with {{names}} has arrived',
    sentAlone: 'The rest of the recording of the interview has arrived',
    gone: 'The recording that waited on this computer is no longer accepted',
    goneText: 'It was deleted, or too much time has passed. What was kept here has been deleted.',
    discard: 'Discard',
    discardTitle: 'Discard the rest of this recording?',
    discardText:
      'What has not arrived is deleted from this computer for good. What has arrived stays saved with the interview.',
    keep: 'Keep sending',
    discarded: 'The rest was discarded',
  },
};
