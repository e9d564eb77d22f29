import { PRIVACY_VERSION } from '@prova/contract/accounts';
import type { applicationForm } from '@prova/contract/applications';
import type { FormField } from '@prova/contract/job-fields';
import type { FieldProblem, ValidationCode } from '@prova/contract/validation';
import type * as z from 'zod';
import type { OpenJob } from '../jobs/jobs.service.ts';

/** The form as the contract has parsed it. */
export type SentForm = z.output<typeof applicationForm>;

/** Where the standard fields are in the form. */
const FIELD_KEYS = {
  phone: 'phone',
  cover_letter: 'coverLetter',
  portfolio: 'portfolio',
  linkedin: 'linkedin',
  github: 'github',
  website: 'website',
} as const satisfies Partial<Record<FormField, keyof SentForm>>;
const COVER_LETTER_MIN = 2;

/**
 * What the job's own form has against what was sent: fields it hides, requires, questions and their options.
 * Problems of questions are named `answers.<question id>`.
 */
export function checkForm(
  sent: SentForm,
  { fields, questions }: Pick<OpenJob, 'fields' | 'questions'>,
  hasResume: boolean,
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const refuse = (field: string, code: ValidationCode, values: FieldProblem['values'] = {}) =>
    problems.push({ field, code, values });
  // Only fields that are asked are listed.
  const rules = new Map(fields.map((rule) => [rule.field, rule]));

  for (const [field, key] of Object.entries(FIELD_KEYS) as [keyof typeof FIELD_KEYS, keyof SentForm][]) {
    const rule = rules.get(field);
    if (!rule && sent[key]) refuse(key, 'FIELD_NOT_ASKED');
    if (rule?.required && !sent[key]) refuse(key, 'REQUIRED');
  }
  if (sent.coverLetter && sent.coverLetter.length < COVER_LETTER_MIN)
    refuse('coverLetter', 'TOO_SHORT', { minimum: COVER_LETTER_MIN });
  const resume = rules.get('resume');
  if (hasResume && !resume) refuse('resume', 'FIELD_NOT_ASKED');
  if (!hasResume && resume?.required) refuse('resume', 'RESUME_REQUIRED');

  const asked = new Map(questions.map((question) => [question.id, question]));
  const answered = new Set<string>();
  for (const { questionId, answer } of sent.answers) {
    const question = asked.get(questionId);
    if (!question) refuse(`answers.${questionId}`, 'FIELD_NOT_ASKED');
    else if (answered.has(questionId)) refuse(`answers.${questionId}`, 'DUPLICATE');
    else if (answer && question.type === 'multiple_choice' && !question.options.some(({ id }) => id === answer))
      refuse(`answers.${questionId}`, 'NOT_AN_OPTION');
    if (answer) answered.add(questionId);
  }
  for (const question of questions) {
    if (question.required && !answered.has(question.id)) refuse(`answers.${question.id}`, 'QUESTION_REQUIRED');
  }

  if (!sent.noticeVersion) refuse('noticeVersion', 'NOTICE_REQUIRED');
  else if (sent.noticeVersion !== PRIVACY_VERSION) refuse('noticeVersion', 'ACCEPTANCE_INVALID');
  return problems;
}
