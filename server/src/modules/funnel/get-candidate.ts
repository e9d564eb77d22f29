import type { ResultOf } from '@prova/contract/endpoint';
import type { getCandidate as contract, readResume } from '@prova/contract/funnel/candidates';
import type * as z from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { type JobScope, jobScope } from '../jobs/jobs.service.ts';
import { skillsInText } from '../skills/skills.service.ts';
import { maySeeTalent } from '../talents/talents.service.ts';
import { selectPerson, selectResumeText, selectStandings } from './candidate.queries.ts';
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
  const applications = await selectStandings(ctx, person.id, scope);
  if (applications.length === 0) throw new AppError('APPLICATION_NOT_FOUND');
  const { talentId, ...known } = person;
  return {
    ...known,
    name: person.name ?? '',
    email: person.email ?? '',
    hasAccount: talentId !== null,
    talentId: talentId !== null && (await maySeeTalent(ctx, talentId)) ? talentId : null,
    applications: applications.map((each) => toStanding(each, ctx.locale)),
    resume: await readResumeOf(ctx, person.id, scope),
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
