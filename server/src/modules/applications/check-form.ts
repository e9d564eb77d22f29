import { PRIVACY_VERSION } from '@prova/contract/accounts/document-versions';
import type { applicationForm } from '@prova/contract/applications/applications';
import type { FormField } from '@prova/contract/jobs/form-fields';
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

type Rules = Pick<OpenJob, 'fields' | 'questions'>;
type SentFields = { readonly [key in (typeof FIELD_KEYS)[keyof typeof FIELD_KEYS]]?: string | null | undefined };

const refusal = (field: string, code: ValidationCode, values: FieldProblem['values'] = {}): FieldProblem => ({
  field,
  code,
  values,
});

/**
 * What the job's own form has against what was sent: fields it hides, requires, questions and their options.
 * Problems of questions are named `answers.<question id>`.
 */
export function checkForm(sent: SentForm, { fields, questions }: Rules, uploaded: boolean): FieldProblem[] {
  return [
    ...checkFields(sent, fields),
    ...checkResume(uploaded || sent.resumeFileId !== undefined, fields),
    // One résumé, not two.
    ...(uploaded && sent.resumeFileId ? [refusal('resumeFileId', 'FIELD_NOT_ASKED')] : []),
    ...checkAnswers(sent.answers, questions),
    ...checkNotice(sent.noticeVersion),
  ];
}

/** The standard fields but name, e-mail and résumé. */
export function checkFields(sent: SentFields, fields: Rules['fields']): FieldProblem[] {
  const problems: FieldProblem[] = [];
  // Only fields that are asked are listed.
  const rules = new Map(fields.map((rule) => [rule.field, rule]));
  for (const [field, key] of Object.entries(FIELD_KEYS) as [keyof typeof FIELD_KEYS, keyof SentFields][]) {
    const rule = rules.get(field);
    if (!rule && sent[key]) problems.push(refusal(key, 'FIELD_NOT_ASKED'));
    if (rule?.required && !sent[key]) problems.push(refusal(key, 'REQUIRED'));
  }
  if (sent.coverLetter && sent.coverLetter.length < COVER_LETTER_MIN)
    problems.push(refusal('coverLetter', 'TOO_SHORT', { minimum: COVER_LETTER_MIN }));
  return problems;
}

function checkResume(hasResume: boolean, fields: Rules['fields']): FieldProblem[] {
  const rule = fields.find(({ field }) => field === 'resume');
  if (hasResume && !rule) return [refusal('resume', 'FIELD_NOT_ASKED')];
  return !hasResume && rule?.required ? [refusal('resume', 'RESUME_REQUIRED')] : [];
}

/** Answers to questions that are asked, each once, and none missing that is required. */
export function checkAnswers(answers: SentForm['answers'], questions: Rules['questions']): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const asked = new Map(questions.map((question) => [question.id, question]));
  const answered = new Set<string>();
  for (const { questionId, answer } of answers) {
    const question = asked.get(questionId);
    if (!question) problems.push(refusal(`answers.${questionId}`, 'FIELD_NOT_ASKED'));
    else if (answered.has(questionId)) problems.push(refusal(`answers.${questionId}`, 'DUPLICATE'));
    else if (answer && question.type !== 'essay' && !question.options.some(({ id }) => id === answer))
      problems.push(refusal(`answers.${questionId}`, 'NOT_AN_OPTION'));
    if (answer) answered.add(questionId);
  }
  for (const question of questions) {
    if (question.required && !answered.has(question.id))
      problems.push(refusal(`answers.${question.id}`, 'QUESTION_REQUIRED'));
  }
  return problems;
}

function checkNotice(version: string): FieldProblem[] {
  if (!version) return [refusal('noticeVersion', 'NOTICE_REQUIRED')];
  return version === PRIVACY_VERSION ? [] : [refusal('noticeVersion', 'ACCEPTANCE_INVALID')];
}
