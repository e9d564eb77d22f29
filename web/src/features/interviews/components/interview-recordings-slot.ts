import { defineSlot } from '../../../lib/slots.tsx';

/** What was recorded of an interview, on its page. */
export const interviewRecordingsSlot = defineSlot<{ interviewId: string }>();
