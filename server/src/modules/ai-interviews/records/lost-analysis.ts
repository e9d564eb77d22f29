import { after, MINUTE } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';

/** A model may take so long for a long interview. */
export const RUN_MINUTES_MAX = 30;
const LOST_MINUTES = RUN_MINUTES_MAX + 10;

/** What was begun by then and still runs has died with its process, and may be asked for again. */
export const lostBefore = (ctx: Ctx): Date => after(ctx.clock.now(), -LOST_MINUTES * MINUTE);

export const isLost = (ctx: Ctx, { state, createdAt }: { readonly state: string; readonly createdAt: Date }): boolean =>
  state === 'running' && createdAt <= lostBefore(ctx);
