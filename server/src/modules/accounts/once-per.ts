import type { Ctx } from '../../platform/context.ts';

/**
 * A key for mails that anybody can have sent to an address by knowing it: the same for a span of time, so that a mailbox
 * gets one of them in it, however often and from wherever it is asked for.
 */
export function oncePer(ctx: Ctx, seconds: number, what: string): string {
  return `${what}:${Math.floor(ctx.clock.now().getTime() / 1000 / seconds)}`;
}
