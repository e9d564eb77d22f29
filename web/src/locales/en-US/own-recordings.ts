import type { Phrases } from '../phrases.ts';
import type { ownRecordings as portuguese } from '../pt-BR/own-recordings.ts';

export const ownRecordings: Phrases<typeof portuguese> = {
  title: 'Recordings of interviews',
  titleOfInterview: 'This interview was recorded',
  text: 'Only those who work on this selection can watch it. You may take back your consent whenever you like; it has no effect on your application.',
  loadError: 'The recordings did not load',
  recorded: 'Recorded on {{when}}',
  agreed: 'you agreed on {{when}}',
  removedOn: 'will be deleted on {{when}}',
  withdraw: 'Take back consent',
  withdrawFrom: 'Take back consent to the recording with {{company}}',
  sureTitle: 'Delete this recording?',
  sureText:
    'The recording and its transcript will be deleted for everybody, now and for good. Notes that were written by hand stay.',
  sure: 'Take back and delete',
  keep: 'Keep recording',
  deleted: 'The recording was deleted.',
};
