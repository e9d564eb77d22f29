import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { RESUME_IMPORT_TYPES } from '../file-types.ts';
import { SKILL_LEVELS } from '../skills/skill-levels.ts';
import { PROFICIENCIES } from '../spoken-languages.ts';
import { LOCATION_MODELS, SENIORITIES } from '../work-fields.ts';
import { AVAILABILITIES } from './talent-words.ts';

/** 5 MB. */
export const RESUME_IMPORT_MAX_BYTES = 5 * 1024 * 1024;
export const RESUME_IMPORT_EXTENSIONS = ['pdf', 'docx', 'doc', 'json'] as const;

const nullable = z.string().nullable();
/** As exact as it is written: "2020" or "2020-03". */
const partialDate = z.string().regex(/^\d{4}(?:-\d{2})?$/);

/** What a résumé says of its author. What it does not say is null, or an empty list; all of it may be wrong. */
export const importedProfile = z.object({
  name: nullable,
  title: nullable,
  summary: nullable,
  email: nullable,
  phone: nullable,
  city: nullable,
  state: nullable,
  /** Two letters. */
  country: nullable,
  linkedinUrl: nullable,
  githubUrl: nullable,
  portfolioUrl: nullable,
  experience: z.array(
    z.object({
      company: z.string(),
      position: z.string(),
      startDate: partialDate.nullable(),
      endDate: partialDate.nullable(),
      current: z.boolean(),
      description: z.string(),
      technologies: z.array(z.string()),
    }),
  ),
  education: z.array(
    z.object({
      institution: z.string(),
      degree: z.string(),
      field: z.string(),
      startYear: z.number().int().nullable(),
      endYear: z.number().int().nullable(),
      current: z.boolean(),
    }),
  ),
  languages: z.array(z.object({ name: z.string(), proficiency: z.enum(PROFICIENCIES).nullable() })),
  skills: z.array(
    z.object({
      name: z.string(),
      /** The sentence or line that it was found in; null where it came as a name alone. */
      sentence: nullable,
      /** Whether the dictionary has it. */
      known: z.boolean(),
      level: z.enum(SKILL_LEVELS).nullable(),
      yearsOfExperience: z.number().int().nullable(),
    }),
  ),
  /** What is in none of the fields, as it is written under its heading: somebody says where it belongs. */
  unread: z.array(
    z.object({
      /** null where it stands under none. */
      heading: nullable,
      text: z.string(),
    }),
  ),
  /** As the title names it, or an export of Prova. */
  seniority: z.enum(SENIORITIES).nullable(),
  /** Only an export of Prova says these. */
  experienceYears: z.number().int().nullable(),
  availability: z.enum(AVAILABILITIES).nullable(),
  workModel: z.enum(LOCATION_MODELS).nullable(),
  /** Centavos a month. */
  payExpected: z.number().int().nullable(),
  currency: nullable,
});
export type ImportedProfile = z.output<typeof importedProfile>;

/**
 * `read`: what was found is in `profile`. `empty`: there is no text in it, as in a scan. `unreadable`: damaged, encrypted, or
 * too large to be a résumé. `unsupported`: a format that can be sent to companies, and is not read: the old Word's.
 */
export const RESUME_OUTCOMES = ['read', 'empty', 'unreadable', 'unsupported'] as const;

export const importResume = endpoint({
  id: 'talents.importResume',
  method: 'POST',
  path: '/api/v1/talents/profile/resume',
  summary: 'What a résumé says of me, to be reviewed before my profile takes it over. Nothing of the file is kept.',
  access: { kind: 'user', roles: ['POTENTIAL'] },
  files: { resume: { types: RESUME_IMPORT_TYPES, maxBytes: RESUME_IMPORT_MAX_BYTES, required: true } },
  output: z.object({
    outcome: z.enum(RESUME_OUTCOMES),
    source: z.enum(RESUME_IMPORT_EXTENSIONS),
    /** Of a PDF. */
    pages: z.number().int().nullable(),
    profile: importedProfile.nullable(),
  }),
  // The answer is about a person, and is not kept for repetitions either.
  answersSecret: true,
  errors: ['FILE_TOO_LARGE', 'FILE_EMPTY', 'FILE_TYPE_UNSUPPORTED'],
  rateLimit: { max: 30, refusals: 60, seconds: 600 },
});
