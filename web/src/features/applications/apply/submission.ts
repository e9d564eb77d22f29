import type { apply } from '@prova/contract/applications/applications';
import { checkEmail, disallowedCharacter } from '@prova/contract/email';
import type { DataOf } from '@prova/contract/endpoint';
import { ANSWER_MAX, FIELD_NAMES, type FormField } from '@prova/contract/jobs/form-fields';
import type { PublicJob } from '@prova/contract/jobs/public-jobs';
import { checkGithub, checkLinkedin, checkUrl } from '@prova/contract/links';
import { checkPhone } from '@prova/contract/phone';
import { isApiError } from '../../../lib/api-error.ts';
import { type CallOptions, request } from '../../../lib/request.ts';
import type { ApplyValues, Problem } from './apply-values.ts';

/**
 * What an application is checked and sent with. It is loaded when somebody begins to fill in the form, which is on screen and
 * of use before.
 */

const MB = 1024 * 1024;
const RESUME_MAX_BYTES = 5 * MB;
const RESUME_NAME = /\.(pdf|docx?)$/i;

/** What is wrong, by the name of the field; questions are `question.<id>`. The server checks all of it again. */
export function checkApplication(
  job: Pick<PublicJob, 'fields' | 'questions'>,
  values: ApplyValues,
  resume: File | null,
): Record<string, Problem> {
  const problems: Record<string, Problem> = {};
  for (const { field, required } of job.fields) {
    const problem =
      field === 'resume'
        ? checkResume(resume, required)
        : checkField(
            field,
            values[FIELD_NAMES[field] as Exclude<keyof ApplyValues, 'answers' | 'notice' | 'bank'>],
            required,
          );
    if (problem) problems[FIELD_NAMES[field]] = problem;
  }
  for (const question of job.questions) {
    const answer = (values.answers[question.id] ?? '').trim();
    if (question.required && !answer) problems[`question.${question.id}`] = { text: 'question' };
    else if (answer.length > ANSWER_MAX)
      problems[`question.${question.id}`] = { text: 'tooLong', values: { max: ANSWER_MAX } };
  }
  if (!values.notice) problems.notice = { text: 'notice' };
  return problems;
}

function checkResume(file: File | null, required: boolean): Problem | null {
  if (!file) return required ? { text: 'resumeRequired' } : null;
  if (!RESUME_NAME.test(file.name)) return { text: 'resumeType' };
  if (file.size === 0) return { text: 'resumeEmpty' };
  if (file.size > RESUME_MAX_BYTES)
    // Rounded up: a file a byte too large does not read as one of the size that is allowed.
    return { text: 'resumeTooLarge', values: { size: Math.ceil((file.size / MB) * 10) / 10 } };
  return null;
}

function checkField(field: FormField, value: string, required: boolean): Problem | null {
  const text = value.trim();
  if (field === 'full_name')
    return text.length < 2
      ? { text: 'fullName' }
      : text.length > 120
        ? { text: 'tooLong', values: { max: 120 } }
        : null;
  if (field === 'email') return checkAddress(text);
  if (text === '') return required ? { text: field === 'phone' ? 'phoneRequired' : 'required' } : null;
  switch (field) {
    case 'phone':
      return checkPhone(text) === 'ok' ? null : { text: 'phoneInvalid' };
    case 'linkedin':
      return checkLinkedin(text).ok ? null : { text: 'linkedin' };
    case 'github':
      return checkGithub(text).ok ? null : { text: 'github' };
    case 'portfolio':
    case 'website':
      return checkUrl(text).ok ? null : { text: 'url' };
    default:
      return text.length > ANSWER_MAX ? { text: 'tooLong', values: { max: ANSWER_MAX } } : null;
  }
}

/** A space between quotation marks would look like nothing. */
const disallowed = (character: string): Problem =>
  character.trim() === '' ? { text: 'emailSpace' } : { text: 'emailDisallowed', values: { character } };

function checkAddress(text: string): Problem | null {
  switch (checkEmail(text)) {
    case 'ok':
      return null;
    case 'required':
      return { text: 'emailRequired' };
    case 'missing_at':
      return { text: 'emailMissingAt' };
    case 'disallowed_character':
      return disallowed(disallowedCharacter(text) ?? '');
    default:
      return { text: 'emailInvalid' };
  }
}

export type Sent = DataOf<typeof apply>;
export type Failure = 'connection' | 'code' | 'already' | 'closed' | 'changed' | { message: string };

export interface Application {
  readonly job: PublicJob;
  readonly values: ApplyValues;
  readonly resume: File | null;
  /** Where the link to the job was found. */
  readonly src: string | undefined;
  readonly language: 'pt-BR' | 'en-US';
}

/** Sends it once. Throws `ApiError`; `refusalOf` says what that means for the form. */
export function sendApplication(
  { job, values, resume, src, language }: Application,
  onProgress: CallOptions['onProgress'],
): Promise<Sent> {
  return request<typeof apply>(
    'POST',
    '/api/v1/public/jobs/:slug/applications',
    { params: { slug: job.slug }, body: bodyOf(job, values, src, language), files: { resume } },
    { timeoutMs: 120_000, onProgress },
  );
}

/** Why the server did not take it: by field in the server's words, or as a whole. */
export function refusalOf(
  error: unknown,
  { job, values }: Pick<Application, 'job' | 'values'>,
): { problems: Record<string, string> } | { failure: Failure } {
  if (isApiError(error, 'ALREADY_APPLIED')) return { failure: 'already' };
  if (isApiError(error, 'JOB_CLOSED', 'JOB_NOT_FOUND')) return { failure: 'closed' };
  if (isApiError(error, 'FILE_TOO_LARGE', 'FILE_EMPTY', 'FILE_TYPE_UNSUPPORTED', 'RESUME_REQUIRED'))
    return { problems: { resume: error.message } };
  if (isApiError(error) && error.details && error.details.length > 0) {
    const given = answersOf(job, values);
    const problems = Object.fromEntries(error.details.map(({ field, message }) => [formName(field, given), message]));
    // What is not on the form, or stands there in an older version, cannot be fixed on it.
    const old = error.details.some(({ code }) => code === 'ACCEPTANCE_INVALID');
    if (old || Object.keys(problems).some((name) => !isOnForm(job, name))) return { failure: 'changed' };
    return { problems };
  }
  if (isApiError(error) && error.status >= 400 && error.status < 500) return { failure: { message: error.message } };
  return { failure: 'connection' };
}

/** The job's rules name an answer by its question, the shape of the body by its place in it. */
function formName(field: string, answers: readonly { questionId: string }[]): string {
  const [, place] = /^answers\.([^.]+)/.exec(field) ?? [];
  if (place !== undefined) return `question.${/^\d+$/.test(place) ? answers[Number(place)]?.questionId : place}`;
  return field === 'noticeVersion' ? 'notice' : field;
}

function isOnForm({ fields, questions }: PublicJob, name: string): boolean {
  return (
    name === 'notice' ||
    fields.some(({ field }) => FIELD_NAMES[field] === name) ||
    questions.some(({ id }) => name === `question.${id}`)
  );
}

/** The body of the call: what the job asks for and what was filled in, nothing else. */
function bodyOf(
  job: Pick<PublicJob, 'fields' | 'questions' | 'noticeVersion'>,
  values: ApplyValues,
  src: string | undefined,
  language: 'pt-BR' | 'en-US',
) {
  const asked = new Set(job.fields.map(({ field }) => field));
  const optional = (
    field: FormField,
    name: 'phone' | 'coverLetter' | 'portfolio' | 'linkedin' | 'github' | 'website',
  ) => (asked.has(field) && values[name].trim() ? { [name]: values[name].trim() } : {});
  return {
    fullName: values.fullName.trim(),
    email: values.email.trim(),
    ...optional('phone', 'phone'),
    ...optional('cover_letter', 'coverLetter'),
    ...optional('portfolio', 'portfolio'),
    ...optional('linkedin', 'linkedin'),
    ...optional('github', 'github'),
    ...optional('website', 'website'),
    answers: answersOf(job, values),
    noticeVersion: job.noticeVersion,
    bankConsent: values.bank,
    ...(src && { src }),
    language,
  };
}

/** Answers that were given, in the order of the questions: the server names a refused one by its place. */
function answersOf(job: Pick<PublicJob, 'questions'>, values: ApplyValues): { questionId: string; answer: string }[] {
  return job.questions.flatMap(({ id }) => {
    const answer = (values.answers[id] ?? '').trim();
    return answer ? [{ questionId: id, answer }] : [];
  });
}
