import * as z from 'zod';
import { email, id, instant, linkedinUrl, paging, personName, phone, rowVersion } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { PICTURE_TYPES } from '../file-types.ts';
import { PROFICIENCIES, SPOKEN_LANGUAGES } from '../spoken-languages.ts';
import {
  choice,
  DEGREES,
  EXPERIENCE_BANDS,
  education,
  freeText,
  languages,
  optional,
  optionalBand,
  shortLine,
  specializations,
  WORKS_FOR_MULTIPLE,
} from './recruiter-fields.ts';

/** Of the pictures of a profile. They are drawn again, so that only size and pixels count. */
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;

const nullable = z.string().nullable();

export const recruiterProfile = z.object({
  id,
  version: z.number().int(),
  name: z.string(),
  email: z.string(),
  photoUrl: nullable,
  coverUrl: nullable,
  bio: nullable,
  position: nullable,
  department: nullable,
  location: nullable,
  phone: nullable,
  linkedinUrl: nullable,
  worksForMultiple: z.enum(WORKS_FOR_MULTIPLE).nullable(),
  specializations: z.array(z.string()),
  experienceFrom: z.number().int().nullable(),
  experience: nullable,
  additionalInfo: nullable,
  languages: z.array(z.object({ code: z.enum(SPOKEN_LANGUAGES), proficiency: z.enum(PROFICIENCIES) })),
  education: z.array(
    z.object({
      level: z.enum(DEGREES),
      institution: z.string(),
      field: nullable,
      graduationYear: z.number().int(),
      courses: nullable,
    }),
  ),
  registrationCompletedAt: instant.nullable(),
  /** The company that is looked at from; null for whoever belongs to none. */
  company: z
    .object({
      id,
      name: z.string(),
      industry: nullable,
      sizeFrom: z.number().int().nullable(),
      description: nullable,
      website: nullable,
      linkedinUrl: nullable,
    })
    .nullable(),
  can: z.object({ edit: z.boolean() }),
});
export type RecruiterProfile = z.output<typeof recruiterProfile>;

/** What is left out stays as it is; null or an empty text empties a field. */
export const profileInput = z.strictObject({
  version: rowVersion,
  name: personName.optional(),
  bio: optional(freeText).optional(),
  position: optional(shortLine).optional(),
  department: optional(shortLine).optional(),
  location: optional(shortLine).optional(),
  phone: optional(phone).optional(),
  linkedinUrl: optional(linkedinUrl).optional(),
  specializations: specializations.optional(),
  worksForMultiple: optional(choice(WORKS_FOR_MULTIPLE)).optional(),
  experienceFrom: optionalBand(EXPERIENCE_BANDS).optional(),
  experience: optional(freeText).optional(),
  additionalInfo: optional(freeText).optional(),
  /** The whole list, as those below. */
  languages: languages.optional(),
  education: education().optional(),
});

/** What `profileInput` cannot know: which year has begun. */
export const educationInput = (thisYear: number) => z.object({ education: education(thisYear) });

const recruiters = { kind: 'user', roles: ['RECRUITER'] } as const;
const params = z.object({ id });

export const listRecruiters = endpoint({
  id: 'recruiters.list',
  method: 'GET',
  path: '/api/v1/recruiters',
  aliases: ['/recruiters'],
  summary: 'The colleagues of my company, 20 a page.',
  access: recruiters,
  query: z.object(paging(20)),
  output: z.array(
    z.object({ id, name: z.string(), email: z.string(), role: z.string(), position: nullable, photoUrl: nullable }),
  ),
  paging: 'page',
  errors: ['NO_COMPANY', 'NOT_FOUND'],
});

export const inviteRecruiter = endpoint({
  id: 'recruiters.invite',
  method: 'POST',
  path: '/api/v1/recruiters',
  aliases: ['/recruiters'],
  summary: 'Invite a colleague to my company by mail. Owners only.',
  access: recruiters,
  body: z.strictObject({ email, role: z.enum(['recruiter', 'hiring_manager', 'interviewer']).default('recruiter') }),
  output: z.object({ email: z.string(), role: z.string() }),
  status: 201,
  errors: ['NO_COMPANY', 'NOT_FOUND', 'MAILS_SUSPENDED', 'MAIL_LIMIT_REACHED'],
  rateLimit: { max: 60, seconds: 3600 },
});

export const removeRecruiter = endpoint({
  id: 'recruiters.remove',
  method: 'DELETE',
  path: '/api/v1/recruiters/:id',
  aliases: ['/recruiters/:id'],
  summary: 'Remove a colleague from my company, or leave it myself. The account stays: its owner alone erases it.',
  access: recruiters,
  params,
  /** Who gets the jobs and open offers of whoever leaves. */
  query: z.object({ handOverTo: id.optional() }),
  output: z.object({}),
  errors: ['NOT_FOUND', 'NO_COMPANY', 'LAST_OWNER', 'MEMBER_HAS_JOBS', 'MEMBER_ROLE_REFUSED'],
});

export const ownRecruiterProfile = endpoint({
  id: 'recruiters.ownProfile',
  method: 'GET',
  path: '/api/v1/recruiters/profile',
  summary: 'My profile as a recruiter.',
  access: recruiters,
  output: recruiterProfile,
});

export const getRecruiterProfile = endpoint({
  id: 'recruiters.get',
  method: 'GET',
  path: '/api/v1/recruiters/:id/profile',
  aliases: ['/api/v1/recruiters/:id', '/recruiters/:id'],
  summary: 'The profile of a recruiter, for colleagues.',
  access: recruiters,
  params,
  output: recruiterProfile,
  errors: ['NOT_FOUND'],
});

export const updateRecruiterProfile = endpoint({
  id: 'recruiters.update',
  method: 'PUT',
  path: '/api/v1/recruiters/:id/profile',
  aliases: ['/api/v1/recruiters/:id', '/recruiters/:id'],
  summary: 'Change my profile. The company has a record of its own.',
  access: recruiters,
  params,
  body: profileInput,
  output: recruiterProfile,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
});

const pictureErrors = [
  'NOT_FOUND',
  'FILE_EMPTY',
  'FILE_TOO_LARGE',
  'FILE_TYPE_UNSUPPORTED',
  'PICTURE_UNREADABLE',
  'PICTURE_TOO_MANY_PIXELS',
] as const;
const pictureParams = z.object({ id, picture: z.enum(['photo', 'cover']) });

export const setRecruiterPicture = endpoint({
  id: 'recruiters.setPicture',
  method: 'PUT',
  path: '/api/v1/recruiters/:id/pictures/:picture',
  summary: 'Show this photo or cover in my profile. It is redrawn, without its metadata.',
  access: recruiters,
  params: pictureParams,
  body: z.strictObject({}).default({}),
  files: { file: { types: PICTURE_TYPES, maxBytes: PICTURE_MAX_BYTES, required: true } },
  output: recruiterProfile,
  errors: pictureErrors,
  rateLimit: { max: 30, seconds: 600 },
});

export const removeRecruiterPicture = endpoint({
  id: 'recruiters.removePicture',
  method: 'DELETE',
  path: '/api/v1/recruiters/:id/pictures/:picture',
  summary: 'Take the photo or the cover out of my profile.',
  access: recruiters,
  params: pictureParams,
  output: recruiterProfile,
  errors: ['NOT_FOUND'],
});
