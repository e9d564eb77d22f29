import type { FieldDetail } from '@prova/contract/endpoint';
import { isApiError, messageOf } from './api-error.ts';

/**
 * What a failed call means to a form.
 * @param isField whether the form has a field of this name, the first part of the server's
 * @returns what belongs to fields, and in one message what does not; no message where the fields say it all. `until`: when
 *   another try makes sense
 */
export function formFailure(
  error: unknown,
  isField: (name: string) => boolean,
): { atFields: readonly FieldDetail[]; message: string | null; until: number | null } {
  const details = isApiError(error) ? error.details : [];
  const atFields = details.filter(({ field }) => isField(field.split('.')[0] ?? ''));
  const until = waitUntil(error);
  if (details.length > 0 && atFields.length === details.length) return { atFields, message: null, until };
  const others = details.filter((detail) => !atFields.includes(detail)).map(({ message }) => message);
  return { atFields, message: others.join(' ') || messageOf(error), until };
}

/** When another try makes sense, in milliseconds since 1970, where the server counts them; null elsewhere. */
export function waitUntil(error: unknown): number | null {
  if (!isApiError(error, 'TOO_MANY_REQUESTS') || typeof error.data.seconds !== 'number') return null;
  return Date.now() + error.data.seconds * 1000;
}
