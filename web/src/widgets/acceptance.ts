export type Acceptance = { terms: boolean; privacy: boolean; adult: boolean };

/** Why an acceptance does not stand; `ACCEPTANCE_INVALID` is the server's word for an old version. */
export type AcceptanceProblem =
  | 'TERMS_REQUIRED'
  | 'PRIVACY_REQUIRED'
  | 'BOTH_REQUIRED'
  | 'ADULT_REQUIRED'
  | 'ACCEPTANCE_INVALID';

/** What is missing before one may go on, or null. The adult statement counts only where it is asked. */
export function acceptanceProblem(value: Acceptance, asksAdult: boolean): AcceptanceProblem | null {
  if (!value.terms && !value.privacy) return 'BOTH_REQUIRED';
  if (!value.terms) return 'TERMS_REQUIRED';
  if (!value.privacy) return 'PRIVACY_REQUIRED';
  return asksAdult && !value.adult ? 'ADULT_REQUIRED' : null;
}
