import { ENTRY } from '@prova/contract/matching/formula';
import type { Seniority } from '@prova/contract/matching/match-input';
import { seniorityInTitle } from '../talents/talents.service.ts';

/**
 * The seniority that a job asks for. An internship is a rung of its own, whatever else the form says; so is a post for beginners
 * whose title calls it one, or a trainee programme.
 */
export function seniorityOfJob(job: {
  readonly title: string | null;
  readonly seniority: Seniority | null;
  readonly contractType: string | null;
}): Seniority | null {
  const titled = seniorityInTitle(job.title);
  if (job.contractType === 'internship') return ENTRY;
  // Who coordinates a trainee programme is no trainee.
  if (titled === ENTRY && (job.seniority === null || job.seniority === 'junior')) return ENTRY;
  return job.seniority ?? titled;
}
