import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';

/** A question as it is kept with the interview: what the job asks later changes nothing of it. */
export interface ScriptedQuestion {
  readonly text: string;
  readonly type: 'behavioral' | 'technical';
  readonly required: boolean;
}

/** The questions of a stage; of the job's first stage that has some where it has none. */
export async function selectStageQuestions(ctx: Ctx, jobId: string, stageId: string): Promise<ScriptedQuestion[]> {
  const rows = await ctx.db
    .selectFrom('jobQuestions')
    .innerJoin('jobStages', 'jobStages.id', 'jobQuestions.stageId')
    .select(['jobQuestions.stageId', 'jobQuestions.text', 'jobQuestions.type', 'jobQuestions.required'])
    .where('jobQuestions.jobId', '=', jobId)
    .where('jobQuestions.removedAt', 'is', null)
    .where('jobQuestions.type', 'in', ['behavioral', 'technical'])
    .orderBy(sql`job_stages.id = ${stageId}`, 'desc')
    .orderBy('jobStages.position')
    .orderBy('jobQuestions.position')
    .orderBy('jobQuestions.id')
    .$narrowType<{ type: ScriptedQuestion['type'] }>()
    .execute();
  const first = rows[0]?.stageId;
  return rows.flatMap(({ stageId: of, ...question }) => (of === first ? question : []));
}

/** The names of the technologies that a job asks for, the required ones first. */
export async function selectAskedSkills(ctx: Ctx, jobId: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('jobSkills')
    .innerJoin('skills', 'skills.id', 'jobSkills.skillId')
    .select('skills.name')
    .where('jobSkills.jobId', '=', jobId)
    .orderBy('jobSkills.required', 'desc')
    .orderBy('skills.name')
    .execute();
  return rows.map(({ name }) => name);
}

/** What shows the language in which a job is written. */
export function selectJobText(ctx: Ctx, jobId: string) {
  return ctx.db
    .selectFrom('jobs')
    .select(['title', 'description', 'requirements'])
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
}
