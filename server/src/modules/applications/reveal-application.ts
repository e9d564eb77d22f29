import type { Ctx } from '../../platform/context.ts';
import { requireApplication, revealCandidate } from './applications.service.ts';

/**
 * Has revealed who a hidden person is, for the whole team.
 * @throws AppError APPLICATION_NOT_FOUND, FORBIDDEN
 */
export async function revealApplication(ctx: Ctx, id: string, reason: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const row = await requireApplication(ctx, id, 'decide', { forUpdate: true });
    // Two who ask at once have it revealed once.
    if (row.blind) await revealCandidate(ctx, row, reason);
  });
}
