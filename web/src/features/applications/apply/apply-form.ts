import { checkEmail, disallowedCharacter } from '@prova/contract/email';
import { ANSWER_MAX, FIELD_NAMES, type FormField } from '@prova/contract/jobs/job-fields';
import type { PublicJob } from '@prova/contract/jobs/public-jobs';
import { checkGithub, checkLinkedin, checkUrl } from '@prova/contract/links';
import { checkPhone } from '@prova/contract/phone';

const MB = 1024 * 1024;
export const RESUME_MAX_BYTES = 5 * MB;
const RESUME_NAME = /\.(pdf|docx?)$/i;

export interface ApplyValues {
  fullName: string;
  email: string;
  phone: string;
  coverLetter: string;
  portfolio: string;
  linkedin: string;
  github: string;
  website: string;
  /** Text, or id of the option, by question. */
  answers: Record<string, string>;
  notice: boolean;
  bank: boolean;
}

export const EMPTY: ApplyValues = {
  fullName: '',
  email: '',
  phone: '',
  coverLetter: '',
  portfolio: '',
  linkedin: '',
  github: '',
  website: '',
  answers: {},
  notice: false,
  bank: false,
};

/** A refusal: the phrase of `apply.errors` and its values. */
export interface Problem {
  text:
    | 'fullName'
    | 'emailRequired'
    | 'emailMissingAt'
    | 'emailDisallowed'
    | 'emailSpace'
    | 'emailInvalid'
    | 'phoneRequired'
    | 'phoneInvalid'
    | 'resumeRequired'
    | 'resumeTooLarge'
    | 'resumeEmpty'
    | 'resumeType'
    | 'required'
    | 'linkedin'
    | 'github'
    | 'url'
    | 'question'
    | 'notice'
    | 'tooLong';
  values?: Record<string, string | number>;
}

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

export function checkResume(file: File | null, required: boolean): Problem | null {
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

/** The body of the call: what the job asks for and what was filled in, nothing else. */
export function bodyOf(
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
export function answersOf(
  job: Pick<PublicJob, 'questions'>,
  values: ApplyValues,
): { questionId: string; answer: string }[] {
  return job.questions.flatMap(({ id }) => {
    const answer = (values.answers[id] ?? '').trim();
    return answer ? [{ questionId: id, answer }] : [];
  });
}
