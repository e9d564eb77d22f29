import { INTERVIEW_TYPES, INTERVIEW_VIEWS } from '@prova/contract/interviews/interview-fields';
import { choice, field, listAddress, order, type useListAddress } from '../../../lib/list-address.ts';

const ID = /^[0-9a-f-]{36}$/i;
const id = field<string | null>(null, (text) => (ID.test(text) ? text : null));

const narrowing = { type: choice(INTERVIEW_TYPES), jobId: id, interviewerId: id };
const beside = { view: order(INTERVIEW_VIEWS) };

export const interviewFilters = listAddress(narrowing, beside);
export type InterviewList = ReturnType<typeof useListAddress<typeof narrowing, typeof beside>>;
