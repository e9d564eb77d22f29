import { applicationTimeline } from '@prova/contract/applications/applications';
import { listFeedbacks } from '@prova/contract/evaluations/feedbacks';
import { queryOf } from '../../lib/query.ts';

/** Feedback about an application, as the reader may see it; an application has but a few. */
export const feedbackQuery = (applicationId: string) => queryOf(listFeedbacks, { query: { applicationId } });

/** What shows something else once feedback was written, changed, shared or removed. */
export const changedByFeedback = [listFeedbacks, applicationTimeline];
