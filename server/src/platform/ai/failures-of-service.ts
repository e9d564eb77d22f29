import { ModelFailure } from './model-failure.ts';

/** A service may ask for a long rest, but not for ever. */
const LONGEST_WAIT_MS = 10 * 60_000;

/** What was sent is at fault, and would be refused again. */
const REFUSALS: ReadonlySet<number> = new Set([400, 413, 415, 422]);

/** Of a sound: another one may be taken, so that the service has answered. */
export async function soundRefusedBy(response: Response): Promise<ModelFailure> {
  const failure = await refusedBy(response);
  return REFUSALS.has(response.status) ? new ModelFailure('refusal', failure.message) : failure;
}

/** Why a service did not do what it was asked, by its status. Its text is not read: it may repeat what was sent. */
export async function refusedBy(response: Response): Promise<ModelFailure> {
  const { status, headers } = response;
  await response.body?.cancel();
  const why = `the service answered ${status}`;
  if (status === 429) return new ModelFailure('rate_limited', why, { waitMs: waitOf(headers.get('retry-after')) });
  return new ModelFailure(status === 408 || status === 504 ? 'timeout' : 'unavailable', why);
}

/** Seconds; services of this kind send no dates. */
function waitOf(retryAfter: string | null): number {
  const seconds = Number(retryAfter);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds * 1000, LONGEST_WAIT_MS) : 0;
}

/**
 * Errors of the connection as failures: a body that breaks off was cut, anything before it is a service that is not there.
 * @returns undefined for what has nothing to do with the connection
 */
export function failureOf(cause: unknown): ModelFailure | undefined {
  if (cause instanceof ModelFailure) return cause;
  if (cause instanceof Error && cause.name === 'TimeoutError')
    return new ModelFailure('timeout', 'the service took too long', { cause });
  // What `fetch` throws.
  if (!(cause instanceof TypeError)) return undefined;
  if (cause.message === 'terminated')
    return new ModelFailure('cut', 'the connection ended before the answer', { cause });
  return new ModelFailure('unavailable', 'the service cannot be reached', { cause });
}
