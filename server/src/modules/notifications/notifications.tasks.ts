import * as z from 'zod';
import { after, DAY } from '../../platform/clock.ts';
import { defineTask } from '../../platform/tasks.ts';
import { sendDigests } from './digest.ts';
import { deleteOld } from './notifications.queries.ts';

/** Entries of the bell are news, not history. */
const KEPT_DAYS = 365;
/** Rows of one statement, so that none holds its locks for long. */
const BATCH = 5_000;

export const purgeNotifications = defineTask({
  name: 'notifications.purge',
  data: z.object({}),
  retryLimit: 3,
  expireInSeconds: 1_800,
  cron: '20 6 * * *',
  run: async (ctx) => {
    const date = after(ctx.clock.now(), -KEPT_DAYS * DAY);
    let deleted = 0;
    for (;;) {
      const batch = await deleteOld(ctx, date, BATCH);
      deleted += batch;
      if (batch < BATCH) break;
    }
    ctx.log.info({ deleted }, 'old notifications deleted');
  },
});

export const notificationTasks = [purgeNotifications, sendDigests];
