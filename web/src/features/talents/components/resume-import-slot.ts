import { defineSlot } from '../../../lib/slots.tsx';

/** Beside the other actions on one's own profile: another way to fill it in. */
export const resumeImport = defineSlot();
