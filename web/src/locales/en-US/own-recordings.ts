import type { Phrases } from '../phrases.ts';
import type { ownRecordings as portuguese } from '../pt-BR/own-recordings.ts';

export const ownRecordings: Phrases<typeof portuguese> = {
  title: 'Recordings of interviews',
  titleOfInterview: 'This interview was recorded',
  text: 'Only the people running each hiring process can watch its recordings. You can withdraw your consent at any time. If you applied for the job, that will not count against you.',
  textOfInterview:
    'Only the people running this hiring process can watch it. You can withdraw your consent at any time; that will not count against you.',
  loadError: 'The recordings did not load',
  recorded: 'Recorded on {{when}}',
  agreed: 'you agreed on {{when}}',
  removedOn: 'will be deleted by {{when}}',
  withdraw: 'Withdraw consent',
  withdrawFrom: 'Withdraw consent to the recording with {{company}}',
  sureTitle: 'Delete this recording?',
  sureText:
    'The recording and its transcript will be deleted for everybody, now and for good. Typed captions and notes stay.',
  sure: 'Withdraw and delete',
  keep: 'Keep recording',
  deleted: 'The recording was deleted.',
};
