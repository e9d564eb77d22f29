import { descriptionStep } from '@prova/contract/jobs/job-steps';
import type { Updateable } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import type { Jobs } from '../../../platform/schema.gen.ts';
import { resolveSkills } from '../../skills/skills.service.ts';
import type { JobRow } from '../jobs.queries.ts';
import { cleanRichText, wordsOf } from '../rich-text.ts';
import { readStep, refuseDeceptiveLink, refuseField } from './step-input.ts';

const LONGEST = 50_000;

/** Step 2: the texts, cleaned, and the technologies as the dictionary knows them. */
export async function saveDescription(ctx: Ctx, job: JobRow, data: unknown): Promise<Updateable<Jobs>> {
  const step = readStep(ctx, descriptionStep, data);
  const description = cleanRichText(step.description);
  const requirements = cleanRichText(step.requirements);
  // What was only mark-up is nothing once it is cleaned, and escaping makes texts longer.
  if (wordsOf(description) === '') throw refuseField(ctx, 'description', 'DESCRIPTION_REQUIRED');
  for (const [field, text] of Object.entries({ description, requirements })) {
    if (text.length > LONGEST) throw refuseField(ctx, field, 'TOO_LONG', { maximum: LONGEST });
    refuseDeceptiveLink(ctx, field, text);
  }
  await replaceSkills(ctx, job, step.skills);
  return { description, requirements };
}

/** Two spellings of one skill are one row: the first one tells the level. */
async function replaceSkills(
  ctx: Ctx,
  job: JobRow,
  asked: readonly { name: string; level: string; required: boolean }[],
): Promise<void> {
  const skills = await resolveSkills(
    ctx,
    asked.map(({ name }) => name),
  );
  const rows = new Map<string, { level: string; required: boolean }>();
  for (const { name, level, required } of asked) {
    const id = skills.get(name)?.id;
    if (id && !rows.has(id)) rows.set(id, { level, required });
  }
  await ctx.db.deleteFrom('job_skills').where('job_id', '=', job.id).execute();
  await ctx.db
    .insertInto('job_skills')
    .values(
      [...rows].map(([skill_id, each]) => ({
        ...each,
        job_id: job.id,
        company_id: job.company_id,
        skill_id,
        created_at: ctx.clock.now(),
      })),
    )
    .execute();
}
