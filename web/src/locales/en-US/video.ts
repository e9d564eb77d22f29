import type { Phrases } from '../phrases.ts';
import type { video as ptBR } from '../pt-BR/video.ts';

export const video: Phrases<typeof ptBR> = {
  intro:
    'Record a video of up to {{time}} with camera and microphone. You can watch it and record again before you finish.',
  prepare: 'Turn the camera on',
  start: 'Start recording',
  cancel: 'Cancel',
  stop: 'Stop',
  again: 'Record again',
  recording: 'Recording',
  left: '{{time}} left',
  camera: 'What the camera sees',
  yours: 'Your video answer',
  answer: 'Video answer',
  sending_one: 'Sending the video: {{count}} part left.',
  sending_many: 'Sending the video: {{count}} parts left.',
  sending_other: 'Sending the video: {{count}} parts left.',
  offline_one: 'No connection. {{count}} part of the video is kept on this device.',
  offline_many: 'No connection. {{count}} parts of the video are kept on this device.',
  offline_other: 'No connection. {{count}} parts of the video are kept on this device.',
  sent: 'Video sent.',
  partial: 'The recording was interrupted. What has arrived counts as your answer; record again if you prefer.',
  lost: 'The last recording did not arrive. Please record again.',
  lostOther: 'The video did not arrive: the recording was interrupted before it was sent.',
  arriving: 'The video is still arriving.',
  unsent: 'Your video is still being sent. Wait until it is done, then finish.',
  failures: {
    denied: 'No permission to use the camera',
    missing: 'No camera or microphone found',
    busy: 'The camera is in use',
    unsupported: 'This browser does not record video',
  },
  failureTexts: {
    denied: 'Allow camera and microphone for this site in the settings of your browser, and try again.',
    missing: 'Connect a camera and a microphone and try again, or open this link on a phone.',
    busy: 'Close the other program that uses the camera, and try again.',
    unsupported: 'Open this link in another browser or on a phone: the test continues where you left off.',
  },
};
