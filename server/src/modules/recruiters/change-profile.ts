import type { BodyOf, ResultOf } from '@prova/contract/endpoint';
import { educationInput, type updateRecruiterProfile } from '@prova/contract/recruiters/recruiters';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { zodError } from '../../platform/http/failures.ts';
import { changePerson } from '../accounts/accounts.service.ts';
import { type Draft, draftAfterChange, draftOfProfile, thisYear } from './draft-of-profile.ts';
import { selectRecruiter, updateDraft, writeProfile } from './recruiters.queries.ts';
import { recruiterProfile, requireOwnProfile } from './recruiters.service.ts';

type Change = BodyOf<typeof updateRecruiterProfile>;

/** @throws AppError NOT_FOUND, FORBIDDEN, VALIDATION_FAILED, VERSION_CONFLICT */
export async function changeProfile(
  ctx: Ctx,
  userId: string,
  { version, name, ...change }: Change,
): Promise<ResultOf<typeof updateRecruiterProfile>> {
  await requireOwnProfile(ctx, userId);
  refuseYearsToCome(ctx, change.education);
  await ctx.transaction(async (ctx) => {
    if (!(await writeProfile(ctx, userId, version, columnsOf(change)))) throw new AppError('VERSION_CONFLICT');
    if (name !== undefined) await changePerson(ctx, userId, { name });
    const fields = Object.keys(change).filter((field) => change[field as keyof typeof change] !== undefined);
    await follow(ctx, userId, fields);
    const stated = [...(name === undefined ? [] : ['name']), ...fields].join(' ');
    await audit(ctx, { action: 'recruiters.profile_changed', subjectId: userId, data: { fields: stated } });
  });
  return recruiterProfile(ctx, userId);
}

const columnsOf = (change: Omit<Change, 'version' | 'name'>): Parameters<typeof writeProfile>[3] => ({
  ...(change.bio !== undefined && { bio: change.bio }),
  ...(change.position !== undefined && { position: change.position }),
  ...(change.department !== undefined && { department: change.department }),
  ...(change.location !== undefined && { location: change.location }),
  ...(change.phone !== undefined && { phone: change.phone }),
  ...(change.linkedinUrl !== undefined && { linkedinUrl: change.linkedinUrl }),
  ...(change.specializations !== undefined && { specializations: change.specializations }),
  ...(change.worksForMultiple !== undefined && { worksForMultiple: change.worksForMultiple }),
  ...(change.experienceFrom !== undefined && { experienceFrom: change.experienceFrom }),
  ...(change.experience !== undefined && { experience: change.experience }),
  ...(change.additionalInfo !== undefined && { additionalInfo: change.additionalInfo }),
  ...(change.languages !== undefined && { languages: JSON.stringify(change.languages) }),
  ...(change.education !== undefined && { education: JSON.stringify(change.education) }),
});

function refuseYearsToCome(ctx: Ctx, education: Change['education']): void {
  if (!education) return;
  const read = educationInput(thisYear(ctx.clock.now())).safeParse({ education }, { reportInput: true });
  if (!read.success) throw zodError(read.error, ctx.locale);
}

/** A registration that is still open goes on from what the profile says now. */
async function follow(ctx: Ctx, userId: string, changed: readonly string[]): Promise<void> {
  const row = await selectRecruiter(ctx, userId);
  if (!row || row.completedAt || row.version === null) return;
  const stated = draftOfProfile(row, undefined);
  const draft = draftAfterChange((row.draft ?? {}) as Draft, stated, changed, thisYear(ctx.clock.now()));
  await updateDraft(ctx, userId, draft);
}
