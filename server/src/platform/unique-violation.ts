const UNIQUE_VIOLATION = '23505';

/** Whether a statement failed because somebody else has, or has just made, what may exist once by this constraint or index. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false;
  const failure = error as Error & { readonly code?: string; readonly constraint?: string };
  return failure.code === UNIQUE_VIOLATION && failure.constraint === constraint;
}
