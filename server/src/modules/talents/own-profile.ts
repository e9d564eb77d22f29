import type { BodyOf } from '@prova/contract/endpoint';
import { type TalentProfile, talentProfileInput, type updateTalentProfile } from '@prova/contract/talents/talents';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { zodError } from '../../platform/http/failures.ts';
import { isUniqueViolation } from '../../platform/unique-violation.ts';
import { changePerson } from '../accounts/accounts.service.ts';
import { resolveSkills, skillName } from '../skills/skills.service.ts';
import { presentOwn } from './present.ts';
import { spreadChange } from './spread-change.ts';
import { maySee } from './talents.policy.ts';
import {
  type NewSkill,
  replaceSkills,
  selectTalent,
  type TalentRow,
  updateBeside,
  updateTalent,
} from './talents.queries.ts';
import { setVisibility } from './visibility.ts';

type Change = BodyOf<typeof updateTalentProfile>;

/** The profile of the actor. @throws AppError FORBIDDEN for who has none */
export async function requireOwnRow(ctx: Ctx): Promise<TalentRow> {
  const row = ctx.actor.kind === 'user' ? await selectTalent(ctx, { userId: ctx.actor.userId }) : undefined;
  if (!row) throw new AppError('FORBIDDEN');
  return row;
}

/** The same by its id. @throws AppError NOT_FOUND for that of anybody else */
export async function requireOwnById(ctx: Ctx, talentId: string): Promise<TalentRow> {
  const row = await requireOwnRow(ctx);
  if (row.id !== talentId) throw new AppError('NOT_FOUND');
  return row;
}

export async function ownProfile(ctx: Ctx): Promise<TalentProfile> {
  return presentOwn(ctx, await requireOwnRow(ctx));
}

/** How the profile of the actor says to reach them; null for who has none. */
export async function ownContacts(
  ctx: Ctx,
): Promise<Pick<TalentRow, 'phone' | 'portfolioUrl' | 'linkedinUrl' | 'githubUrl' | 'websiteUrl'> | null> {
  return (ctx.actor.kind === 'user' && (await selectTalent(ctx, { userId: ctx.actor.userId }))) || null;
}

/** The profile of the actor, where a company that they apply to would see it; null for a hidden one, and for who has none. */
export async function profileForCompanies(ctx: Ctx): Promise<TalentRow | null> {
  const row = ctx.actor.kind === 'user' ? await selectTalent(ctx, { userId: ctx.actor.userId }) : undefined;
  return row && maySee(row, { runsJobs: true, applied: true }) ? row : null;
}

/**
 * Changes the actor's profile.
 * @throws AppError VALIDATION_FAILED for years and days to come, VERSION_CONFLICT
 */
export async function changeProfile(
  ctx: Ctx,
  { version, name, skills, visibility, ...change }: Change,
): Promise<TalentProfile> {
  refuseDaysToCome(ctx, change);
  const row = await requireOwnRow(ctx);
  const { id, userId } = row;
  await ctx.transaction(async (ctx) => {
    // The version says that the row has not changed since.
    if (!(await updateTalent(ctx, id, version, { ...columnsOf(change), ...payOf(row, change) })))
      throw new AppError('VERSION_CONFLICT');
    if (name !== undefined) await changePerson(ctx, userId, { name });
    if (skills !== undefined) await replaceSkills(ctx, id, await resolved(ctx, skills));
    if (visibility !== undefined) await setVisibility(ctx, userId, visibility);
    await spreadChange(ctx, id);
    const fields = Object.entries({ name, skills, ...change }).flatMap(([field, value]) =>
      value === undefined ? [] : [field],
    );
    await audit(ctx, { action: 'talents.profile_changed', subjectId: userId, data: { fields: fields.join(' ') } });
  });
  return ownProfile(ctx);
}

const columnsOf = ({
  languages,
  education,
  experience,
  ...columns
}: Omit<Change, 'version' | 'name' | 'skills' | 'visibility'>) => ({
  ...columns,
  ...(languages !== undefined && { languages: JSON.stringify(languages) }),
  ...(education !== undefined && { education: JSON.stringify(education) }),
  ...(experience !== undefined && { experience: JSON.stringify(experience) }),
});

/** Pay is told in a currency: the given one, the one it had, or ours. */
function payOf(row: TalentRow, { payExpected = row.payExpected, currency = row.currency }: Partial<Change>) {
  return { payExpected, currency: payExpected === null ? currency : (currency ?? 'BRL') };
}

/**
 * Two spellings of one skill are one: that by which profiles call it stands, for it was there before, else the first. So
 * "ReactJS" added as a beginner takes nothing from a React that is advanced.
 */
async function resolved(ctx: Ctx, skills: NonNullable<Change['skills']>): Promise<NewSkill[]> {
  const found = await resolveSkills(
    ctx,
    skills.map(({ name }) => name),
  );
  const rows = new Map<string, NewSkill & { isCalledSo: boolean }>();
  for (const { name, level, yearsOfExperience: years } of skills) {
    const skill = found.get(name);
    if (!skill) continue;
    const isCalledSo = skillName(ctx.locale, skill.name) === name;
    const known = rows.get(skill.id);
    if (!known || (isCalledSo && !known.isCalledSo))
      rows.set(skill.id, { skillId: skill.id, level, years, isCalledSo });
  }
  return [...rows.values()].map(({ isCalledSo: _, ...row }) => row);
}

function refuseDaysToCome(ctx: Ctx, change: Pick<Change, 'education' | 'experience'>): void {
  const read = talentProfileInput(ctx.clock.now()).safeParse(change, { reportInput: true });
  if (!read.success) throw zodError(read.error, ctx.locale);
}

/** @throws AppError ADDRESS_TAKEN */
export async function setPublicAddress(ctx: Ctx, slug: string | null): Promise<TalentProfile> {
  const { id } = await requireOwnRow(ctx);
  await ctx.transaction(async (ctx) => {
    try {
      await updateBeside(ctx, id, { publicSlug: slug });
    } catch (error) {
      throw isUniqueViolation(error, 'talents_public_slug_key') ? new AppError('ADDRESS_TAKEN') : error;
    }
  });
  return ownProfile(ctx);
}
