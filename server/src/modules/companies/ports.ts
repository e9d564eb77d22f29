import type { Ctx } from '../../platform/context.ts';

/** Somebody leaves a company, or works on no jobs from now on: what is in their name goes to another member. */
export interface Handover {
  readonly companyId: string;
  readonly from: string;
  /** Null where nothing has to be handed over. */
  readonly to: string | null;
}

/** What companies ask of modules further right; filled in by app.ts. */
export interface CompanyPorts {
  /** Jobs in the name of each of these people, in one company; people without any may be left out. */
  readonly jobsByOwner: (ctx: Ctx, companyId: string) => Promise<ReadonlyMap<string, number>>;
  /** Each gives what is in the name of somebody, who leaves or runs no jobs any more, to another. */
  readonly handOver: readonly ((ctx: Ctx, handover: Handover) => Promise<void>)[];
  /** Run in the transaction that removes the person. */
  readonly onMemberLeaving: readonly ((ctx: Ctx, handover: Handover) => Promise<void>)[];
}

let connected: CompanyPorts | undefined;

export function connectCompanies(ports: CompanyPorts): void {
  connected = ports;
}

export function companyPorts(): CompanyPorts {
  if (!connected) throw new Error('connectCompanies was not called');
  return connected;
}
