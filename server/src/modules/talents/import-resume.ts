import type { Locale } from '@prova/contract/common';
import type { ResultOf } from '@prova/contract/endpoint';
import type { importResume as contract, ImportedProfile } from '@prova/contract/talents/resume-import';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { validationError } from '../../platform/http/failures.ts';
import type { UploadedFile } from '../../platform/http/route.ts';
import { type DocumentLine, resumeText } from '../files/files.service.ts';
import { skillName } from '../skills/skills.service.ts';
import { readJsonResume, readOwnExport } from './resume/json-resume.ts';
import { readLayout } from './resume/read-layout.ts';
import type { ReadResume } from './resume/read-resume.ts';
import { seniorityInTitle } from './title-seniority.ts';

type Imported = ResultOf<typeof contract>;

/**
 * What a résumé says of the actor, to be reviewed; nothing of it is stored.
 * @throws AppError VALIDATION_FAILED without a file, and the refusals of files
 */
export async function importResume(ctx: Ctx, upload: UploadedFile | undefined): Promise<Imported> {
  if (!upload) throw validationError([{ field: 'resume', code: 'FILE_REQUIRED', values: {} }], ctx.locale);
  if (isJson(upload.body)) return importedJson(upload.body);
  const found = await resumeText(ctx, upload);
  const file = { source: found.extension, pages: found.pages ?? null };
  // An export of ours carries the profile whole beside its pages.
  const attached = found.attachedJson === undefined ? null : readOwnExport(found.attachedJson);
  if (attached) return { ...file, outcome: 'read', profile: attached };
  if (found.state !== 'extracted') return { ...file, outcome: found.state, profile: null };
  return { ...file, outcome: 'read', profile: profileOf(readLayout(found.lines), ctx.locale) };
}

/** What the lines of a résumé say of how to reach its author. */
export const readResumeLines = (lines: readonly DocumentLine[]): ReadResume => readLayout(lines);

/** Whether a file begins as JSON does, behind a mark of its encoding and blanks. */
const isJson = (body: Buffer) => /^\ufeff?\s{0,50}\{/.test(body.subarray(0, 100).toString('utf8'));

function importedJson(body: Buffer): Imported {
  const profile = readJsonResume(body.toString('utf8').replace(/^\ufeff/, ''));
  if (!profile) throw new AppError('FILE_TYPE_UNSUPPORTED', { data: { types: 'PDF, DOC, DOCX, JSON Resume' } });
  return { outcome: 'read', source: 'json', pages: null, profile };
}

/** As a profile may take it over. Texts and lists are no longer than it holds: what is beyond that is left unread. */
function profileOf(read: ReadResume, locale: Locale): ImportedProfile {
  const { linkedin, github, portfolio, experience, education, languages, skills, unread, ...rest } = read;
  return {
    ...rest,
    linkedinUrl: linkedin,
    githubUrl: github,
    portfolioUrl: portfolio,
    experience: experience.map(({ start, end, ...each }) => ({
      ...each,
      startDate: start,
      endDate: end,
      technologies: [],
    })),
    education: education.map((each) => ({ ...each })),
    languages: languages.map((each) => ({ ...each })),
    skills: skills.map((skill) => ({
      ...skill,
      name: skill.known ? skillName(locale, skill.name) : skill.name,
      yearsOfExperience: null,
    })),
    unread: unread.map((part) => ({ ...part })),
    seniority: seniorityInTitle(rest.title),
    experienceYears: null,
    availability: null,
    workModel: null,
    payExpected: null,
    currency: null,
  };
}
