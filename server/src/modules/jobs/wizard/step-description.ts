import { descriptionStep } from '@prova/contract/jobs/job-steps';
import type { Insertable, Updateable } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import type { JobSkills, Jobs } from '../../../platform/schema.gen.ts';
import { resolveSkills } from '../../skills/skills.service.ts';
import type { JobRow } from '../jobs.queries.ts';
import { refuseDeceptiveLink, refuseField } from '../refuse-field.ts';
import { cleanRichText, plainText } from '../rich-text.ts';
import { readStep } from './step-input.ts';
import { deleteSkills, insertSkills } from './wizard.queries.ts';

const LONGEST = 50_000;

/** Step 2: the texts, cleaned, and the technologies as the dictionary knows them. */
export async function saveDescription(ctx: Ctx, job: JobRow, data: unknown): Promise<Updateable<Jobs>> {
  const step = readStep(ctx, descriptionStep, data);
  const description = cleanRichText(step.description);
  const requirements = cleanRichText(step.requirements);
  // What was only mark-up is nothing once it is cleaned, and escaping makes texts longer.
  if (plainText(description) === '') throw refuseField(ctx, 'description', 'DESCRIPTION_REQUIRED');
  for (const [field, text] of Object.entries({ description, requirements })) {
    if (text.length > LONGEST) throw refuseField(ctx, field, 'TOO_LONG', { maximum: LONGEST });
    refuseDeceptiveLink(ctx, field, text);
  }
  await replaceSkills(ctx, job, step.skills);
  return { description, requirements };
}

type AskedSkill = Pick<Insertable<JobSkills>, 'level' | 'required'>;

/** Two spellings of one skill are one row: the first one tells the level. */
async function replaceSkills(ctx: Ctx, job: JobRow, asked: readonly (AskedSkill & { name: string })[]): Promise<void> {
  const skills = await resolveSkills(
    ctx,
    asked.map(({ name }) => name),
  );
  const rows = new Map<string, AskedSkill>();
  for (const { name, level, required } of asked) {
    const id = skills.get(name)?.id;
    if (id && !rows.has(id)) rows.set(id, { level, required });
  }
  const owned = { jobId: job.id, companyId: job.companyId, createdAt: ctx.clock.now() };
  await deleteSkills(ctx, job.id);
  await insertSkills(
    ctx,
    [...rows].map(([skillId, each]) => ({ ...each, ...owned, skillId })),
  );
}
