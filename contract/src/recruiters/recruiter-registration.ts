import * as z from 'zod';
import { instant, linkedinUrl, phone, rowVersion } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { SPOKEN_LANGUAGES } from '../spoken-languages.ts';
import {
  band,
  choice,
  EDUCATION_MAX,
  EXPERIENCE_BANDS,
  education,
  FREE_TEXT_MAX,
  freeText,
  languages,
  optional,
  optionalBand,
  REGISTRATION_SIZES,
  SPECIALIZATIONS_MAX,
  shortLine,
  specializations,
  WORKS_FOR_MULTIPLE,
} from './recruiter-fields.ts';

/** The sections of a recruiter's registration, in their order. */
export const REGISTRATION_SECTIONS = [
  'basic',
  'languages',
  'education',
  'experience',
  'company',
  'additional',
] as const;
export type RegistrationSection = (typeof REGISTRATION_SECTIONS)[number];

/** What each section has to hold before it counts as done. @param thisYear nobody has graduated after it */
export const registrationSchemas = (thisYear: number) =>
  ({
    basic: z.strictObject({
      worksForMultiple: choice(WORKS_FOR_MULTIPLE),
      position: shortLine,
      location: optional(shortLine).default(null),
      phone: optional(phone).default(null),
      linkedinUrl: optional(linkedinUrl).default(null),
    }),
    languages: z.strictObject({ languages: languages.min(1) }),
    education: z.strictObject({ education: education(thisYear).min(1) }),
    experience: z.strictObject({
      experienceFrom: band(EXPERIENCE_BANDS),
      specializations: z.array(z.string().max(60)).min(1).pipe(specializations),
      experience: freeText,
    }),
    company: z.strictObject({
      /** Ignored from whoever does not own the company. */
      sizeFrom: optionalBand(REGISTRATION_SIZES).default(null),
      industry: optional(shortLine).default(null),
      department: shortLine,
    }),
    additional: z.strictObject({ additionalInfo: optional(freeText).default(null) }),
  }) as const;

export type RegistrationValues = {
  readonly [S in RegistrationSection]: z.output<ReturnType<typeof registrationSchemas>[S]>;
};

/** What the database cannot hold (NUL, halves of characters) is left out rather than refused: nothing typed is lost for it. */
const typed = (max: number) =>
  z
    .string()
    .max(max)
    .overwrite((value) => value.toWellFormed().replaceAll('\u0000', ''))
    .default('');
/** What was pasted too long can still be cut. */
const longText = typed(5 * FREE_TEXT_MAX);

/** The same while it is being typed: of a form's own shape, bounded, and right or wrong. */
export const registrationDrafts = {
  basic: z.strictObject({
    worksForMultiple: typed(40),
    position: typed(200),
    location: typed(200),
    phone: typed(40),
    linkedinUrl: typed(2048),
  }),
  languages: z.strictObject({
    languages: z
      .array(z.strictObject({ code: typed(40), proficiency: typed(40) }))
      .max(SPOKEN_LANGUAGES.length)
      .default([]),
  }),
  education: z.strictObject({
    education: z
      .array(
        z.strictObject({
          level: typed(40),
          institution: typed(200),
          field: typed(200),
          graduationYear: typed(10),
          courses: longText,
        }),
      )
      .max(EDUCATION_MAX)
      .default([]),
  }),
  experience: z.strictObject({
    experienceFrom: typed(4),
    specializations: z.array(typed(60)).max(SPECIALIZATIONS_MAX).default([]),
    experience: longText,
  }),
  company: z.strictObject({ sizeFrom: typed(4), industry: typed(200), department: typed(200) }),
  additional: z.strictObject({ additionalInfo: longText }),
} as const;

export type RegistrationDrafts = { readonly [S in RegistrationSection]: z.output<(typeof registrationDrafts)[S]> };

/** `todo`: untouched; `draft`: kept as it stands; `done`: checked; `skipped`: left out, its texts are kept. */
export const SECTION_STATES = ['todo', 'draft', 'done', 'skipped'] as const;
export type SectionState = (typeof SECTION_STATES)[number];
const state = z.enum(SECTION_STATES);

export const registrationProgress = z.object({
  version: z.number().int(),
  completedAt: instant.nullable(),
  /** Nobody should be reminded any more. */
  dismissed: z.boolean(),
  states: z.object({
    basic: state,
    languages: state,
    education: state,
    experience: state,
    company: state,
    additional: state,
  }),
  values: z.object(registrationDrafts),
  company: z
    .object({
      name: z.string(),
      /** Only owners say how large it is and what it does. */
      owned: z.boolean(),
    })
    .nullable(),
});
export type RegistrationProgress = z.output<typeof registrationProgress>;

const version = rowVersion;
const saved = z.enum(['draft', 'done', 'skipped']);

const path = '/api/v1/auth/complete-registration';
const shared = {
  access: { kind: 'public' },
  headers: {
    'x-verification-token': 'The token that the proof of the e-mail answered with. Not needed when signed in.',
    'x-user-email': 'The e-mail that was proved, beside the token.',
  },
  output: registrationProgress,
  rateLimit: { max: 120, seconds: 300 },
} as const;
const refusals = ['UNAUTHENTICATED', 'FORBIDDEN', 'COMPLETION_INVALID'] as const;

export const getRegistration = endpoint({
  ...shared,
  id: 'recruiters.registration',
  method: 'GET',
  path,
  summary: 'How far a recruiter’s registration is, with what was typed.',
  errors: refusals,
});

const section = <S extends RegistrationSection>(name: S) =>
  z.strictObject({ version, state: saved, section: z.literal(name), values: registrationDrafts[name] });

export const saveRegistration = endpoint({
  ...shared,
  id: 'recruiters.saveRegistration',
  method: 'PUT',
  path,
  summary: 'Keep one section: as a draft whatever it holds, as done once it is right, or skipped.',
  body: z.discriminatedUnion('section', [
    section('basic'),
    section('languages'),
    section('education'),
    section('experience'),
    section('company'),
    section('additional'),
  ]),
  errors: [...refusals, 'VERSION_CONFLICT', 'REGISTRATION_COMPLETED'],
  /** It goes out after each pause in typing, and several colleagues may share one address. */
  rateLimit: { max: 900, seconds: 300 },
});

export const completeRegistration = endpoint({
  ...shared,
  id: 'recruiters.completeRegistration',
  method: 'POST',
  path,
  summary: 'Finish the registration: what is done goes into the profile. A second time changes nothing.',
  body: z.strictObject({ version }),
  errors: [...refusals, 'REGISTRATION_INCOMPLETE', 'VERSION_CONFLICT'],
});

export const dismissRegistration = endpoint({
  id: 'recruiters.dismissRegistration',
  method: 'POST',
  path: '/api/v1/auth/complete-registration/dismissal',
  summary: 'Stop reminding me of my registration.',
  access: { kind: 'user', roles: ['RECRUITER'] },
  output: z.object({}),
});
