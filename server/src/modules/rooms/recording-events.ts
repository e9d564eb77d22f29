import * as z from 'zod';
import { defineEvent } from '../../platform/events.ts';

/** Somebody took back that they are recorded: nothing of it is kept. */
export const recordingWithdrawn = defineEvent({
  name: 'recording_withdrawn',
  data: z.object({ recordingId: z.string() }),
});

/** Nothing of a recording of an interview is kept any more: its time was over, or somebody deleted it. */
export const recordingRemoved = defineEvent({
  name: 'recording_removed',
  data: z.object({ interviewId: z.string() }),
});
