import * as z from 'zod';
import { defineTask } from '../../platform/tasks.ts';
import { forgetEvents, forgetOldPayers } from './payer.queries.ts';

/** Five years after the year in which something was paid, and some months for who is late. */
const PAYERS_KEPT_YEARS = 6;
const EVENTS_KEPT_DAYS = 90;

/** What nobody asks for any more. */
export const forgetPayersTask = defineTask({
  name: 'billing.forgetPayers',
  data: z.object({}),
  retryLimit: 2,
  cron: '20 4 * * *',
  async run(ctx) {
    const [payers, events] = [ctx.clock.now(), ctx.clock.now()];
    payers.setUTCFullYear(payers.getUTCFullYear() - PAYERS_KEPT_YEARS);
    events.setUTCDate(events.getUTCDate() - EVENTS_KEPT_DAYS);
    await ctx.transaction(async (ctx) => {
      await forgetOldPayers(ctx, payers);
      await forgetEvents(ctx, events);
    });
  },
});
