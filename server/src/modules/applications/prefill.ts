import type * as contract from '@prova/contract/applications/applications';
import type { ResultOf } from '@prova/contract/endpoint';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { copyResume, fileLink, type StoredFile } from '../files/files.service.ts';
import { ownContacts, ownTalentId, profileForCompanies, readKeptResume } from '../talents/talents.service.ts';
import { isSentResume, selectActiveApplications, selectLastResume } from './prefill.queries.ts';

type Prefill = ResultOf<typeof contract.applicationPrefill>;

/** What the profile of the signed-in talent answers of any form, and the résumé that they may send with it. */
export async function applicationPrefill(ctx: Ctx): Promise<Prefill> {
  if (ctx.actor.kind !== 'user') throw new AppError('UNAUTHENTICATED');
  const contacts = await ownContacts(ctx);
  const talentId = await ownTalentId(ctx);
  return {
    fullName: ctx.actor.name,
    email: ctx.actor.email,
    phone: contacts?.phone ?? null,
    portfolio: contacts?.portfolioUrl ?? null,
    linkedin: contacts?.linkedinUrl ?? null,
    github: contacts?.githubUrl ?? null,
    website: contacts?.websiteUrl ?? null,
    shown: await profileForCompanies(ctx),
    resume: talentId ? await newestResume(ctx, talentId) : null,
  };
}

/** The résumé that the talent keeps, or the one that they sent last: whichever is newer. */
async function newestResume(ctx: Ctx, talentId: string): Promise<Prefill['resume']> {
  const kept = await readKeptResume(ctx);
  const sent = await selectLastResume(ctx, talentId);
  if (kept && (!sent || new Date(kept.keptAt) > sent.sentAt)) {
    const { keptAt, ...file } = kept;
    return { ...file, companyName: null, sentAt: keptAt };
  }
  return sent
    ? {
        ...sent,
        sentAt: sent.sentAt.toISOString(),
        bytes: sent.bytes ?? 0,
        viewUrl: fileLink(ctx, sent.fileId, 'inline'),
      }
    : null;
}

/** Which of these jobs the signed-in talent need not apply to. */
export async function appliedAmong(
  ctx: Ctx,
  jobIds: readonly string[],
): Promise<ResultOf<typeof contract.appliedAmong>> {
  const talentId = await ownTalentId(ctx);
  return talentId ? selectActiveApplications(ctx, talentId, jobIds) : [];
}

/**
 * A copy, for a company, of a résumé that the signed-in talent keeps or sent before.
 * @throws AppError RESUME_NOT_FOUND for whatever else the id may name
 */
export async function copySentResume(ctx: Ctx, fileId: string, companyId: string): Promise<StoredFile> {
  const talentId = await ownTalentId(ctx);
  const isOwn = async (id: string) =>
    (await readKeptResume(ctx))?.fileId === fileId || (await isSentResume(ctx, id, fileId));
  if (!talentId || !(await isOwn(talentId))) throw new AppError('RESUME_NOT_FOUND');
  return copyResume(ctx, { fileId, companyId });
}
