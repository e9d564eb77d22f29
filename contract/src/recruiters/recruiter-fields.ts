import * as z from 'zod';
import { emptyAsNull, line, text } from '../common.ts';
import { foldText } from '../folded-text.ts';
import { PROFICIENCIES, SPOKEN_LANGUAGES } from '../spoken-languages.ts';
import type { ValidationCode } from '../validation.ts';

export const DEGREES = ['high_school', 'technical', 'undergraduate', 'postgraduate', 'masters', 'doctorate'] as const;
export const WORKS_FOR_MULTIPLE = ['no', 'yes', 'freelancer'] as const;
/** Lower bounds of <1, 1–2, 3–5, 6–10 and >10 years of recruiting. */
export const EXPERIENCE_BANDS = [0, 1, 3, 6, 11] as const;
/** Lower bounds of startup 1–10, small 11–50, medium 51–250, large 251–1000 and enterprise above 1000. */
export const REGISTRATION_SIZES = [1, 11, 51, 251, 1001] as const;
/** Lower bounds of 1–10, 11–50, 51–200, 201–500, 501–1000 and above 1000, as profiles show them. */
export const PROFILE_SIZES = [1, 11, 51, 201, 501, 1001] as const;

export const FREE_TEXT_MAX = 2000;
export const SPECIALIZATIONS_MAX = 20;
export const EDUCATION_MAX = 10;
export const FIRST_YEAR = 1900;
const LAST_YEAR = 9999;

const code = (value: ValidationCode) => value;

/** A field that may be left empty. Piped and no union, which would hide why a value was refused. */
export const optional = <T extends z.ZodType<unknown, string>>(schema: T) => emptyAsNull.pipe(schema.nullable());

export const freeText = text(FREE_TEXT_MAX, 2);
export const shortLine = line(2, 120);

/** The lower bound of a band, as a number or as the text that a form holds. */
export const band = <const T extends readonly number[]>(bounds: T) =>
  z.union([z.number(), z.string().max(4)]).transform((value, context): T[number] => {
    const bound = value === '' ? undefined : bounds.find((each) => String(each) === String(value));
    if (bound !== undefined) return bound;
    context.addIssue({ code: 'custom', message: code(value === '' ? 'REQUIRED' : 'NOT_AN_OPTION') });
    return z.NEVER;
  });

/** The same where nothing need be chosen. */
export const optionalBand = <const T extends readonly number[]>(bounds: T) =>
  z
    .union([z.number(), z.string().max(4), z.null()])
    .transform((value) => (value === '' ? null : value))
    .pipe(band(bounds).nullable());

/** A choice of a form, where nothing chosen yet is an empty text. */
export const choice = <const T extends readonly string[]>(options: T) =>
  z
    .string()
    .max(40)
    .transform((value, context): T[number] => {
      const option = options.find((each) => each === value);
      if (option !== undefined) return option;
      context.addIssue({ code: 'custom', message: code(value === '' ? 'REQUIRED' : 'NOT_AN_OPTION') });
      return z.NEVER;
    });

/** A year that has begun, as a number or as it was typed. */
const pastYear = (thisYear: number) =>
  z.union([z.number(), z.string().max(10)]).transform((value, context) => {
    const typed = String(value).trim();
    const year = Number(typed);
    const refuse = (message: ValidationCode) => context.addIssue({ code: 'custom', message });
    if (typed === '') refuse('REQUIRED');
    else if (!/^\d{4}$/.test(typed) || year < FIRST_YEAR) refuse('YEAR_INVALID');
    else if (year > thisYear) refuse('YEAR_FUTURE');
    else return year;
    return z.NEVER;
  });

const unique =
  <T>(key: (item: T) => string, name: string) =>
  (items: readonly T[], context: z.core.$RefinementCtx<readonly T[]>) => {
    items.forEach((item, index) => {
      if (items.findIndex((other) => key(other) === key(item)) < index)
        context.addIssue({ code: 'custom', path: [index, name], message: code('DUPLICATE'), input: item });
    });
  };

export const languages = z
  .array(z.strictObject({ code: choice(SPOKEN_LANGUAGES), proficiency: choice(PROFICIENCIES) }))
  .max(SPOKEN_LANGUAGES.length)
  .superRefine(unique((language) => language.code, 'code'));

/** @param thisYear nobody has graduated after it; left out where the clock is not known */
export const education = (thisYear = LAST_YEAR) =>
  z
    .array(
      z
        .strictObject({
          level: choice(DEGREES),
          institution: shortLine,
          field: optional(shortLine).default(null),
          graduationYear: pastYear(thisYear),
          courses: optional(freeText).default(null),
        })
        .superRefine(
          (each, context) => {
            // School has no field of study.
            if (each.level && each.level !== 'high_school' && each.field === null)
              context.addIssue({ code: 'custom', path: ['field'], message: code('REQUIRED') });
          },
          // Told together with whatever else is missing.
          { when: ({ value }) => typeof value === 'object' && value !== null },
        ),
    )
    .max(EDUCATION_MAX);

export const specializations = z
  // One letter may be all there is: C, R.
  .array(line(1, 60))
  .max(SPECIALIZATIONS_MAX)
  .transform((names) => [...new Map(names.map((name) => [foldText(name).toLocaleLowerCase(), name])).values()]);
