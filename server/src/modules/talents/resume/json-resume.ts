import { SKILL_LEVELS } from '@prova/contract/skills/skill-levels';
import { PROFICIENCIES } from '@prova/contract/spoken-languages';
import type { ImportedProfile } from '@prova/contract/talents/resume-import';
import { AVAILABILITIES } from '@prova/contract/talents/talent-words';
import { LOCATION_MODELS, SENIORITIES } from '@prova/contract/work-fields';
import * as z from 'zod';
import { skillNamed } from '../../skills/skills.service.ts';
import { unreadInJson } from './json-unread.ts';
import { proficiencyOf } from './languages.ts';

/** A list whose entries that are none are left out: tools write what they like. */
const listOf = <T extends z.ZodType>(entry: T) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((entries) =>
      entries.slice(0, ENTRIES_MAX).flatMap((each) => {
        const parsed = entry.safeParse(each);
        return parsed.success ? [parsed.data] : [];
      }),
    );
const ENTRIES_MAX = 300;
const ADDRESS_MAX = 2_048;
const text = (max: number) =>
  z
    .string()
    .transform((value) => value.trim().slice(0, max))
    .nullable()
    .catch(null);
const oneOf = <const T extends readonly string[]>(words: T) => z.enum(words).nullable().catch(null);
const flag = z.boolean().nullable().catch(null);
const count = (max: number) => z.number().int().min(0).max(max).nullable().catch(null);

/** https://jsonresume.org/schema, as far as a profile has it; what it lacks stands under `meta.prova`. */
const jsonResume = z.object({
  basics: z
    .object({
      name: text(120),
      label: text(120),
      email: text(254),
      phone: text(40),
      url: text(ADDRESS_MAX),
      summary: text(2_000),
      location: z
        .object({ city: text(120), region: text(120), countryCode: text(2) })
        .nullable()
        .catch(null),
      profiles: listOf(z.object({ network: text(60), username: text(120), url: text(ADDRESS_MAX) })),
    })
    .nullable()
    .catch(null),
  work: listOf(
    z.object({
      name: text(120),
      company: text(120),
      position: text(120),
      startDate: text(10),
      endDate: text(10),
      current: flag,
      summary: text(2_000),
      highlights: listOf(z.string()),
      keywords: listOf(z.string()),
    }),
  ),
  education: listOf(
    z.object({
      institution: text(120),
      studyType: text(120),
      area: text(120),
      startDate: text(10),
      endDate: text(10),
      current: flag,
    }),
  ),
  languages: listOf(z.object({ language: text(60), fluency: text(60) })),
  skills: listOf(
    z.object({ name: text(80), level: text(40), keywords: listOf(z.string()), yearsOfExperience: count(50) }),
  ),
  meta: z
    .object({
      prova: z
        .object({
          seniority: oneOf(SENIORITIES),
          experienceYears: count(60),
          availability: oneOf(AVAILABILITIES),
          workModel: oneOf(LOCATION_MODELS),
          payExpected: count(Number.MAX_SAFE_INTEGER),
          currency: text(3),
        })
        .nullable()
        .catch(null),
    })
    .nullable()
    .catch(null),
});
const NETWORKS = /linkedin|github/i;
const PARTS = ['basics', 'work', 'education', 'skills'];

/** What a JSON Resume says; null for JSON that is none, and for text that is no JSON. */
export function readJsonResume(written: string): ImportedProfile | null {
  const value = parsed(written);
  if (typeof value !== 'object' || value === null || !PARTS.some((part) => part in value)) return null;
  const result = jsonResume.safeParse(value);
  if (!result.success) return null;
  const { basics, work, education, languages, skills, meta } = result.data;
  const profiles = basics?.profiles ?? [];
  // An address may have another network's name in it: the network's own word counts first.
  const profileOf = (network: RegExp) =>
    (
      profiles.find((each) => network.test(each.network ?? '')) ??
      profiles.find((each) => !NETWORKS.test(each.network ?? '') && network.test(each.url ?? ''))
    )?.url ?? null;
  const prova = meta?.prova;
  return {
    name: basics?.name ?? null,
    title: basics?.label ?? null,
    summary: basics?.summary ?? null,
    email: basics?.email ?? null,
    phone: basics?.phone ?? null,
    city: basics?.location?.city ?? null,
    state: basics?.location?.region ?? null,
    country: basics?.location?.countryCode?.toUpperCase() ?? null,
    linkedinUrl: profileOf(/linkedin/i),
    githubUrl: profileOf(/github/i),
    portfolioUrl: basics?.url ?? null,
    experience: work.map((each) => ({
      company: each.name ?? each.company ?? '',
      position: each.position ?? '',
      startDate: dateOf(each.startDate),
      endDate: dateOf(each.endDate),
      current: each.current ?? (dateOf(each.startDate) !== null && dateOf(each.endDate) === null),
      description: [each.summary ?? '', ...each.highlights].filter(Boolean).join('\n').slice(0, 2_000),
      technologies: each.keywords.map((name) => name.slice(0, 80)),
    })),
    education: education.map((each) => ({
      institution: each.institution ?? '',
      degree: each.studyType ?? '',
      field: each.area ?? '',
      startYear: yearOf(each.startDate),
      endYear: yearOf(each.endDate),
      current: each.current ?? (yearOf(each.startDate) !== null && yearOf(each.endDate) === null),
    })),
    languages: languages.flatMap(({ language, fluency }) =>
      language ? [{ name: language, proficiency: fluencyOf(fluency) }] : [],
    ),
    skills: skillsOf(skills),
    unread: unreadInJson(value),
    seniority: prova?.seniority ?? null,
    experienceYears: prova?.experienceYears ?? null,
    availability: prova?.availability ?? null,
    workModel: prova?.workModel ?? null,
    payExpected: prova?.payExpected ?? null,
    currency: prova?.currency ?? null,
  };
}

/** The same of an export of ours alone: what other tools attach to their pages may say less than these. */
export function readOwnExport(written: string): ImportedProfile | null {
  return ownExport.safeParse(parsed(written)).success ? readJsonResume(written) : null;
}

const ownExport = z.object({ meta: z.object({ prova: z.object({}) }) });

function parsed(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    // It is no JSON: somebody else says so.
    return null;
  }
}

const dateOf = (date: string | null) => /^\d{4}(?:-\d{2})?/.exec(date ?? '')?.[0] ?? null;
const yearOf = (date: string | null) => (dateOf(date) === null ? null : Number(dateOf(date)?.slice(0, 4)));
const fluencyOf = (fluency: string | null) =>
  PROFICIENCIES.find((each) => each === fluency) ?? (fluency ? proficiencyOf(fluency) : null);

type JsonSkills = z.output<typeof jsonResume>['skills'];

/** Names of groups ("Web") that have skills below them are none themselves, unless the dictionary says so. */
function skillsOf(skills: JsonSkills): ImportedProfile['skills'] {
  const all = skills.flatMap(({ name, level, keywords, yearsOfExperience }) => {
    const named = { level: SKILL_LEVELS.find((each) => each === level) ?? null, yearsOfExperience };
    const isSkill = name && (keywords.length === 0 || skillNamed(name) !== null);
    const own = isSkill ? [{ name, ...named }] : [];
    return [
      ...own,
      ...keywords.map((keyword) => ({ name: keyword.slice(0, 80), level: null, yearsOfExperience: null })),
    ];
  });
  const once = new Map(all.map((skill) => [skill.name.toLowerCase(), skill]));
  return [...once.values()]
    .slice(0, ENTRIES_MAX)
    .map((skill) => ({ ...skill, sentence: null, known: skillNamed(skill.name) !== null }));
}
