import type * as contract from '@prova/contract/applications/applications';
import type { ResultOf } from '@prova/contract/endpoint';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { copyResume, fileLink, type StoredFile } from '../files/files.service.ts';
import { ownContacts, ownTalentId, profileForCompanies } from '../talents/talents.service.ts';
import { isSentResume, selectActiveApplications, selectLastResume } from './prefill.queries.ts';

/** What the profile of the signed-in talent answers of any form, and the résumé that they sent last. */
export async function applicationPrefill(ctx: Ctx): Promise<ResultOf<typeof contract.applicationPrefill>> {
  if (ctx.actor.kind !== 'user') throw new AppError('UNAUTHENTICATED');
  const contacts = await ownContacts(ctx);
  const talentId = await ownTalentId(ctx);
  const resume = talentId ? await selectLastResume(ctx, talentId) : undefined;
  return {
    fullName: ctx.actor.name,
    email: ctx.actor.email,
    phone: contacts?.phone ?? null,
    portfolio: contacts?.portfolioUrl ?? null,
    linkedin: contacts?.linkedinUrl ?? null,
    github: contacts?.githubUrl ?? null,
    website: contacts?.websiteUrl ?? null,
    shown: await profileForCompanies(ctx),
    resume: resume ? { ...resume, bytes: resume.bytes ?? 0, viewUrl: fileLink(ctx, resume.fileId, 'inline') } : null,
  };
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
 * A copy, for a company, of a résumé that the signed-in talent sent before.
 * @throws AppError RESUME_NOT_FOUND for whatever else the id may name
 */
export async function copySentResume(ctx: Ctx, fileId: string, companyId: string): Promise<StoredFile> {
  const talentId = await ownTalentId(ctx);
  if (!talentId || !(await isSentResume(ctx, talentId, fileId))) throw new AppError('RESUME_NOT_FOUND');
  return copyResume(ctx, { fileId, companyId });
}
