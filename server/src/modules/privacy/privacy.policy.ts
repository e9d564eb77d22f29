import { type Actor, roleIn } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';

/**
 * Who answers what people ask of a company about their data, and says how long it keeps what: its owners, who speak for
 * the controller. What is asked may be delicate, so that recruiters are not shown it. Operators act as the system.
 */
export function mayAnswerFor(actor: Actor, companyId: string | null): boolean {
  if (actor.kind === 'system') return true;
  return companyId !== null && roleIn(actor, companyId) === 'owner';
}

/** @throws AppError NOT_FOUND to strangers, who shall not learn that there is something; FORBIDDEN to colleagues */
export function requireAnswersFor(ctx: Ctx, companyId: string | null): void {
  if (mayAnswerFor(ctx.actor, companyId)) return;
  throw new AppError(companyId !== null && roleIn(ctx.actor, companyId) !== null ? 'FORBIDDEN' : 'NOT_FOUND');
}
