import { defineSlot } from '../../../lib/slots.tsx';

/** What else waits for a recruiter, at the end of the home, since it comes after the rest. */
export const homeNotices = defineSlot();
