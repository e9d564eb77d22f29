import type { JobRow } from '../jobs.queries.ts';
import { storableJson } from './step-input.ts';

/** Steps as they were left half done, by number. */
export type PartialSteps = Record<string, Record<string, unknown>>;

export function partialOf({ draft }: Pick<JobRow, 'draft'>): PartialSteps {
  return (draft ?? {}) as PartialSteps;
}

/** The half-done steps once one of them is complete, ready to be stored. */
export function withoutPartial(job: JobRow, step: number): string {
  const { [String(step)]: _done, ...rest } = partialOf(job);
  return storableJson(rest);
}

/** A step whose newest words are half done is no longer complete; the review holds no words. */
export function stillComplete({ draftSteps }: Pick<JobRow, 'draftSteps'>, halfDone: PartialSteps): number[] {
  return draftSteps.filter((step) => halfDone[String(step)] === undefined);
}
