/**
 * Why a stage that asks by itself did not ask somebody who came into it. `HELD_BEFORE`: they were asked in this stage once;
 * `REFUSED`: where they stand allows no interview.
 */
export const NOT_ASKED_REASONS = [
  'ON_HOLD',
  'LOCKED',
  'REFUSED',
  'CANDIDATE_UNREACHABLE',
  'PLAN_LIMIT',
  'BUDGET_REACHED',
  'HELD_BEFORE',
] as const;
export type NotAskedReason = (typeof NOT_ASKED_REASONS)[number];
