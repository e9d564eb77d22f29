import { analyseInterview } from '@prova/contract/ai-interviews/analysis';
import { messageOf } from '../../../lib/api-error.ts';
import { useCall } from '../../../lib/query.ts';
import { changedByAnalysis } from '../ai-interviews.queries.ts';

/** Has an interview analysed. The screen shows what came of it, also that it failed. */
export function useAnalyse(interviewId: string) {
  const analyse = useCall(analyseInterview, { invalidates: changedByAnalysis, meta: { quiet: true } });
  return {
    run: () => analyse.mutate({ params: { id: interviewId } }),
    isBusy: analyse.isPending,
    failure: analyse.error ? messageOf(analyse.error) : undefined,
  };
}
export type Analyse = ReturnType<typeof useAnalyse>;
