import type { Clock } from '../clock.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { failureOf } from './failures-of-service.ts';
import { ModelFailure } from './model-failure.ts';

const FAILURES = 3;
const OPEN_MS = 60_000;

/** Does one thing with a service, unless that has failed so often that it is left alone for a while. */
export type GuardedCall = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/**
 * Calls that share a circuit breaker: one for each kind of work of a process.
 * @returns a call that throws ModelFailure, the reason of `signal` where that was aborted, or what else `work` throws
 */
export function guardedCalls(clock: Pick<Clock, 'now'>): GuardedCall {
  const breaker = new CircuitBreaker({ failures: FAILURES, openMs: OPEN_MS, clock });
  return async (work, signal) => {
    signal?.throwIfAborted();
    if (!breaker.admits()) throw new ModelFailure('unavailable', 'the service failed before and is left alone');
    try {
      const answer = await work();
      breaker.succeeded();
      return answer;
    } catch (cause) {
      if (signal?.aborted) throw signal.reason;
      const failure = failureOf(cause);
      // The service has no part in it.
      if (!failure || failure.kind === 'budget') breaker.gaveBack();
      // Who refuses, or misses the form, has answered.
      else if (failure.kind === 'refusal' || failure.kind === 'malformed') breaker.succeeded();
      else breaker.failed(failure.waitMs);
      throw failure ?? cause;
    }
  };
}
