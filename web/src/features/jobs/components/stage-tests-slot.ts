import type { AskedTests } from '@prova/contract/jobs/job-steps';
import { defineSlot } from '../../../lib/slots.tsx';

/** What a stage of tests asks, where the job is written. */
export const stageTestsSlot = defineSlot<{
  tests: AskedTests;
  onChange: (tests: AskedTests) => void;
  errorOf: (part: keyof AskedTests) => string | undefined;
}>();
