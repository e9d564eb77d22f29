import { defineSlot } from '../../../lib/slots.tsx';

/** What a profile has led to, in figures. */
export const profileFigures = defineSlot();
