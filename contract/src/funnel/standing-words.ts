import type { CandidateStatus } from '../applications/application-status.ts';

/** How an application stands and where it came from, in words of one language. */
export interface StandingWords {
  /** In the place of the status. */
  readonly withdrawn: string;
  readonly closed: string;
  readonly status: Readonly<Record<CandidateStatus, string>>;
  /** Of platforms of a job's sources, and `direct`. */
  readonly sources: Readonly<Record<string, string>>;
}
