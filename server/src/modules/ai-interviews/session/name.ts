import { nameFrom } from '@prova/contract/ai-interviews/spoken-name';
import type { Ctx } from '../../../platform/context.ts';
import { askNext } from './ask-next.ts';
import { inPiece } from './in-piece.ts';
import { keepStep, lockHeld } from './step.ts';

/** @throws AppError INTERVIEW_NOT_FOUND, INTERVIEW_OVER, INTERVIEW_ELSEWHERE */
export async function sayName(ctx: Ctx, holder: string, heard: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const { interview } = await lockHeld(ctx, holder);
    // Two pages, or a click that came twice: the name was said.
    if (interview.phase !== 'listen-name' && interview.phase !== 'confirm-name') return;
    const heardName = nameFrom(heard).slice(0, 200);
    await keepStep(ctx, interview, { phase: 'confirm-name', heardName });
  });
}

/** @throws AppError INTERVIEW_NOT_FOUND, INTERVIEW_OVER, INTERVIEW_ELSEWHERE */
export async function confirmName(ctx: Ctx, holder: string, right: boolean): Promise<void> {
  const id = await inPiece(ctx, 'confirm', async (ctx) => {
    const { interview } = await lockHeld(ctx, holder);
    if (interview.phase !== 'confirm-name') return interview.id;
    await keepStep(ctx, interview, right ? { phase: 'ask' } : { phase: 'listen-name', heardName: null });
    return interview.id;
  });
  await askNext(ctx, id);
}
