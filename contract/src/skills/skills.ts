import * as z from 'zod';
import { endpoint } from '../endpoint.ts';

/** Domains of skills, beside the six of tests. */
export const SKILL_CATEGORIES = [
  'frontend',
  'backend',
  'mobile',
  'database',
  'fundamentals',
  'devops',
  'data',
  'security',
  'quality',
  'design',
  'management',
] as const;
export type SkillCategory = (typeof SKILL_CATEGORIES)[number];

export const SKILL_NAME_MAX = 80;
export const SUGGESTIONS_MAX = 20;

export const suggestSkills = endpoint({
  id: 'skills.suggest',
  method: 'GET',
  path: '/api/v1/skills',
  summary:
    'Skills whose names or other spellings begin with what is typed, in the language of the reader; the best first. Accents, dots and a typing error do not matter. A skill that people added by themselves is answered by its whole name alone',
  access: { kind: 'user' },
  query: z.object({
    search: z.string().max(SKILL_NAME_MAX).default(''),
    limit: z.coerce.number().int().min(1).max(SUGGESTIONS_MAX).default(8),
  }),
  output: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      category: z.enum(SKILL_CATEGORIES).nullable(),
      /** Added by people, unknown to the dictionary. */
      proposed: z.boolean(),
    }),
  ),
  // Asked for while somebody types.
  rateLimit: { max: 240, seconds: 60 },
});
