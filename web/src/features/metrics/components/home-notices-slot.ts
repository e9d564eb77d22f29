import { defineSlot } from '../../../lib/slots.tsx';

/** What else waits for a recruiter, in what is built on the home; it stands last, since it comes after the rest. */
export const homeNotices = defineSlot();
