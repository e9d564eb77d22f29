import { requireCapacity } from '../../../platform/budget.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/id.ts';
import { AI_INTERVIEW_TURNS } from '../ai-interviews.budgets.ts';
import { type AiInterviewRow, selectAiInterview } from '../ai-interviews.queries.ts';
import { lockAiInterview } from '../find-ai-interview.ts';
import { modelOf } from '../model.ts';
import { type FollowUpRequest, followUp } from '../script/follow-up.ts';
import type { InterviewState } from '../script/interview-state.ts';
import { nextStep, type Step } from '../script/next-step.ts';
import { selectAskedSkills } from '../script.queries.ts';
import { insertTurn, selectTurns, type TurnRow } from '../turns.queries.ts';
import { conclude } from './conclude.ts';
import { inPiece } from './in-piece.ts';
import { secondsUsed } from './session-clock.ts';

/**
 * Asks what comes next once what was asked last is answered. Deciding takes no transaction: a model may take seconds. What was
 * decided is kept only where nothing has happened meanwhile.
 */
export async function askNext(ctx: Ctx, id: string): Promise<void> {
  const interview = await selectAiInterview(ctx, id);
  if (!interview) return;
  const turns = await selectTurns(ctx, id);
  if (!isAsking(interview) || hasOpenTurn(turns)) return;
  const decided = await decide(ctx, interview, turns);
  const keep = async (ctx: Ctx) => {
    const locked = await lockAiInterview(ctx, interview);
    const now = await selectTurns(ctx, id);
    if (!isAsking(locked.interview) || now.length !== turns.length || hasOpenTurn(now)) return false;
    if (decided.step.kind === 'closing') {
      await conclude(ctx, locked, now);
      return true;
    }
    await requireCapacity(ctx, AI_INTERVIEW_TURNS, [id]);
    await insertTurn(ctx, {
      id: newId(ctx),
      companyId: interview.companyId,
      interviewId: id,
      number: turns.length + 1,
      kind: decided.step.kind,
      question: decided.step.question,
      prompt: decided.step.prompt,
      wordedBy: decided.wordedBy,
      createdAt: ctx.clock.now(),
    });
    return true;
  };
  await inPiece(ctx, 'next', keep);
}

const isAsking = ({ status, phase }: AiInterviewRow) => status === 'in_progress' && phase === 'ask';
const hasOpenTurn = (turns: readonly TurnRow[]) => turns.at(-1)?.answer === null;

async function decide(
  ctx: Ctx,
  interview: AiInterviewRow,
  turns: readonly TurnRow[],
): Promise<{ readonly step: Step; readonly wordedBy: string }> {
  const state = {
    script: interview.script.map((question, index) => ({ ...question, question: index + 1 })),
    turns: turns.map((turn) => ({ ...turn, answer: turn.answer ?? '' })),
    secondsUsed: secondsUsed(interview, ctx.clock.now()),
    locale: interview.locale,
    technologies: await selectAskedSkills(ctx, interview.jobId),
  };
  const step = nextStep(state);
  if (step.kind !== 'follow-up') return { step, wordedBy: 'script' };
  const model = modelOf(ctx, interview.companyId);
  const prompt = model && (await followUp(model, requestOf(ctx, interview, state, step)));
  return prompt ? { step: { ...step, prompt }, wordedBy: model.name } : { step, wordedBy: 'rules' };
}

/** What a model is told of the answer that it follows up. */
const requestOf = (
  ctx: Ctx,
  { script, candidateName, heardName, locale }: AiInterviewRow,
  { turns }: InterviewState,
  { question, reason }: Extract<Step, { kind: 'follow-up' }>,
): FollowUpRequest => ({
  question: script[question - 1]?.text ?? '',
  answer: turns.at(-1)?.answer ?? '',
  reason,
  asked: turns.map(({ prompt }) => prompt),
  locale,
  names: [candidateName, heardName].flatMap((name) => name ?? []),
  onFailure: (failure) => ctx.log.warn({ err: failure }, 'A model worded no follow-up'),
});
