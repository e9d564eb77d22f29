import type { CodeCheck, CodeCheckInput } from '@prova/contract/code/code-check';
import type { CodeLanguage } from '@prova/contract/code/code-fields';
import { readJson } from '@prova/contract/code/written-json';
import type { FieldProblem } from '@prova/contract/validation';
import {
  type CodeQuestion,
  codeQuestionFile,
  holdsRounded,
  MILLISECONDS_DEFAULT,
  parseExactly,
  readsRounded,
} from './code-question.ts';

/** How a question is checked, as it is stored beside it. */
export interface StoredCheck {
  readonly codeCheck: CodeCheckInput | null;
  /** Null until the author's solution was run. */
  readonly checkMilliseconds: number | null;
}

const FUNCTION_NAME = /^[A-Za-z_]\w{0,99}$/;

/**
 * What of a check cannot be run, beyond what the contract sees of it.
 * @param path of the check among what was sent, with a dot at its end
 */
export function checkProblems(language: CodeLanguage, check: CodeCheckInput, path: string): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const refuse = (field: string, code: FieldProblem['code']) =>
    problems.push({ field: `${path}${field}`, code, values: {} });
  const isSql = language === 'sql';
  if (!isSql && !FUNCTION_NAME.test(check.functionName)) refuse('functionName', 'FUNCTION_NAME');
  check.cases.forEach(({ input, expected }, index) => {
    const given = isSql ? [] : parsed(input);
    if (!Array.isArray(given)) refuse(`cases.${index}.input`, 'CASE_INPUT');
    else if (readsRounded(language) && holdsRounded(readJson(input))) refuse(`cases.${index}.input`, 'CASE_NUMBER');
    const result = parsed(expected);
    if (result === undefined) refuse(`cases.${index}.expected`, isSql ? 'CASE_ROWS' : 'CASE_EXPECTED');
    else if (isSql && !(Array.isArray(result) && result.every(Array.isArray)))
      refuse(`cases.${index}.expected`, 'CASE_ROWS');
  });
  return problems;
}

/** The value of a JSON; undefined for what is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A check as answers are run on it. @throws where it has problems */
export function codeQuestionOf(language: CodeLanguage, check: CodeCheckInput): CodeQuestion {
  const isSql = language === 'sql';
  return codeQuestionFile.parse({
    language,
    functionName: isSql ? undefined : check.functionName,
    schema: check.setup,
    anyOrder: check.anyOrder,
    tolerance: check.tolerance,
    solutions: [check.solution],
    cases: check.cases.map(({ name, visible, input, expected }) => ({
      ...{ name, visible },
      ...(isSql ? { rows: input } : { args: parseExactly(input) }),
      expected: parseExactly(expected),
    })),
  });
}

/** As whoever answers sees it: the visible cases alone. */
export function shownCheck({ codeCheck, checkMilliseconds }: StoredCheck): Omit<CodeCheck, 'solution'> | null {
  if (codeCheck === null) return null;
  const { functionName, setup, anyOrder, tolerance, cases } = codeCheck;
  const visible = cases.filter((one) => one.visible);
  return {
    ...{ functionName, setup, anyOrder, tolerance },
    cases: visible.map(({ name, input, expected }) => ({ name, visible: true, input, expected })),
    hiddenCases: cases.length - visible.length,
    milliseconds: checkMilliseconds ?? MILLISECONDS_DEFAULT,
  };
}

/** As the team sees it: with all of its cases, and the solution. */
export function wholeCheck(stored: StoredCheck): CodeCheck | null {
  const shown = shownCheck(stored);
  const { codeCheck } = stored;
  return shown && codeCheck && { ...shown, cases: codeCheck.cases, solution: codeCheck.solution };
}
