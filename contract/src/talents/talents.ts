import * as z from 'zod';
import { day, emptyAsNull, id, idParams, instant, line, paging, personName, rowVersion } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { PICTURE_TYPES } from '../file-types.ts';
import { SKILL_LEVELS } from '../skills/skill-levels.ts';
import { PROFICIENCIES } from '../spoken-languages.ts';
import type { ValidationCode } from '../validation.ts';
import { LOCATION_MODELS, SENIORITIES } from '../work-fields.ts';
import { talentEducation, talentExperience, talentProfileFields } from './talent-fields.ts';
import { AVAILABILITIES, VISIBILITIES } from './talent-words.ts';

/** Of the pictures of a profile. They are drawn again, so that only size and pixels count. */
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;

const nullable = z.string().nullable();

/** The best proof of a skill. `score` is its result, 0 to 100; `faded` what it is worth today. */
export const skillProof = z.object({
  score: z.number().int(),
  faded: z.number().int(),
  provenAt: instant,
  validUntil: instant,
  source: z.enum(['test', 'grading', 'ai_interview']),
  /** Of an interview with a program: the company whose person confirmed the result. */
  companyName: z.string().nullable(),
});

const namedSkill = { skillId: id, name: z.string() };

export const shownSkill = z.object({
  ...namedSkill,
  level: z.enum(SKILL_LEVELS),
  yearsOfExperience: z.number().int(),
  /** Not in the dictionary yet. */
  proposed: z.boolean(),
  proof: skillProof.nullable(),
});

export const shownLanguage = z.object({ name: z.string(), proficiency: z.enum(PROFICIENCIES) });
export const shownEducation = z.object({
  institution: z.string(),
  degree: z.string(),
  field: z.string(),
  startYear: z.number().int(),
  endYear: z.number().int().nullable(),
  current: z.boolean(),
});
export const shownExperience = z.object({
  company: z.string(),
  position: z.string(),
  startDate: day,
  endDate: day.nullable(),
  current: z.boolean(),
  description: z.string(),
  technologies: z.array(z.string()),
});

/** What everybody who may see a profile sees of it. */
const seenFields = {
  id,
  name: z.string(),
  photoUrl: nullable,
  coverUrl: nullable,
  title: nullable,
  bio: nullable,
  seniority: z.enum(SENIORITIES).nullable(),
  experienceYears: z.number().int().nullable(),
  city: nullable,
  state: nullable,
  country: nullable,
  availability: z.enum(AVAILABILITIES).nullable(),
  workModel: z.enum(LOCATION_MODELS).nullable(),
  skills: z.array(shownSkill),
  /** What is proven and not among the skills. */
  otherProofs: z.array(skillProof.extend(namedSkill)),
  languages: z.array(shownLanguage),
  education: z.array(shownEducation),
  experience: z.array(shownExperience),
  /** Mean of what the proofs of the proven skills are worth today, 0 to 100; null without any. */
  skillScore: z.number().int().nullable(),
};

/** How to reach somebody: only their own, and of those who applied to the company. */
const contactFields = {
  email: nullable,
  phone: nullable,
  portfolioUrl: nullable,
  linkedinUrl: nullable,
  githubUrl: nullable,
  websiteUrl: nullable,
};

/** My own profile: all of it. */
export const talentProfile = z.object({
  ...seenFields,
  ...contactFields,
  version: z.number().int(),
  payExpected: z.number().int().nullable(),
  currency: nullable,
  visibility: z.enum(VISIBILITIES),
  /** The last part of the public address, where one was chosen. */
  publicSlug: nullable,
  completeness: z.object({
    percent: z.number().int(),
    missing: z.array(z.object({ part: z.string(), gain: z.number().int() })),
  }),
});
export type TalentProfile = z.output<typeof talentProfile>;

/** A talent as recruiters see them. Contacts are null before an application to their company. */
export const talentView = z.object({ ...seenFields, ...contactFields, applied: z.boolean() });
export type TalentView = z.output<typeof talentView>;

/** A talent in a list. */
export const talentSummary = z.object({
  id,
  name: z.string(),
  photoUrl: nullable,
  title: nullable,
  seniority: z.enum(SENIORITIES).nullable(),
  city: nullable,
  state: nullable,
  availability: z.enum(AVAILABILITIES).nullable(),
  workModel: z.enum(LOCATION_MODELS).nullable(),
  skillScore: z.number().int().nullable(),
  skills: z.array(z.object({ name: z.string(), level: z.enum(SKILL_LEVELS), proven: z.boolean() })),
});
export type TalentSummary = z.output<typeof talentSummary>;

export const listedTalent = talentSummary.extend({
  /** Nobody is called as the search says, and this name is like it. */
  similarName: z.boolean(),
});
export type ListedTalent = z.output<typeof listedTalent>;

/** How far ahead a course may end. */
const YEARS_AHEAD = 10;

/** What `profileInput` cannot know: which year has begun, and which day. */
export function talentProfileInput(now: Date) {
  const [thisYear, today] = [now.getUTCFullYear(), new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10)];
  const future = (path: string, message: ValidationCode) => ({ code: 'custom' as const, path: [path], message });
  const education = talentEducation.superRefine(({ startYear, endYear }, context) => {
    if (startYear > thisYear) context.addIssue(future('startYear', 'YEAR_FUTURE'));
    if (endYear !== null && endYear > thisYear + YEARS_AHEAD)
      context.addIssue({
        code: 'too_big',
        origin: 'number',
        maximum: thisYear + YEARS_AHEAD,
        inclusive: true,
        path: ['endYear'],
        input: endYear,
      });
  });
  // A day that has begun anywhere on earth has begun.
  const experience = talentExperience.superRefine(({ startDate, endDate }, context) => {
    if (startDate > today) context.addIssue(future('startDate', 'DATE_FUTURE'));
    if (endDate !== null && endDate > today) context.addIssue(future('endDate', 'DATE_FUTURE'));
  });
  return z.object({ education: z.array(education).optional(), experience: z.array(experience).optional() });
}

const talents = { kind: 'user', roles: ['POTENTIAL'] } as const;
const recruiters = { kind: 'user', roles: ['RECRUITER'] } as const;

export const profileInput = z.strictObject({
  version: rowVersion,
  name: personName.optional(),
  visibility: z.enum(VISIBILITIES).optional(),
  ...talentProfileFields,
});

export const ownTalentProfile = endpoint({
  id: 'talents.ownProfile',
  subjects: ['proofs'],
  method: 'GET',
  path: '/api/v1/talents/profile',
  summary: 'My profile as a talent, with how complete it is.',
  access: talents,
  output: talentProfile,
});

export const updateTalentProfile = endpoint({
  id: 'talents.updateProfile',
  subjects: ['profile'],
  method: 'PUT',
  path: '/api/v1/talents/profile',
  summary: 'Change my profile: what is left out stays, lists come whole.',
  access: talents,
  body: profileInput,
  output: talentProfile,
  errors: ['VERSION_CONFLICT'],
});

export const updateTalent = endpoint({
  id: 'talents.update',
  subjects: ['profile'],
  method: 'PUT',
  path: '/api/v1/talents/:id',
  summary: 'The same, by the id of my profile.',
  access: talents,
  params: idParams,
  body: profileInput,
  output: talentProfile,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
});

export const deleteTalent = endpoint({
  id: 'talents.delete',
  subjects: ['profile', 'proofs'],
  method: 'DELETE',
  path: '/api/v1/talents/:id',
  summary: 'Empty my profile and hide it. The account and my applications stay; erasing those is a call of privacy.',
  access: talents,
  params: idParams,
  output: z.object({}),
  errors: ['NOT_FOUND'],
});

export const setPublicAddress = endpoint({
  id: 'talents.setPublicAddress',
  method: 'PUT',
  path: '/api/v1/talents/profile/public-address',
  summary: 'Open my profile to everybody at an address of mine, or close it again.',
  access: talents,
  body: z.strictObject({
    slug: emptyAsNull.pipe(
      line(3, 60)
        .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
        .nullable(),
    ),
  }),
  output: talentProfile,
  errors: ['ADDRESS_TAKEN'],
});

const pictureErrors = [
  'NOT_FOUND',
  'FILE_EMPTY',
  'FILE_TOO_LARGE',
  'FILE_TYPE_UNSUPPORTED',
  'PICTURE_UNREADABLE',
  'PICTURE_TOO_MANY_PIXELS',
] as const;
const picture = {
  subjects: ['profile'],
  access: talents,
  params: idParams,
  body: z.strictObject({}).default({}),
  files: { file: { types: PICTURE_TYPES, maxBytes: PICTURE_MAX_BYTES, required: true } },
  output: talentProfile,
  errors: pictureErrors,
  rateLimit: { max: 30, seconds: 600 },
} as const;

export const setTalentPhoto = endpoint({
  id: 'talents.setPhoto',
  method: 'PUT',
  path: '/api/v1/talents/:id/profilePicture',
  summary: 'Show this photo in my profile. It is redrawn, without its metadata.',
  ...picture,
});

export const setTalentCover = endpoint({
  id: 'talents.setCover',
  method: 'PUT',
  path: '/api/v1/talents/:id/coverPhoto',
  summary: 'Show this picture behind my profile. It is redrawn, without its metadata.',
  ...picture,
});

const removal = {
  subjects: ['profile'],
  access: talents,
  params: idParams,
  output: talentProfile,
  errors: ['NOT_FOUND'],
} as const;
export const removeTalentPhoto = endpoint({
  id: 'talents.removePhoto',
  method: 'DELETE',
  path: '/api/v1/talents/:id/profilePicture',
  summary: 'Take the photo out of my profile.',
  ...removal,
});
export const removeTalentCover = endpoint({
  id: 'talents.removeCover',
  method: 'DELETE',
  path: '/api/v1/talents/:id/coverPhoto',
  summary: 'Take the picture behind my profile away.',
  ...removal,
});

/** Whom lists of talents show: `search` are words and skills, all of which must be found. */
export const talentListQuery = z.object({
  search: z.string().max(120).optional(),
  level: z.enum(SENIORITIES).optional(),
  ...paging(20),
});

const listed = {
  method: 'GET',
  access: recruiters,
  output: z.array(listedTalent),
  paging: 'page',
  errors: ['NO_COMPANY', 'NOT_FOUND'],
} as const;

export const listTalents = endpoint({
  id: 'talents.list',
  path: '/api/v1/talents',
  summary: 'Talents who are open to all recruiters, by the last change.',
  query: talentListQuery,
  ...listed,
});

export const listTalentsByLevel = endpoint({
  id: 'talents.byLevel',
  path: '/api/v1/talents/level/:level',
  summary: 'Talents of a seniority who are open to all recruiters.',
  params: z.object({ level: z.enum(SENIORITIES) }),
  query: z.object(paging(20)),
  ...listed,
});

export const getTalent = endpoint({
  id: 'talents.get',
  method: 'GET',
  path: '/api/v1/talents/:id',
  summary: 'A profile as its visibility allows; recorded as a view, once a day for a company.',
  access: recruiters,
  params: idParams,
  output: talentView,
  errors: ['NOT_FOUND', 'NO_COMPANY'],
});

/** For everybody, where the talent chose an address: no contacts, no pay. */
export const getPublicTalent = endpoint({
  id: 'talents.public',
  method: 'GET',
  path: '/api/v1/public/talents/:slug',
  summary: 'A profile that its talent opened to everybody.',
  access: { kind: 'public' },
  params: z.object({ slug: z.string().max(80) }),
  output: z.object(seenFields).omit({ id: true }),
  errors: ['NOT_FOUND'],
  rateLimit: { max: 120, seconds: 60 },
});
