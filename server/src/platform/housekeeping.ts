import * as z from 'zod';
import { purgeIdempotencyKeys } from './http/idempotency.ts';
import { defineTask } from './tasks.ts';
import { purgeTokens } from './tokens.ts';

/** Once an hour: what the platform itself keeps only for a while. */
export const housekeeping = defineTask({
  name: 'platform.housekeeping',
  data: z.object({}),
  retryLimit: 3,
  cron: '17 * * * *',
  run: async (ctx) => {
    await purgeIdempotencyKeys(ctx);
    await purgeTokens(ctx);
  },
});
