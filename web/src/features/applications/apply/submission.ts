import type { apply } from '@prova/contract/applications/applications';
import { checkEmail, disallowedCharacter, normaliseEmail } from '@prova/contract/email';
import { likelyEmail } from '@prova/contract/email-typos';
import type { DataOf } from '@prova/contract/endpoint';
import { ANSWER_MAX, FIELD_NAMES, type FormField, inOrder } from '@prova/contract/jobs/form-fields';
import type { PublicJob } from '@prova/contract/jobs/public-jobs';
import { checkGithub, checkLinkedin, checkUrl } from '@prova/contract/links';
import { checkPhone } from '@prova/contract/phone';
import { hasLetters, readableName, trimmed } from '@prova/contract/visible-text';
import i18next from 'i18next';
import { isApiError, isGivenUp, messageOf } from '../../../lib/api-error.ts';
import { waitUntil } from '../../../lib/form-failure.ts';
import { type CallOptions, request } from '../../../lib/request.ts';
import { formatBytes } from '../../../ui/bytes.ts';
import { toast } from '../../../ui/toast-store.ts';
import type { ApplyValues, Problem, SentResume } from './apply-values.ts';

/**
 * What an application is checked and sent with. It is loaded when somebody begins to fill in the form, which is on screen and
 * of use before.
 */

const RESUME_MAX_BYTES = 5 * 1024 * 1024;
const RESUME_NAME = /\.(pdf|docx?)$/i;

/** What is wrong, by the name of the field; questions are `question.<id>`. The server checks all of it again. */
export function checkApplication(
  job: Pick<PublicJob, 'fields' | 'questions'>,
  values: ApplyValues,
  resume: File | SentResume | null,
): Record<string, Problem> {
  const problems: Record<string, Problem> = {};
  for (const { field, required } of inOrder(job.fields)) {
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
    const answer = trimmed(values.answers[question.id] ?? '');
    if (question.required && !answer) problems[`question.${question.id}`] = { text: 'question' };
    else if (answer.length > ANSWER_MAX)
      problems[`question.${question.id}`] = { text: 'tooLong', values: { max: ANSWER_MAX } };
  }
  if (!values.notice) problems.notice = { text: 'notice' };
  return problems;
}

function checkResume(file: File | SentResume | null, required: boolean): Problem | null {
  if (!file) return required ? { text: 'resumeRequired' } : null;
  // Taken once, it is taken again.
  if (!(file instanceof File)) return null;
  if (!RESUME_NAME.test(file.name)) return { text: 'resumeType' };
  if (file.size === 0) return { text: 'resumeEmpty' };
  if (file.size > RESUME_MAX_BYTES)
    return { text: 'resumeTooLarge', values: { size: formatBytes(file.size, i18next.language) } };
  return null;
}

function checkField(field: FormField, value: string, required: boolean): Problem | null {
  const text = field === 'full_name' ? readableName(value) : trimmed(value);
  if (field === 'full_name')
    return text.length < 2
      ? { text: 'fullName' }
      : text.length > 120
        ? { text: 'tooLong', values: { max: 120 } }
        : hasLetters(text)
          ? null
          : { text: 'nameLetters' };
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

/** What is wrong with a field that somebody has filled in and left. */
export function problemOfLeft(
  job: Pick<PublicJob, 'fields' | 'questions'>,
  values: ApplyValues,
  resume: File | SentResume | null,
  name: string,
): Problem | undefined {
  const value = name.startsWith('question.') ? values.answers[name.slice(9)] : values[name as keyof ApplyValues];
  return value ? checkApplication(job, values, resume)[name] : undefined;
}

/** What was probably meant by an e-mail address that was left. */
export function suggestionFor({ email }: ApplyValues): string | null {
  return checkEmail(email) === 'ok' ? likelyEmail(normaliseEmail(email)) : null;
}

export type Sent = DataOf<typeof apply>;
/** `server`: it has answered, and failed. `cancelled`: by whoever waited. */
export type Failure =
  | 'offline'
  | 'connection'
  | 'server'
  | 'cancelled'
  | 'code'
  | 'already'
  | 'closed'
  | 'changed'
  | {
      readonly message: string /** When another try makes sense, in milliseconds since 1970. */;
      readonly until: number | null;
    };

export interface Application {
  readonly job: PublicJob;
  readonly values: ApplyValues;
  readonly resume: File | SentResume | null;
  /** Where the link to the job was found. */
  readonly src: string | undefined;
  readonly language: 'pt-BR' | 'en-US';
}

/** Bytes of the whole body, and how long the rest will take; told only once the pace is known. */
export interface Progress {
  readonly sent: number;
  readonly total: number;
  readonly secondsLeft: number | null;
}

/** Sends it once. Throws `ApiError`; `refusalOf` says what that means for the form. */
export function sendApplication(
  { job, values, resume, src, language }: Application,
  { onProgress, ...options }: Pick<CallOptions, 'onRetry' | 'signal'> & { onProgress: (progress: Progress) => void },
): Promise<Sent> {
  const began = performance.now();
  const isFile = resume instanceof File;
  return request<typeof apply>(
    'POST',
    '/api/v1/public/jobs/:slug/applications',
    {
      params: { slug: job.slug },
      body: { ...bodyOf(job, values, src, language), ...(resume && !isFile && { resumeFileId: resume.fileId }) },
      files: { resume: isFile ? resume : null },
    },
    {
      timeoutMs: 120_000,
      ...options,
      onProgress: ({ sentBytes: sent, totalBytes: total }) => {
        const elapsed = (performance.now() - began) / 1000;
        const secondsLeft = elapsed < 1 || sent === 0 ? null : Math.ceil(((total - sent) / sent) * elapsed);
        onProgress({ sent, total, secondsLeft });
      },
    },
  );
}

/** Says elsewhere what became of it, once its form was left. */
export function notifyLeft({ title: job }: Pick<PublicJob, 'title'>, error?: unknown): void {
  if (error === undefined) toast.success(i18next.t('submission:left.sent', { job }));
  else if (!isGivenUp(error))
    toast.error(i18next.t('submission:left.failed', { job }), { description: messageOf(error) });
}

/** Why the server did not take it: by field in the server's words, or as a whole. */
export function refusalOf(
  error: unknown,
  { job, values }: Pick<Application, 'job' | 'values'>,
): { problems: Record<string, string> } | { failure: Failure } {
  if (isApiError(error, 'ALREADY_APPLIED')) return { failure: 'already' };
  if (isApiError(error, 'JOB_CLOSED', 'JOB_NOT_FOUND')) return { failure: 'closed' };
  if (isApiError(error, 'FILE_TOO_LARGE', 'FILE_EMPTY', 'FILE_TYPE_UNSUPPORTED', 'RESUME_REQUIRED', 'RESUME_NOT_FOUND'))
    return { problems: { resume: error.message } };
  if (isApiError(error) && error.details && error.details.length > 0) {
    const given = answersOf(job, values);
    const problems = Object.fromEntries(error.details.map(({ field, message }) => [formName(field, given), message]));
    // What is not on the form, or stands there in an older version, cannot be fixed on it.
    const old = error.details.some(({ code }) => code === 'ACCEPTANCE_INVALID');
    if (old || Object.keys(problems).some((name) => !isOnForm(job, name))) return { failure: 'changed' };
    return { problems };
  }
  if (isGivenUp(error)) return { failure: 'cancelled' };
  if (isApiError(error) && error.status >= 500) return { failure: 'server' };
  if (isApiError(error) && error.status >= 400) {
    return { failure: { message: error.message, until: waitUntil(error) } };
  }
  return { failure: navigator.onLine ? 'connection' : 'offline' };
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
  ) => (asked.has(field) && trimmed(values[name]) ? { [name]: trimmed(values[name]) } : {});
  return {
    fullName: readableName(values.fullName),
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
    const answer = trimmed(values.answers[id] ?? '');
    return answer ? [{ questionId: id, answer }] : [];
  });
}
