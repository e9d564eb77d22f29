import { defineSlot } from '../../../lib/slots.tsx';

/** What was written and said in the room of an interview, on its page. */
export const interviewConversationSlot = defineSlot<{ interviewId: string; held: boolean }>();
