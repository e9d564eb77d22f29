import type * as z from 'zod';

/** Why a field was refused: the words are in `texts.pt-BR.ts` and `texts.en-US.ts`. */
const VALIDATION_CODES = [
  'REQUIRED',
  'INVALID',
  'INVALID_TYPE',
  'TOO_SHORT',
  'TOO_LONG',
  'TOO_FEW',
  'TOO_MANY',
  'MIN',
  'MAX',
  'NOT_INTEGER',
  'PATTERN',
  'NOT_AN_OPTION',
  'UNKNOWN_FIELD',
  'CONTROL_CHARACTER',
  'NAME_NEEDS_LETTERS',
  'NAME_IS_ADDRESS',
  'COMPANY_NAME_IS_ADDRESS',
  'COMPANY_NAME_HAS_CHECK',
  'LINK_NAMES_ANOTHER_HOST',
  'LINK_HIDES_ITS_HOST',
  'TOKEN_OR_CODE',
  'DATE_INVALID',
  'DATE_PAST',
  'DATE_FUTURE',
  'DATE_TOO_FAR',
  'EMAIL_REQUIRED',
  'EMAIL_MISSING_AT',
  'EMAIL_DISALLOWED_CHARACTER',
  'EMAIL_INVALID',
  'EMAIL_UNCHANGED',
  'URL_INVALID',
  'LINKEDIN_INVALID',
  'GITHUB_INVALID',
  'PHONE_INVALID',
  'PASSWORD_REQUIRED',
  'PASSWORD_TOO_SHORT',
  'PASSWORD_TOO_LONG',
  'PASSWORD_COMMON',
  'PASSWORD_PERSONAL',
  'PASSWORD_MISMATCH',
  'TERMS_REQUIRED',
  'PRIVACY_REQUIRED',
  'BOTH_REQUIRED',
  'ADULT_REQUIRED',
  'ACCEPTANCE_INVALID',
  'COMPANY_REQUIRED',
  'ADDRESS_REQUIRED',
  'PAY_REQUIRED',
  'PAY_RANGE',
  'DESCRIPTION_REQUIRED',
  'FEEDBACK_REQUIRED',
  'OPTIONS_TOO_FEW',
  'OPTIONS_DUPLICATE',
  'PICTURE_WORDS',
  'PICTURE_UNKNOWN',
  'POOL_EMPTY',
  'POOL_DRAWS_MORE',
  'POOL_POINTS',
  'POOL_CRITERIA',
  'POOL_UNKNOWN',
  'POOL_DUPLICATE',
  'IN_TWO_POOLS',
  'ONE_RIGHT_OPTION',
  'CASES_REQUIRED',
  'STEP_UNKNOWN',
  'STEP_TWICE',
  'TEST_NOT_OFFERED',
  'CASE_INPUT',
  'CASE_EXPECTED',
  'CASE_ROWS',
  'CASE_NUMBER',
  'TOLERANCE',
  'FUNCTION_NAME',
  'RUBRIC_SUM',
  'RUBRIC_CRITERIA',
  'CRITERION_DUPLICATE',
  'QUARTERS',
  'TEST_TITLE_REQUIRED',
  'TESTS_REQUIRED',
  'CANDIDATE_REQUIRED',
  'INTERVIEW_DATE_PAST',
  'TIME_REQUIRED',
  'TIME_SKIPPED',
  'TIME_REPEATED',
  'PLACE_REQUIRED',
  'VIDEO_LINK_UNVERIFIED',
  'OTHER_TIME_REQUIRED',
  'DURATION_POSITIVE',
  'STAGE_ORDER',
  'STAGES_FIXED',
  'DUPLICATE',
  'INTEGRATION_DUPLICATE',
  'VARIABLE_UNKNOWN',
  'FIELD_NOT_ASKED',
  'QUESTION_REQUIRED',
  'RESUME_REQUIRED',
  'RESUME_TOO_LARGE',
  'RESUME_TYPE',
  'NOTICE_REQUIRED',
  'STEP_INCOMPLETE',
  'YEAR_INVALID',
  'YEAR_FUTURE',
  'FILE_REQUIRED',
  'LINKEDIN_COMPANY_INVALID',
  'TIME_ZONE_INVALID',
  'PLAN_REQUIRED',
  'TAX_ID_INVALID',
  'POSTAL_CODE_INVALID',
  'CNPJ_INVALID',
  'CNPJ_TAKEN',
  'CNPJ_REQUIRED',
  'WEBSITE_REQUIRED',
  'MAIL_DOMAIN_FREE',
  'MAIL_DOMAIN_OTHER',
  'ALREADY_MEMBER',
  'ALREADY_INVITED',
] as const;

export type ValidationCode = (typeof VALIDATION_CODES)[number];

/** A refusal of one field, before it is worded. */
export interface FieldProblem {
  readonly field: string;
  readonly code: ValidationCode;
  readonly values: Readonly<Record<string, string | number>>;
}

/** What zod says by itself are sentences. The list above is of types alone: no browser loads it. */
const CODE = /^[A-Z][A-Z_]+$/;

/**
 * Reads what zod found as codes of our own, so that both sides word it alike.
 * Schemas name a cause by giving the code as their message. Parse with `{ reportInput: true }`: without it a
 * field left out cannot be told from one of the wrong type.
 */
export function fieldProblems(error: z.core.$ZodError | { issues: readonly z.core.$ZodIssue[] }): FieldProblem[] {
  return error.issues.flatMap((issue): FieldProblem[] => {
    const field = issue.path.map(String).join('.');
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        field: field ? `${field}.${key}` : key,
        code: 'UNKNOWN_FIELD',
        values: { key },
      }));
    }
    return [{ field, ...problemOf(issue) }];
  });
}

function problemOf(issue: z.core.$ZodIssue): Omit<FieldProblem, 'field'> {
  if (CODE.test(issue.message)) {
    const values = issue.code === 'custom' ? plainValues(issue.params) : {};
    return { code: issue.message as ValidationCode, values };
  }
  switch (issue.code) {
    case 'invalid_type':
      // A field hands over NaN for what is typed and is no number.
      if (issue.expected === 'int' || Number.isNaN(issue.input)) return { code: 'NOT_INTEGER', values: {} };
      return { code: issue.input === undefined || issue.input === null ? 'REQUIRED' : 'INVALID_TYPE', values: {} };
    case 'too_small': {
      const minimum = Number(issue.minimum);
      if (issue.origin === 'string')
        return minimum <= 1 || issue.input === ''
          ? { code: 'REQUIRED', values: {} }
          : { code: 'TOO_SHORT', values: { minimum } };
      if (issue.origin === 'array' || issue.origin === 'set') return { code: 'TOO_FEW', values: { minimum } };
      return { code: 'MIN', values: { minimum } };
    }
    case 'too_big': {
      const maximum = Number(issue.maximum);
      if (issue.origin === 'string') return { code: 'TOO_LONG', values: { maximum } };
      if (issue.origin === 'array' || issue.origin === 'set') return { code: 'TOO_MANY', values: { maximum } };
      return { code: 'MAX', values: { maximum } };
    }
    case 'invalid_value':
      return { code: issue.input === undefined ? 'REQUIRED' : 'NOT_AN_OPTION', values: {} };
    case 'invalid_format':
      return { code: issue.format === 'date' || issue.format === 'datetime' ? 'DATE_INVALID' : 'PATTERN', values: {} };
    default:
      return { code: 'INVALID', values: {} };
  }
}

function plainValues(params: Record<string, unknown> | undefined): Record<string, string | number> {
  const entries = Object.entries(params ?? {}).filter(
    ([, value]) => typeof value === 'string' || typeof value === 'number',
  );
  return Object.fromEntries(entries) as Record<string, string | number>;
}
