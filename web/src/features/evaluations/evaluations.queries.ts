import { applicationTimeline } from '@prova/contract/applications/applications';
import { listNotes } from '@prova/contract/evaluations/evaluations';

/** What shows something else once a note was written, changed or removed. */
export const changedByNote = [listNotes, applicationTimeline];
