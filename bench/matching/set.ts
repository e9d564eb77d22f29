import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SKILL_LEVELS } from '@prova/contract/skills/skill-levels';
import { PROFICIENCIES } from '@prova/contract/spoken-languages';
import { LOCATION_MODELS, SENIORITIES } from '@prova/contract/work-fields';
import * as z from 'zod';

/**
 * Examples for the match, as people write them: skills spelled, mistyped and bundled as advertisements and résumés do.
 * Everything but ids may be missing; unknown skills are normal.
 */
const name = z.string().min(1).max(200);
const place = z.object({ city: name.nullish(), state: name.nullish(), country: name.nullish() });
const language = z.object({
  language: name.describe('A code ("en") or a name in either language ("Inglês", "English").'),
  proficiency: z.enum(PROFICIENCIES).nullish(),
});
const level = z.enum(SKILL_LEVELS).nullish();

const profile = z.object({
  id: name,
  title: name.nullish(),
  seniority: z.enum(SENIORITIES).nullish(),
  skills: z
    .array(
      z.union([
        name,
        z.object({
          name,
          level,
          proof: z
            .object({
              score: z.number().min(0).max(100),
              monthsAgo: z.number().min(0).default(0),
            })
            .nullish(),
        }),
      ]),
    )
    .default([]),
  languages: z.array(language).default([]),
  workModel: z.enum(LOCATION_MODELS).nullish(),
  place: place.nullish(),
  payExpected: z.number().min(0).nullish().describe('A month, in whole units of the currency.'),
  currency: z.string().length(3).default('BRL'),
});

const job = z.object({
  id: name,
  title: name.nullish(),
  seniority: z.enum(SENIORITIES).nullish(),
  skills: z.array(z.union([name, z.object({ name, level, required: z.boolean().default(true) })])).default([]),
  description: z.string().max(50_000).nullish().describe('Read for skills where none are listed.'),
  languages: z.array(language).default([]),
  workModel: z.enum(LOCATION_MODELS).nullish(),
  place: place.nullish(),
  payMax: z.number().min(0).nullish(),
  currency: z.string().length(3).default('BRL'),
});

const order = z.object({
  profile: name,
  best: z.array(name).describe('Ids of the jobs that fit, the best first.'),
  unfitting: z.array(name).default([]).describe('Ids of jobs that do not.'),
});

export const setSchemas = {
  'profiles.json': z.array(profile),
  'jobs.json': z.array(job),
  'orders.json': z.array(order),
} as const;
export type SetProfile = z.output<typeof profile>;
export type SetJob = z.output<typeof job>;
export type SetOrder = z.output<typeof order>;

export interface MatchingSet {
  readonly profiles: readonly SetProfile[];
  readonly jobs: readonly SetJob[];
  readonly orders: readonly SetOrder[];
}

/** @throws Error that names file and place of what is wrong, or an id that no other file has */
export async function readSet(folder: string): Promise<MatchingSet> {
  const read = async <K extends keyof typeof setSchemas>(file: K) => {
    const parsed = setSchemas[file].safeParse(JSON.parse(await readFile(join(folder, file), 'utf8')));
    if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
    return parsed.data as z.output<(typeof setSchemas)[K]>;
  };
  const [profiles, jobs, orders] = await Promise.all([read('profiles.json'), read('jobs.json'), read('orders.json')]);
  const [people, adverts] = [idsOf(profiles), idsOf(jobs)];
  for (const { profile, best, unfitting } of orders) {
    if (!people.has(profile)) throw new Error(`orders.json: no profile is called ${profile}`);
    const unknown = [...best, ...unfitting].find((id) => !adverts.has(id));
    if (unknown !== undefined) throw new Error(`orders.json: no job is called ${unknown}`);
  }
  return { profiles, jobs, orders };
}

function idsOf(rows: readonly { id: string }[]): ReadonlySet<string> {
  const ids = new Set(rows.map(({ id }) => id));
  if (ids.size < rows.length) throw new Error('two rows of one file have the same id');
  return ids;
}
