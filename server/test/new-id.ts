import { systemClock } from '../src/platform/clock.ts';
import { newId as idAt } from '../src/platform/id.ts';

/** An id for rows that a test writes itself, and for what does not exist. */
export const newId = () => idAt({ clock: systemClock });
