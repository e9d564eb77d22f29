import { id } from '@prova/contract/common';
import { interviewChanged, interviewTopic } from '@prova/contract/interviews/realtime';
import * as z from 'zod';
import { type Address, defineMessage, toTopic } from '../../platform/realtime/messages.ts';

/** Where whoever holds an interview's room hears of it. */
export const toInterview = (interviewId: string): Address => toTopic(interviewTopic, { interviewId });

/** Its time, its place, its people or its status are others. */
export const interviewChange = defineMessage({
  message: interviewChanged,
  data: z.object({ interviewId: id }),
  to: ({ interviewId }) => toInterview(interviewId),
  load: async (_ctx, data) => data,
});
