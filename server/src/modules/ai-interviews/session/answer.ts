import type { answerAiQuestion as endpoint } from '@prova/contract/ai-interviews/session';
import type { BodyOf } from '@prova/contract/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { selectTurns, type TurnRow, updateTurn } from '../turns.queries.ts';
import { askNext } from './ask-next.ts';
import { inPiece } from './in-piece.ts';
import { keepStep, lockHeld } from './step.ts';

type Answer = BodyOf<typeof endpoint>;

/**
 * Keeps an answer, then decides what comes next: the answer is there whatever becomes of that.
 * @throws AppError INTERVIEW_NOT_FOUND, INTERVIEW_OVER, INTERVIEW_ELSEWHERE, QUESTION_PAST
 */
export async function answer(ctx: Ctx, given: Answer): Promise<void> {
  await askNext(ctx, await inPiece(ctx, 'answer', (ctx) => keepAnswer(ctx, given)));
}

async function keepAnswer(ctx: Ctx, given: Answer): Promise<string> {
  const { interview } = await lockHeld(ctx, given.holder);
  const turns = await selectTurns(ctx, interview.id);
  const asked = turns.find(({ number }) => number === given.turn);
  if (!asked) throw new AppError('QUESTION_PAST');
  if (asked.answer !== null) {
    // The same, sent again by a page that never got the answer to it.
    if (isSame(asked, given)) return interview.id;
    throw new AppError('QUESTION_PAST');
  }
  await updateTurn(ctx, asked.id, {
    answer: given.skipped ? '' : given.text,
    skipped: given.skipped,
    way: given.way,
    seconds: given.seconds,
    confidence: given.way === 'voice' ? (given.confidence ?? null) : null,
    answeredAt: ctx.clock.now(),
  });
  await keepStep(ctx, interview, { way: given.way });
  return interview.id;
}

const isSame = ({ answer, skipped }: TurnRow, given: Answer) =>
  skipped === given.skipped && (skipped || answer === given.text);
