import { PASSWORD_MAX, PASSWORD_MIN } from '@prova/contract/accounts/password';
import { checkEmail, disallowedCharacter } from '@prova/contract/email';
import type { FieldProblem, ValidationCode } from '@prova/contract/validation';
import { type Acceptance, acceptanceProblems } from '../../widgets/acceptance.ts';

export interface LoginValues {
  email: string;
  password: string;
  acceptance: Acceptance;
}

/** What is wrong with the login form, as the schemas of the contract would say it: without their weight. */
export function checkLogin({ email, password, acceptance }: LoginValues, asksAcceptance: boolean): FieldProblem[] {
  const wrong: FieldProblem[] = [];
  const refuse = (field: keyof LoginValues, code: ValidationCode, values: FieldProblem['values'] = {}) =>
    void wrong.push({ field, code, values });
  const verdict = checkEmail(email);
  if (verdict !== 'ok') {
    const character = disallowedCharacter(email);
    refuse(
      'email',
      `EMAIL_${verdict.toUpperCase() as Uppercase<typeof verdict>}`,
      character === null ? {} : { character },
    );
  }
  const { length } = [...password];
  if (length === 0) refuse('password', 'PASSWORD_REQUIRED');
  else if (length < PASSWORD_MIN) refuse('password', 'PASSWORD_TOO_SHORT');
  else if (length > PASSWORD_MAX) refuse('password', 'PASSWORD_TOO_LONG');
  const [problem] = asksAcceptance ? acceptanceProblems(acceptance, false) : [];
  if (problem) refuse('acceptance', problem);
  return wrong;
}
