import type { Locale } from '@prova/contract/common';
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

/** @throws AppError INTERVIEW_NOT_FOUND, INTERVIEW_OVER, QUESTION_PAST for what is not asked now, and as `speak` */
export async function speakQuestion(ctx: Ctx, number: number): Promise<{ mime: 'audio/mpeg'; content: string }> {
  const interview = await requireOpenLinked(ctx);
  const asked = (await selectTurns(ctx, interview.id)).at(-1);
  if (!asked || asked.number !== number || asked.answer !== null) throw new AppError('QUESTION_PAST');
  const sound = await speak(ctx, interview.companyId, asked.prompt);
  return { mime: 'audio/mpeg', content: sound.toString('base64') };
}

async function requireOpenLinked(ctx: Ctx): Promise<AiInterviewRow> {
  const interview = await requireLinkedAiInterview(ctx);
  assertOpen(interview);
  return interview;
}
