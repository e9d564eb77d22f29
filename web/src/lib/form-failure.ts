import type { FieldDetail } from '@prova/contract/endpoint';
import { isApiError, messageOf } from './api-error.ts';

/**
 * What a failed call means to a form.
 * @param isField whether the form has a field of this name, the first part of the server's
 * @returns what belongs to fields, and in one message what does not; no message where the fields say it all
 */
export function formFailure(
  error: unknown,
  isField: (name: string) => boolean,
): { atFields: readonly FieldDetail[]; message: string | null } {
  const details = isApiError(error) ? error.details : [];
  const atFields = details.filter(({ field }) => isField(field.split('.')[0] ?? ''));
  if (details.length > 0 && atFields.length === details.length) return { atFields, message: null };
  const others = details.filter((detail) => !atFields.includes(detail)).map(({ message }) => message);
  return { atFields, message: others.join(' ') || messageOf(error) };
}
