import * as z from 'zod';
import { defineEvent } from '../../platform/events.ts';

/** Somebody took back that they are recorded: nothing of it is kept. */
export const recordingWithdrawn = defineEvent({
  name: 'recording_withdrawn',
  data: z.object({ recordingId: z.string() }),
});
