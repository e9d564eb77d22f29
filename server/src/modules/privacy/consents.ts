import type { ResultOf } from '@prova/contract/endpoint';
import type * as contract from '@prova/contract/privacy/privacy';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { forgetCandidates } from '../applications/applications.service.ts';
import { type Visibility, setVisibility as writeVisibility } from '../talents/talents.service.ts';
import { self } from './erasure.ts';
import { selectBankConsents, selectConsents, selectVisibility, updateBankConsentWithdrawn } from './privacy.queries.ts';

type List = ResultOf<typeof contract.listConsents>;

export async function listConsents(ctx: Ctx): Promise<List> {
  const { userId } = self(ctx);
  const documents = await selectConsents(ctx, userId);
  const talentBank = await selectBankConsents(ctx, userId);
  return {
    documents: documents.map((row) => ({ ...row, kind: row.kind })),
    talentBank: talentBank.flatMap(({ givenAt, version, ...row }) =>
      givenAt === null ? [] : [{ ...row, givenAt, version: version ?? '' }],
    ),
    visibility: await selectVisibility(ctx, userId),
  };
}

/**
 * Whom the company knew by this consent alone, since their applications were forgotten long ago, it forgets now.
 * @throws AppError NOT_FOUND where this person gave no such consent
 */
export async function withdrawBankConsent(ctx: Ctx, candidateId: string): Promise<void> {
  const { userId } = self(ctx);
  await ctx.transaction(async (ctx) => {
    const withdrawn = await updateBankConsentWithdrawn(ctx, userId, candidateId);
    if (!withdrawn) throw new AppError('NOT_FOUND');
    await forgetCandidates(ctx, [candidateId], { keepConsented: false });
    await audit(ctx, {
      action: 'privacy.talent_bank_consent_withdrawn',
      subjectId: candidateId,
      companyId: withdrawn.companyId,
    });
  });
}

export async function setVisibility(ctx: Ctx, visibility: Visibility): Promise<void> {
  const { userId } = self(ctx);
  await writeVisibility(ctx, userId, visibility);
}
