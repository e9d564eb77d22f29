import type { Ctx } from '../../platform/context.ts';
import { defineHook, definePort } from '../../platform/ports.ts';

/** What tests need of modules further right. */
export const assessmentPorts = {
  /** Of tests as they are now: how many people have seen what is right in some of their questions. Others are missing. */
  answersSeenBy:
    definePort<(ctx: Ctx, testIds: readonly string[]) => Promise<ReadonlyMap<string, number>>>(
      'assessments.answersSeenBy',
    ),
  /** A published test is about to be put away or removed: throws where it cannot be done without. */
  onPutAway: defineHook<[ctx: Ctx, testId: string]>('assessments.onPutAway'),
};
