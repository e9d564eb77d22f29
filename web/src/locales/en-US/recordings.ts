import type { Phrases } from '../phrases.ts';
import type { recordings as portuguese } from '../pt-BR/recordings.ts';

export const recordings: Phrases<typeof portuguese> = {
  title: 'Recording',
  loadError: 'The recordings did not load',
  recordedBy: 'recorded by {{name}}',
  removedOn: 'will be deleted by {{when}}',
  actions: 'Recording actions',
  download: 'Download',
  downloadPart: 'Download part {{number}}',
  player: 'Recording of the interview',
  rate: 'Speed',
  parts: 'Parts of the recording',
  part: 'Part {{number}} ({{at}})',
  nameless: 'Candidate',
  incomplete: 'A part is missing: whoever recorded has not sent everything yet. It appears here once it arrives.',
  concealed: 'This job hides who applies: only those who take part in the interview can watch it.',
  states: {
    idle: { title: 'Nothing has arrived yet', text: 'The recording has begun, and its first part is on the way.' },
    recording: { title: 'Recording now', text: 'You can watch it here once the recording has ended.' },
    uploading: { title: 'Preparing the recording', text: 'This takes a moment. The page updates by itself.' },
    completed: { title: 'Recording ready', text: 'Everything that was recorded is here.' },
    aborted: {
      title: 'There is nothing to watch',
      text: 'The recording was discarded, or the browser making it was closed before sending anything.',
    },
  },
  playError: {
    title: 'The recording could not be played',
    text: 'Check whether your internet connection works. The recording may also have been deleted, or you may not have access any more.',
    retry: 'Try again',
  },
  transcript: {
    title: 'What was said',
    lead: 'Choose a line to listen from there. Captions by the browser may have mistakes.',
    empty: 'Nobody turned captions on during the recording, so there is no transcript.',
    typed: 'typed',
  },
  consents: {
    open: 'Who agreed to be recorded',
    title: 'Who agreed to be recorded',
    lead: 'The recording began only after everybody in the room had agreed.',
  },
  withdraw: {
    open: 'Withdraw my consent',
    title: 'Withdraw your consent?',
    text: 'The recording and its transcript will be deleted for everybody, now and for good. Typed captions and notes stay.',
    confirm: 'Withdraw and delete',
  },
  remove: {
    open: 'Delete recording',
    title: 'Delete this recording?',
    text: 'The recording and its transcript will be deleted for the whole team. This cannot be undone.',
    confirm: 'Delete recording',
  },
  roles: {
    host: 'ran the interview',
    interviewer: 'interviewed',
    candidate: 'candidate',
    observer: 'observed',
  },
};
