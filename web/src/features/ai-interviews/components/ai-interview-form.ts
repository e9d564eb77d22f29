import { AI_DAYS_AHEAD_MAX } from '@prova/contract/ai-interviews/ai-interview-fields';
import {
  type AiInterview,
  aiInterviewDetails,
  extendAiInterview,
  scheduleAiBody,
} from '@prova/contract/ai-interviews/ai-interviews';
import { localTimeAt, offsetAt } from '@prova/contract/interviews/local-time';
import * as z from 'zod';
import { type Clock, clockProblem, instantsIn } from '../../interviews/components/interview-form.ts';

/** Says of a last moment what only a clock can tell. */
function checkClock(clock: Clock, context: z.RefinementCtx): void {
  const problem = clockProblem(clock, new Date(), AI_DAYS_AHEAD_MAX);
  if (!problem) return;
  const { field, code, values } = problem;
  const message = code === 'INTERVIEW_DATE_PAST' ? 'DATE_PAST' : code;
  context.addIssue({ code: 'custom', path: [field], message, params: { ...values } });
}

/** One that is new. */
export const scheduleAiForm = scheduleAiBody.superRefine(checkClock);
/** Several at once, which have all of it alike. */
export const scheduleManyAiForm = z.object(aiInterviewDetails).superRefine(checkClock);
/** Another last moment. */
export const extendAiForm = extendAiInterview.body.omit({ version: true }).superRefine(checkClock);

/** What a new one begins with. */
export const emptyAiForm = (timeZone: string) => ({
  date: undefined,
  time: undefined,
  timeZone,
  offset: undefined,
  documentsUrl: undefined,
  notes: undefined,
});

/** As the call takes a moment: the offset counts only where the time comes twice. */
export function momentOf<T extends Clock>({ offset, ...clock }: T) {
  const twice = (instantsIn(clock)?.at.length ?? 0) > 1;
  return { ...clock, ...(twice && offset !== undefined && { offset }) };
}

/** As the call takes what is said of it; what is not filled in is left out. */
export function detailsOf<
  T extends Clock & { documentsUrl?: string | null | undefined; notes?: string | null | undefined },
>({ documentsUrl, notes, ...clock }: T) {
  return { ...momentOf(clock), ...(documentsUrl && { documentsUrl }), ...(notes && { notes }) };
}

/** The last moment that one has, as a form shows it. A day that is over has to be chosen anew. */
export function clockOf({ closesAt, timeZone }: Pick<AiInterview, 'closesAt' | 'timeZone'>, now: Date) {
  const at = new Date(closesAt);
  const { day, time } = localTimeAt(at, timeZone);
  return { date: at > now ? day : undefined, time, timeZone, offset: offsetAt(at, timeZone) };
}
