import { defineSlot } from '../../../lib/slots.tsx';

/** What was recorded of an interview, on the page that its candidate's link opens. */
export const invitedRecordingsSlot = defineSlot<{ token: string }>();
