import { WIZARD_STEPS } from '@prova/contract/jobs/job-steps';

/** Number of the first step of a draft that is not done; of the review once all are. */
export function nextStep(completed: readonly number[]): number {
  return WIZARD_STEPS.findIndex((_, index) => !completed.includes(index + 1)) + 1 || WIZARD_STEPS.length;
}
