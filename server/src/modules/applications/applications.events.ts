import * as z from 'zod';
import { defineEvent } from '../../platform/events.ts';

/** An application is over: the candidate withdrew, or the job was closed. What is still open for it ends too. */
export const applicationEnded = defineEvent({
  name: 'application_ended',
  data: z.object({ applicationId: z.uuid(), how: z.enum(['withdrawn', 'closed']) }),
});
