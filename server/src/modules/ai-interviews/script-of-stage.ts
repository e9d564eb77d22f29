import type { Locale } from '@prova/contract/common';
import { defaultAiQuestions } from '@prova/contract/jobs/ai-questions';
import type { Ctx } from '../../platform/context.ts';
import { languageOf } from '../jobs/jobs.service.ts';
import { type ScriptedQuestion, selectAskedSkills, selectJobText, selectStageQuestions } from './script.queries.ts';

export interface Script {
  readonly locale: Locale;
  readonly questions: readonly ScriptedQuestion[];
}

/**
 * What an interview asks: the questions of the stage in which the candidate stands, or of the first one of the job that has some,
 * or those that every such interview begins with. It is held in the language of the job.
 * @param reader the language of a job whose text is too short to show one
 */
export async function scriptFor(
  ctx: Ctx,
  { jobId, stageId, reader }: { readonly jobId: string; readonly stageId: string; readonly reader: Locale },
): Promise<Script> {
  const locale = languageOf(await selectJobText(ctx, jobId), reader);
  const asked = await selectStageQuestions(ctx, jobId, stageId);
  const questions = asked.length > 0 ? asked : defaultAiQuestions(locale, await selectAskedSkills(ctx, jobId));
  return { locale, questions };
}
