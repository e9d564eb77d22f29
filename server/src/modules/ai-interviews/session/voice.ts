import { FIXED_PROMPTS } from '@prova/contract/ai-interviews/fixed-prompts';
import type { speakAiPrompt } from '@prova/contract/ai-interviews/session';
import type { Locale } from '@prova/contract/common';
import type { BodyOf, ResultOf } from '@prova/contract/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { UploadedFile } from '../../../platform/http/route.ts';
import { speak, transcribe } from '../../interviews/interviews.service.ts';
import type { AiInterviewRow } from '../ai-interviews.queries.ts';
import { assertOpen, requireLinkedAiInterview } from '../find-ai-interview.ts';
import { selectTurns } from '../turns.queries.ts';

/**
 * What the candidate says, also to practise before they begin. It changes nothing: which page holds the interview does not matter.
 * @throws AppError INTERVIEW_NOT_FOUND, INTERVIEW_OVER, and as `transcribe`
 */
export async function transcribeAnswer(
  ctx: Ctx,
  said: { sound: UploadedFile | undefined; language: Locale },
): Promise<{ text: string }> {
  const { id: speaker, companyId } = await requireOpenLinked(ctx);
  return { text: await transcribe(ctx, companyId, { speaker, ...said }) };
}

/**
 * Speaks what the platform asks, never a text of whoever calls.
 * @throws AppError INTERVIEW_NOT_FOUND, INTERVIEW_OVER, QUESTION_PAST for what is not asked now, and as `speak`
 */
export async function speakPrompt(
  ctx: Ctx,
  asked: BodyOf<typeof speakAiPrompt>,
): Promise<ResultOf<typeof speakAiPrompt>> {
  const { id, companyId } = await requireOpenLinked(ctx);
  const text = asked.what === 'turn' ? await askedNow(ctx, id, asked.turn) : FIXED_PROMPTS[asked.what][asked.language];
  const sound = await speak(ctx, companyId, text);
  return { mime: 'audio/mpeg', content: sound.toString('base64') };
}

async function askedNow(ctx: Ctx, interviewId: string, number: number): Promise<string> {
  const asked = (await selectTurns(ctx, interviewId)).at(-1);
  if (!asked || asked.number !== number || asked.answer !== null) throw new AppError('QUESTION_PAST');
  return asked.prompt;
}

async function requireOpenLinked(ctx: Ctx): Promise<AiInterviewRow> {
  const interview = await requireLinkedAiInterview(ctx);
  assertOpen(interview);
  return interview;
}
