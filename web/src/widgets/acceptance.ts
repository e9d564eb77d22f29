export type Acceptance = { terms: boolean; privacy: boolean; adult: boolean };

export const nothingAccepted: Acceptance = { terms: false, privacy: false, adult: false };

/** Why an acceptance does not stand; `ACCEPTANCE_INVALID` is the server's word for an old version. */
export type AcceptanceProblem =
  | 'TERMS_REQUIRED'
  | 'PRIVACY_REQUIRED'
  | 'BOTH_REQUIRED'
  | 'ADULT_REQUIRED'
  | 'ACCEPTANCE_INVALID';

/** All that is missing before one may go on, told at once. The adult statement counts only where it is asked. */
export function acceptanceProblems(value: Acceptance, asksAdult: boolean): AcceptanceProblem[] {
  const problems: AcceptanceProblem[] = [];
  if (!value.terms && !value.privacy) problems.push('BOTH_REQUIRED');
  else if (!value.terms) problems.push('TERMS_REQUIRED');
  else if (!value.privacy) problems.push('PRIVACY_REQUIRED');
  if (asksAdult && !value.adult) problems.push('ADULT_REQUIRED');
  return problems;
}
