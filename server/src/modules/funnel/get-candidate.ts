import { hiddenName } from '@prova/contract/applications/hidden-name';
import type { ResultOf } from '@prova/contract/endpoint';
import type { getCandidate as contract, readResume } from '@prova/contract/funnel/candidates';
import type * as z from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { type JobScope, jobScope } from '../jobs/jobs.service.ts';
import { skillsInText } from '../skills/skills.service.ts';
import { maySeeTalent } from '../talents/talents.service.ts';
import { type StandingRow, selectPerson, selectResumeText, selectStandings } from './candidate.queries.ts';
import { toStanding } from './list-candidates.ts';
import { READ_MAX, sectionsOf } from './resume-sections.ts';

const SKILLS_SHOWN = 60;

/**
 * A person as the company knows them, by the id of the candidate or of one of their applications.
 * @throws AppError APPLICATION_NOT_FOUND, for somebody of another company and who has applied to no job of the actor's, too
 */
export async function getCandidate(ctx: Ctx, id: string): Promise<ResultOf<typeof contract>> {
  const person = await selectPerson(ctx, id);
  const scope = person && jobScope(ctx, person.companyId);
  if (!scope) throw new AppError('APPLICATION_NOT_FOUND');
  const all = await selectStandings(ctx, person.id, scope, id);
  const hidden = all.find((each) => each.id === id && each.hidden);
  if (hidden?.locked) return unnamed(ctx, UNREAD, { ...hidden, source: null });
  if (hidden) return unnamed(ctx, person, hidden);
  // What a job hides is no part of somebody who is known by another one.
  const applications = all.filter((each) => !each.hidden);
  if (applications.length === 0) throw new AppError('APPLICATION_NOT_FOUND');
  const { talentId, ...known } = person;
  return {
    hidden: false,
    ...known,
    name: person.name ?? '',
    email: person.email ?? '',
    hasAccount: talentId !== null,
    talentId: talentId !== null && (await maySeeTalent(ctx, talentId)) ? talentId : null,
    applications: applications.map((each) => toStanding(each, ctx.locale)),
    resume: await readResumeOf(ctx, person.id, scope),
  };
}

const UNREAD = { city: null, state: null, title: null } as const;

/** Somebody whom the job hides: that one application, and nothing that tells who it is. */
function unnamed(
  ctx: Ctx,
  { city, state, title }: Pick<NonNullable<Awaited<ReturnType<typeof selectPerson>>>, 'city' | 'state' | 'title'>,
  application: StandingRow,
): ResultOf<typeof contract> {
  return {
    id: application.id,
    hidden: true,
    name: hiddenName(ctx.locale, application.id),
    email: '',
    phone: null,
    city,
    state,
    title,
    linkedin: null,
    github: null,
    portfolio: null,
    website: null,
    bankConsentAt: null,
    hasAccount: false,
    talentId: null,
    applications: [toStanding(application, ctx.locale)],
    resume: null,
  };
}

async function readResumeOf(
  ctx: Ctx,
  candidateId: string,
  scope: JobScope,
): Promise<z.input<typeof readResume> | null> {
  const text = await selectResumeText(ctx, candidateId, scope);
  if (!text) return null;
  const { location, experience, education } = sectionsOf(text.body, ctx.locale);
  return {
    sentAt: text.sentAt,
    location,
    skills: skillsInText(ctx.locale, text.body.slice(0, READ_MAX)).slice(0, SKILLS_SHOWN),
    experience: [...experience],
    education: [...education],
  };
}
