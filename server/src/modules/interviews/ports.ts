import type { Ctx } from '../../platform/context.ts';
import { definePort } from '../../platform/ports.ts';

/** What interviews need of modules further right. */
export const interviewPorts = {
  /** Those of these members for whose blind grade an answer of the person behind an application waits. */
  gradersWaitedFor:
    definePort<
      (ctx: Ctx, about: { readonly applicationId: string; readonly userIds: readonly string[] }) => Promise<string[]>
    >('interviews.gradersWaitedFor'),
};
