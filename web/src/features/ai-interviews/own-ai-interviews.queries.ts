import { listOwnAiInterviews } from '@prova/contract/ai-interviews/session';
import type { DataOf } from '@prova/contract/endpoint';
import { pageQueryOf } from '../../lib/query.ts';

/** The talent's AI interviews, those that can be begun first: as many as one page has, which only what is long over goes beyond. */
export const ownAiInterviewsQuery = pageQueryOf(listOwnAiInterviews, { query: { limit: 100 } });

/** What shows something else once a result is shown or hidden; the profile follows by itself. */
export const changedByOwnProof = [listOwnAiInterviews];

export type OwnAiInterview = DataOf<typeof listOwnAiInterviews>[number];
