import type { NotAskedReason } from '@prova/contract/applications/not-asked';

/** Why a stage did not invite somebody to its AI interview by itself. */
export const notAskedReasons = {
  ON_HOLD: 'The application was on hold.',
  LOCKED: 'The application is locked by the plan.',
  REFUSED: 'The application’s current status does not allow an interview.',
  CANDIDATE_UNREACHABLE: 'This person no longer has an email address.',
  PLAN_LIMIT: 'The plan includes no more interviews this month.',
  BUDGET_REACHED: 'The application has had too many interviews.',
  HELD_BEFORE: 'This person was invited in this stage before.',
} satisfies Record<NotAskedReason, string>;
