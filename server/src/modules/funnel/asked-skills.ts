import type { Ctx } from '../../platform/context.ts';
import { skillIdsOf } from '../skills/skills.service.ts';

/** Of a skill that nobody has. */
const UNKNOWN = '00000000-0000-0000-0000-000000000000';

/** The filters with the ids of skills in the place of their names; two names of one skill ask for it once. */
export async function withSkillIds<F extends { skills?: string[] | undefined }>(ctx: Ctx, filters: F): Promise<F> {
  const { skills } = filters;
  if (!skills?.length) return filters;
  const ids = await skillIdsOf(ctx, skills);
  return { ...filters, skills: [...new Set(skills.map((name) => ids.get(name) ?? UNKNOWN))] };
}
