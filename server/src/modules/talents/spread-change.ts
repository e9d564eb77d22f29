import type { Ctx } from '../../platform/context.ts';
import { emit } from '../../platform/events.ts';
import { publish } from '../../platform/realtime/messages.ts';
import { talentPorts } from './ports.ts';
import { holdTalent } from './seen-talent.queries.ts';
import { refreshTalentSearch } from './talent-search.queries.ts';
import { talentChanged } from './talents.events.ts';
import { changeOfTalent, leavingOfTalent } from './talents.realtime.ts';

/**
 * Part of every transaction that changes a profile, or who may see it: who is not open any more stands in no list when it
 * commits, and windows that show the profile or a list hear of it. What is reckoned from the profile follows by a task.
 */
export async function spreadChange(ctx: Ctx, talentId: string): Promise<void> {
  await holdTalent(ctx, talentId);
  const { open, was } = await refreshTalentSearch(ctx, talentId);
  await talentPorts.setOpen(ctx, talentId, open);
  await talentPorts.onSpread(ctx, talentId);
  await emit(ctx, talentChanged, { talentId });
  await publish(ctx, changeOfTalent, { talentId });
  if (was && !open) await publish(ctx, leavingOfTalent, { talentId });
}
