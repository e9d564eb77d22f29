import type { NotAskedReason } from '@prova/contract/applications/not-asked';

/** Why a stage did not invite somebody to its AI interview by itself. */
export const notAskedReasons = {
  ON_HOLD: 'A candidatura estava em espera.',
  LOCKED: 'A candidatura está bloqueada pelo plano.',
  REFUSED: 'A situação da candidatura não permite entrevista.',
  CANDIDATE_UNREACHABLE: 'A pessoa não tem mais e-mail.',
  PLAN_LIMIT: 'O plano não inclui mais entrevistas neste mês.',
  BUDGET_REACHED: 'A candidatura já teve entrevistas demais.',
  HELD_BEFORE: 'A pessoa já foi convidada nesta etapa antes.',
} satisfies Record<NotAskedReason, string>;
