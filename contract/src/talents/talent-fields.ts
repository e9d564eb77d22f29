import * as z from 'zod';
import { cents, currency, emptyAsNull, githubUrl, line, linkedinUrl, phone, text, url } from '../common.ts';
import { foldText } from '../folded-text.ts';
import { languageCode } from '../language-names.ts';
import { SKILL_LEVELS } from '../skills/skill-levels.ts';
import { PROFICIENCIES } from '../spoken-languages.ts';
import type { ValidationCode } from '../validation.ts';
import { LOCATION_MODELS, SENIORITIES } from '../work-fields.ts';
import { AVAILABILITIES, TALENT_LIMITS } from './talent-words.ts';

const code = (value: ValidationCode) => value;
/** Left out stays as it is; null or an empty text empties it. */
const optional = <T extends z.ZodType<unknown, string>>(schema: T) => emptyAsNull.pipe(schema.nullable()).optional();
const short = (max: number) => line(1, max);
const year = z.number().int().min(1900);

/** Calendar days; whether they have begun is for the server to say, which knows the day. */
const day = z.iso.date({ error: code('DATE_INVALID') }).refine((value) => value >= '1900-01-01', {
  error: code('DATE_INVALID'),
});

const unique =
  <T>(key: (item: T) => string, name: string) =>
  (items: readonly T[], context: z.core.$RefinementCtx<readonly T[]>) => {
    items.forEach((item, index) => {
      if (items.findIndex((other) => key(other) === key(item)) < index)
        context.addIssue({ code: 'custom', path: [index, name], message: code('DUPLICATE'), input: item });
    });
  };
const fold = (name: string) => foldText(name).toLocaleLowerCase('pt-BR');

export const talentSkill = z.strictObject({
  name: short(80),
  level: z.enum(SKILL_LEVELS).default('BEGINNING'),
  yearsOfExperience: z.number().int().min(0).max(50).default(0),
});

export const talentLanguage = z.strictObject({
  name: short(60),
  proficiency: z.enum(PROFICIENCIES).default('basic'),
});

export const talentEducation = z
  .strictObject({
    institution: short(120),
    degree: short(120),
    field: short(120),
    startYear: year.max(9999),
    endYear: year.max(9999).nullable().default(null),
    current: z.boolean().default(false),
  })
  .superRefine(({ startYear, endYear, current }, context) => {
    if (current && endYear !== null) context.addIssue({ code: 'custom', path: ['endYear'], message: code('INVALID') });
    else if (endYear !== null && endYear < startYear)
      context.addIssue({
        code: 'too_small',
        origin: 'number',
        minimum: startYear,
        inclusive: true,
        path: ['endYear'],
        input: endYear,
      });
  });

export const talentExperience = z
  .strictObject({
    company: short(120),
    position: short(120),
    startDate: day,
    endDate: day.nullable().default(null),
    current: z.boolean().default(false),
    description: text(2000).default(''),
    technologies: z.array(short(80)).max(TALENT_LIMITS.technologies).superRefine(unique(fold, '')).default([]),
  })
  .superRefine(({ startDate, endDate, current }, context) => {
    if (current && endDate !== null) context.addIssue({ code: 'custom', path: ['endDate'], message: code('INVALID') });
    else if (endDate !== null && endDate < startDate)
      context.addIssue({ code: 'custom', path: ['endDate'], message: code('DATE_INVALID') });
  });

/** All that a talent says of themselves, beside the pictures. Lists come whole. */
export const talentProfileFields = {
  title: optional(line(2, 120)),
  bio: optional(text(2000, 2)),
  seniority: z.enum(SENIORITIES).nullish(),
  /** For people to read; no match reads it. */
  experienceYears: z.number().int().min(0).max(60).nullish(),
  city: optional(line(2, 120)),
  state: optional(line(2, 120)),
  country: optional(z.string().regex(/^[A-Z]{2}$/)),
  availability: z.enum(AVAILABILITIES).nullish(),
  workModel: z.enum(LOCATION_MODELS).nullish(),
  /** Centavos a month. */
  payExpected: cents.nullish(),
  currency: currency.nullish(),
  phone: optional(phone),
  portfolioUrl: optional(url),
  linkedinUrl: optional(linkedinUrl),
  githubUrl: optional(githubUrl),
  websiteUrl: optional(url),
  skills: z
    .array(talentSkill)
    .max(TALENT_LIMITS.skills)
    .superRefine(unique(({ name }) => fold(name), 'name'))
    .optional(),
  languages: z
    .array(talentLanguage)
    .max(TALENT_LIMITS.languages)
    .superRefine(unique(({ name }) => languageCode(name) ?? fold(name), 'name'))
    .optional(),
  education: z.array(talentEducation).max(TALENT_LIMITS.education).optional(),
  experience: z.array(talentExperience).max(TALENT_LIMITS.experience).optional(),
};
