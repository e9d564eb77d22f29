import * as z from 'zod';
import { DAY, HOUR, MINUTE } from '../../platform/clock.ts';
import { defineTask } from '../../platform/tasks.ts';
import { deleteDeadSessions, forgetSuccessors } from './accounts.queries.ts';
import { deleteOldRegistrations } from './registration/registrations.queries.ts';
import { deleteOldChallenges } from './second-factor/second-factor.queries.ts';
import { REFRESH_DAYS } from './sessions/sessions.ts';
import { deleteOldFailures } from './sessions/tries.queries.ts';
import { notifyOfLock } from './sessions/tries.ts';

/** A registration whose address nobody proves is forgotten so long after the last mail that was asked for. */
const REGISTRATION_DAYS = 30;

const purge = defineTask({
  name: 'accounts.purge',
  data: z.object({}),
  retryLimit: 3,
  cron: '41 * * * *',
  run: async (ctx) => {
    await deleteOldFailures(ctx, HOUR);
    await deleteOldChallenges(ctx, HOUR);
    await deleteOldRegistrations(ctx, REGISTRATION_DAYS * DAY);
    await forgetSuccessors(ctx, MINUTE);
    await deleteDeadSessions(ctx, (REFRESH_DAYS + 1) * DAY);
  },
});

export const accountTasks = [purge, notifyOfLock];
