import { defineSlot } from '../../../lib/slots.tsx';

/** What an analysis says of an interview, on its page. */
export const interviewAnalysisSlot = defineSlot<{ interviewId: string }>();
