import type { Ctx } from '../../platform/context.ts';
import { defineHook, definePort } from '../../platform/ports.ts';

/** Somebody leaves a company, or works on no jobs from now on: what is in their name goes to another member. */
export interface Transfer {
  readonly companyId: string;
  readonly from: string;
  /** Null where nothing has to be handed over. */
  readonly to: string | null;
}

/** What companies need of modules further right. */
export const companyPorts = {
  /** Jobs in the name of each of these people, in one company; people without any may be left out. */
  jobsByOwner:
    definePort<(ctx: Ctx, companyId: string) => Promise<ReadonlyMap<string, number>>>('companies.jobsByOwner'),
  /** Interviews that these people lead or have organised and that may still take place; people without any may be left out. */
  interviewsByMember:
    definePort<(ctx: Ctx, companyId: string) => Promise<ReadonlyMap<string, number>>>('companies.interviewsByMember'),
  /** Each gives what is in the name of somebody, who leaves or runs no jobs any more, to another. */
  transferWork: defineHook<[ctx: Ctx, transfer: Transfer]>('companies.transferWork'),
  /** Runs in the transaction that closes a company, while it is still open. */
  onClosing: defineHook<[ctx: Ctx, companyId: string]>('companies.onClosing'),
  /** Runs in the transaction that removes the person. */
  onMemberLeaving: defineHook<[ctx: Ctx, transfer: Transfer]>('companies.onMemberLeaving'),
};
