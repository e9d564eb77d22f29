import type { PartState } from '@prova/contract/site/status-fields';
import type { Ctx } from '../../platform/context.ts';
import { countLatest } from './mail-state.queries.ts';

export const mailState = async (ctx: Ctx): Promise<PartState> => stateOfMails(await countLatest(ctx));

/** A single mail that is tried again is the affair of its reader's server; many of them are ours. */
export function stateOfMails({ sent, late }: { sent: number; late: number }): PartState {
  if (late === 0) return 'working';
  if (sent === 0) return 'down';
  return late * 5 >= sent ? 'slow' : 'working';
}
