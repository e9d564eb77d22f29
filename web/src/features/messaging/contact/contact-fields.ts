import { checkEmail, disallowedCharacter } from '@prova/contract/email';
import { CONTACT_MESSAGE_MAX } from '@prova/contract/messaging/contact-fields';
import type { FieldProblem, ValidationCode } from '@prova/contract/validation';
import { hasLetters, readableName, trimmed } from '@prova/contract/visible-text';

export interface ContactValues {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

export const FIELDS = ['name', 'email', 'message'] as const satisfies readonly (keyof ContactValues)[];
export const EMPTY: ContactValues = { name: '', email: '', message: '' };

const NAME_MAX = 120;

const problem = (field: string, code: ValidationCode, values: FieldProblem['values'] = {}): FieldProblem => ({
  field,
  code,
  values,
});

/** What the server would refuse. That a name is the address of a page it says itself. */
export function checkContact({ name, email, message }: ContactValues): FieldProblem[] {
  return [...checkName(readableName(name)), ...checkAddress(email), ...checkMessage(trimmed(message))];
}

function checkName(name: string): FieldProblem[] {
  if (name === '') return [problem('name', 'REQUIRED')];
  if (!hasLetters(name)) return [problem('name', 'NAME_NEEDS_LETTERS')];
  return name.length > NAME_MAX ? [problem('name', 'TOO_LONG', { maximum: NAME_MAX })] : [];
}

function checkAddress(email: string): FieldProblem[] {
  const verdict = checkEmail(email);
  if (verdict === 'ok') return [];
  const code: ValidationCode = `EMAIL_${verdict.toUpperCase() as Uppercase<typeof verdict>}`;
  return [problem('email', code, { character: disallowedCharacter(email) ?? '' })];
}

function checkMessage(message: string): FieldProblem[] {
  if (message === '') return [problem('message', 'REQUIRED')];
  return message.length > CONTACT_MESSAGE_MAX ? [problem('message', 'TOO_LONG', { maximum: CONTACT_MESSAGE_MAX })] : [];
}
