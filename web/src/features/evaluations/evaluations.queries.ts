import { applicationTimeline } from '@prova/contract/applications/applications';
import { listNotes } from '@prova/contract/evaluations/evaluations';
import { listFeedbacks } from '@prova/contract/evaluations/feedbacks';
import { queryOf } from '../../lib/query.ts';

/** What shows something else once a note was written, changed or removed. */
export const changedByNote = [listNotes, applicationTimeline];

/** Feedback about an application, as the reader may see it; an application has but a few. */
export const feedbackQuery = (applicationId: string) => queryOf(listFeedbacks, { query: { applicationId } });

/** The same for what was done with feedback. */
export const changedByFeedback = [listFeedbacks, applicationTimeline];
