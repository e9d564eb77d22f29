import type * as contract from '@prova/contract/applications/applications';
import type { ResultOf } from '@prova/contract/endpoint';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import { holdTalent, ownTalentId } from '../talents/talents.service.ts';
import { insertEvents } from './applications.queries.ts';
import { selectOwnerOfEmail, updateToClaimed } from './candidates.queries.ts';
import { deriveCandidates } from './derive-candidates.ts';
import { eventActor } from './event-actor.ts';
import { selectClaimable } from './own.queries.ts';
import { showProfilesLive } from './show-profile.ts';

/** What was sent with the talent's e-mail before there was an account, by company. */
export async function listClaimable(ctx: Ctx): Promise<ResultOf<typeof contract.listClaimable>> {
  const { rows } = await claimableOf(ctx);
  return [...Map.groupBy(rows, ({ candidateId }) => candidateId)].map(([candidateId, applications]) => ({
    candidateId,
    companyName: applications[0]?.companyName ?? '',
    jobs: applications.map(({ jobId, title, appliedAt, open }) => ({ id: jobId, title, appliedAt, open })),
  }));
}

/** Links them to the account; what is not claimable (any more) is left out of the count. */
export function claim(ctx: Ctx, candidateIds: readonly string[]): Promise<{ claimed: number }> {
  return ctx.transaction(async (ctx) => {
    const ownId = await ownTalentId(ctx);
    if (ownId) await holdTalent(ctx, ownId);
    const { rows, talentId } = await claimableOf(ctx, true);
    const wanted = rows.filter((row) => candidateIds.includes(row.candidateId));
    const ids = [...new Set(wanted.map(({ candidateId }) => candidateId))];
    if (!talentId || ids.length === 0) return { claimed: 0 };
    await updateToClaimed(ctx, ids, talentId);
    await insertEvents(
      ctx,
      wanted.map(({ applicationId, companyId, jobId, name }) => ({
        of: { id: applicationId, companyId, jobId },
        event: { id: newId(ctx), type: 'claimed', actor: eventActor(ctx, name ?? '') },
      })),
    );
    await showProfilesLive(ctx, ids);
    await deriveCandidates(ctx, ids);
    return { claimed: ids.length };
  });
}

/** Only a verified address proves that the applications are this person's. */
async function claimableOf(ctx: Ctx, locked = false) {
  if (ctx.actor.kind !== 'user') throw new AppError('UNAUTHENTICATED');
  const { userId, email } = ctx.actor;
  const talentId = (await selectOwnerOfEmail(ctx, userId, email))?.talentId ?? null;
  return { talentId, rows: talentId ? await selectClaimable(ctx, email, talentId, locked) : [] };
}
