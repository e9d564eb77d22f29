import { defineSlot } from '../../../lib/slots.tsx';

/** How the candidate of an interview did in tests, on its page. */
export const interviewResultsSlot = defineSlot<{ interviewId: string }>();
