import type { AiTurnKind, AnswerWay } from '@prova/contract/ai-interviews/ai-interview-fields';
import type { Insertable, Updateable } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { AiInterviewTurns } from '../../platform/schema.gen.ts';

export type TurnRow = Awaited<ReturnType<typeof selectTurns>>[number];

/** What was asked and answered, in order. */
export function selectTurns(ctx: Ctx, interviewId: string) {
  return ctx.db
    .selectFrom('aiInterviewTurns')
    .selectAll()
    .where('interviewId', '=', interviewId)
    .orderBy('number')
    .$narrowType<{ kind: AiTurnKind; way: AnswerWay | null }>()
    .execute();
}

/** Called with the interview locked. */
export async function insertTurn(ctx: Ctx, turn: Insertable<AiInterviewTurns>): Promise<void> {
  await ctx.db.insertInto('aiInterviewTurns').values(turn).execute();
}

/** Called with the interview locked. */
export async function updateTurn(ctx: Ctx, id: string, values: Updateable<AiInterviewTurns>): Promise<void> {
  await ctx.db.updateTable('aiInterviewTurns').set(values).where('id', '=', id).execute();
}

/** Of an interview in which nothing was said. Called with it locked. */
export async function deleteTurns(ctx: Ctx, interviewId: string): Promise<void> {
  await ctx.db.deleteFrom('aiInterviewTurns').where('interviewId', '=', interviewId).execute();
}
