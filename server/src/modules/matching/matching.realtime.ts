import { id } from '@prova/contract/common';
import { matchesChanged } from '@prova/contract/matching/realtime';
import * as z from 'zod';
import { defineMessage, toUser } from '../../platform/realtime/messages.ts';

/** A profile is worked out a second after its change, when the screen may have asked already. */
export const changeOfMatches = defineMessage({
  message: matchesChanged,
  data: z.object({ userId: id }),
  to: ({ userId }) => toUser(userId),
  load: async () => ({}),
});
