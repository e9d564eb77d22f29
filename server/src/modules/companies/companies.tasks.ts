import * as z from 'zod';
import { DAY } from '../../platform/clock.ts';
import { defineTask } from '../../platform/tasks.ts';
import { deleteOldProofs } from './companies.queries.ts';
import { deleteOldInvitations } from './team.queries.ts';

/** Half a year: who was invited need not have an account, and never asked to be known here. */
const KEPT_DAYS = 183;

const purge = defineTask({
  name: 'companies.purge',
  data: z.object({}),
  retryLimit: 3,
  cron: '7 4 * * *',
  run: async (ctx) => {
    await deleteOldInvitations(ctx, KEPT_DAYS * DAY);
    await deleteOldProofs(ctx, KEPT_DAYS * DAY);
  },
});

export const companyTasks = [purge];
