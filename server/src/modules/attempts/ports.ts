import type { Ctx } from '../../platform/context.ts';
import { definePort } from '../../platform/ports.ts';

/** What attempts need of modules further right. */
export const attemptPorts = {
  /**
   * What was made of a result follows a grade that is given once more, in the transaction that holds the attempt.
   * @returns whether something that proved it has ended now
   */
  followScore: definePort<(ctx: Ctx, attemptId: string) => Promise<boolean>>('attempts.followScore'),
};
