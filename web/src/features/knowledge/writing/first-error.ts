import type { FieldErrors, FieldValues } from 'react-hook-form';

/** What is wrong with a list or with anything in it, in words. */
export function firstErrorIn<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  name: keyof Values & string,
): string | undefined {
  return firstIn(errors[name]);
}

function firstIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { message } = error as { message?: unknown };
  if (typeof message === 'string') return message;
  for (const [name, each] of Object.entries(error)) {
    // An element of the page, with all that hangs on it.
    const found = name === 'ref' ? undefined : firstIn(each);
    if (found) return found;
  }
  return undefined;
}
