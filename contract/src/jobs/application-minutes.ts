import type { FormField } from './form-fields.ts';

/** Seconds that things take most people who have what is asked for at hand; reading the page comes on top. */
const FIELD = 15;
const LETTER = 240;
const ESSAY = 180;
const READING = 60;
/** What may be left out most people leave out. */
const OPTIONAL_SHARE = 0.25;

interface AskedForm {
  readonly fields: readonly { readonly field: FormField; readonly required: boolean }[];
  readonly questions: readonly { readonly type: string; readonly required: boolean }[];
}

/** How long the form of a job takes, in whole minutes. Free of dependencies, so that any page may carry it. */
export function applicationMinutes({ fields, questions }: AskedForm): number {
  const asked = [
    ...fields.map(({ field, required }) => ({ required, takes: field === 'cover_letter' ? LETTER : FIELD })),
    ...questions.map(({ type, required }) => ({ required, takes: type === 'essay' ? ESSAY : FIELD })),
  ];
  const seconds = asked.reduce((sum, { required, takes }) => sum + takes * (required ? 1 : OPTIONAL_SHARE), READING);
  return Math.round(seconds / 60);
}
