/** What was found of one part: well, `warning` (it runs, yet somebody should look) or `problem` (it does not work). */
export interface Finding {
  readonly part: string;
  readonly warning?: string;
  readonly problem?: string;
}

/** Tries a part: what the work throws is its problem, what it returns its warning. */
export async function attempt(part: string, work: () => Promise<string | undefined>): Promise<Finding> {
  try {
    const warning = await work();
    return warning === undefined ? { part } : { part, warning };
  } catch (error) {
    return { part, problem: reason(error) };
  }
}

export function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  // `fetch failed` alone helps nobody.
  if (cause instanceof Error && cause.message) return `${error.message} (${cause.message})`;
  return error.message || ('code' in error ? String(error.code) : error.name);
}
