import type { IncomingHttpHeaders } from 'node:http';
import { normaliseEmail } from '@prova/contract/email';
import type { BodyOf, ResultOf } from '@prova/contract/endpoint';
import {
  type getRegistration,
  REGISTRATION_SECTIONS,
  type RegistrationSection,
  type RegistrationValues,
  registrationDrafts,
  registrationSchemas,
  type saveRegistration,
} from '@prova/contract/recruiters/recruiter-registration';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { wordProblems, zodError } from '../../platform/http/failures.ts';
import { findToken, revokeTokens } from '../../platform/tokens.ts';
import { describeCompany } from '../companies/companies.service.ts';
import { type Draft, draftOfProfile, registrationSize, thisYear } from './draft-of-profile.ts';
import {
  lockProfile,
  selectMainCompany,
  selectRecruiter,
  updateDismissed,
  writeProfile,
} from './recruiters.queries.ts';
import { actorId } from './recruiters.service.ts';

type Progress = ResultOf<typeof getRegistration>;

/** Whether somebody still has a registration to complete, and did not ask for silence. */
export async function mayBeReminded(ctx: Ctx, userId: string): Promise<boolean> {
  const row = await selectRecruiter(ctx, userId);
  return row !== undefined && !row.completedAt && !row.reminderDismissedAt;
}

const draftOf = (row: { draft: unknown } | undefined) => (row?.draft ?? {}) as Draft;
const schemasOf = (ctx: Ctx) => registrationSchemas(thisYear(ctx.clock.now()));

/**
 * Whose registration a call is about: of the token's holder who also knows the address, else of who is signed in.
 * A token that is unknown, used up or of somebody else answers alike.
 * @throws AppError COMPLETION_INVALID, UNAUTHENTICATED, FORBIDDEN to others than recruiters
 */
export async function registrantOf(ctx: Ctx, headers: IncomingHttpHeaders): Promise<string> {
  const secret = headers['x-verification-token'];
  if (typeof secret !== 'string') {
    const userId = actorId(ctx);
    if (ctx.actor.kind === 'user' && ctx.actor.role !== 'RECRUITER') throw new AppError('FORBIDDEN');
    return userId;
  }
  const token = await findToken(ctx, 'completion', secret);
  const row = token?.live ? await selectRecruiter(ctx, token.subjectId) : undefined;
  const email = headers['x-user-email'];
  if (!row || typeof email !== 'string' || normaliseEmail(email) !== row.email)
    throw new AppError('COMPLETION_INVALID');
  return row.id;
}

export async function registrationProgress(ctx: Ctx, userId: string): Promise<Progress> {
  const row = await selectRecruiter(ctx, userId);
  if (!row) throw new AppError('COMPLETION_INVALID');
  const company = await selectMainCompany(ctx, userId);
  const draft = draftOf({ draft: row.draft ?? {} });
  const profile = draftOfProfile(row, company);
  if (draft.company?.state === 'done') {
    // The company knows it already, and may know better by now.
    const { industry, sizeFrom } = profile.company;
    draft.company = { ...draft.company, values: { ...draft.company.values, industry, sizeFrom } };
  }
  const bySection = <T>(pick: (section: RegistrationSection) => T) =>
    Object.fromEntries(REGISTRATION_SECTIONS.map((section) => [section, pick(section)]));
  return {
    version: row.version ?? 0,
    completedAt: row.completedAt,
    dismissed: row.reminderDismissedAt !== null,
    states: bySection((section) => draft[section]?.state ?? 'todo') as Progress['states'],
    values: bySection((section) =>
      registrationDrafts[section].parse(draft[section]?.values ?? profile[section]),
    ) as unknown as Progress['values'],
    company: company ? { name: company.name, owned: company.role === 'owner' } : null,
  };
}

/** @throws AppError VALIDATION_FAILED of a section that is called done, REGISTRATION_COMPLETED, VERSION_CONFLICT */
export async function saveSection(ctx: Ctx, userId: string, input: BodyOf<typeof saveRegistration>): Promise<Progress> {
  const { section, values, version } = input;
  if (input.state === 'done') read(ctx, section, values);
  const isRight = schemasOf(ctx)[section].safeParse(values).success;
  await ctx.transaction(async (ctx) => {
    const row = await lockProfile(ctx, userId);
    if (row?.completedAt) throw new AppError('REGISTRATION_COMPLETED');
    const kept = draftOf(row);
    // What is corrected in a section that was done saves itself: it is to be done again only where it became wrong.
    const staysDone = input.state === 'draft' && kept[section]?.state === 'done' && isRight;
    const state = staysDone ? 'done' : input.state;
    const draft = JSON.stringify({ ...kept, [section]: { state, values } });
    if (!(await writeProfile(ctx, userId, version, { draft }))) throw new AppError('VERSION_CONFLICT');
    if (state === 'done' && section === 'company') await completeCompany(ctx, userId, read(ctx, section, values));
  });
  return registrationProgress(ctx, userId);
}

/**
 * The record of the company does not wait for the rest of the registration: what is told elsewhere meanwhile would be
 * overwritten in the end.
 */
async function completeCompany(ctx: Ctx, userId: string, stated: RegistrationValues['company']): Promise<void> {
  const company = await selectMainCompany(ctx, userId);
  if (!company) return;
  // A finer band that is known already stays, unless another size was chosen.
  const isFiner = company.sizeList === 'profile' && stated.sizeFrom === registrationSize(company.sizeFrom);
  const sizeFrom = isFiner ? null : stated.sizeFrom;
  await describeCompany(ctx, { userId, companyId: company.id, facts: { ...stated, sizeFrom } });
}

/** @throws AppError REGISTRATION_INCOMPLETE, VALIDATION_FAILED, VERSION_CONFLICT */
export async function finishRegistration(ctx: Ctx, userId: string, version: number): Promise<Progress> {
  await ctx.transaction(async (ctx) => {
    const row = await lockProfile(ctx, userId);
    if (row?.completedAt) return;
    const draft = draftOf(row);
    const open = REGISTRATION_SECTIONS.filter((name) => !['done', 'skipped'].includes(draft[name]?.state ?? 'todo'));
    if (open.length > 0) {
      const problems = open.map((field) => ({ field, code: 'REQUIRED' as const, values: {} }));
      throw new AppError('REGISTRATION_INCOMPLETE', { details: wordProblems(problems, ctx.locale) });
    }
    if (
      !(await writeProfile(ctx, userId, version, {
        ...columnsOf(ctx, draft),
        draft: '{}',
        completedAt: ctx.clock.now(),
      }))
    )
      throw new AppError('VERSION_CONFLICT');
    await revokeTokens(ctx, { kind: 'completion', subjectId: userId });
    await audit(ctx, { action: 'recruiters.registration_completed', subjectId: userId, by: userId });
  });
  return registrationProgress(ctx, userId);
}

export async function dismissReminder(ctx: Ctx): Promise<void> {
  await ctx.transaction((ctx) => updateDismissed(ctx, actorId(ctx)));
}

function read<S extends RegistrationSection>(ctx: Ctx, section: S, values: unknown): RegistrationValues[S] {
  const result = schemasOf(ctx)[section].safeParse(values, { reportInput: true });
  if (!result.success) throw zodError(result.error, ctx.locale);
  return result.data as RegistrationValues[S];
}

/** What a section holds that was done; null of one that was skipped. */
function done<S extends RegistrationSection>(ctx: Ctx, draft: Draft, section: S): RegistrationValues[S] | null {
  const kept = draft[section];
  return kept?.state === 'done' ? read(ctx, section, kept.values) : null;
}

function columnsOf(ctx: Ctx, draft: Draft): Parameters<typeof writeProfile>[3] {
  const basic = done(ctx, draft, 'basic');
  const languages = done(ctx, draft, 'languages');
  const education = done(ctx, draft, 'education');
  const experience = done(ctx, draft, 'experience');
  const company = done(ctx, draft, 'company');
  const additional = done(ctx, draft, 'additional');
  return {
    ...(basic && {
      worksForMultiple: basic.worksForMultiple,
      position: basic.position,
      location: basic.location,
      phone: basic.phone,
      linkedinUrl: basic.linkedinUrl,
    }),
    ...(languages && { languages: JSON.stringify(languages.languages) }),
    ...(education && { education: JSON.stringify(education.education) }),
    ...(experience && {
      experienceFrom: experience.experienceFrom,
      specializations: experience.specializations,
      experience: experience.experience,
    }),
    ...(company && { department: company.department }),
    ...(additional && { additionalInfo: additional.additionalInfo }),
  };
}
