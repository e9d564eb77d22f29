import { defineSlot } from '../../../lib/slots.tsx';

/** What a talent makes of a result that is their own; `proves` where it proves its skills. */
export const ownResultSlot = defineSlot<{ id: string; proves: boolean }>();
