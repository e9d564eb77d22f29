import type { ModelClient } from '../../../platform/ai/model-client.ts';
import { ModelFailure } from '../../../platform/ai/model-failure.ts';
import { analyseByModel } from './analyse-by-model.ts';
import { analyseLocally } from './analyse-locally.ts';
import type { AnalysisInput, AnalysisResult } from './analysis-input.ts';

export interface AnalyseOptions {
  /** Null where the operator has set none. */
  readonly model: ModelClient | null;
  readonly signal?: AbortSignal | undefined;
  /** Hears why the rules did it in the place of the model. */
  readonly onFailure?: (failure: ModelFailure) => void;
}

/** An analysis by the model, and by the rules where there is none, it fails, or nothing was answered that it could read. */
export async function analyse(
  input: AnalysisInput,
  { model, signal, onFailure }: AnalyseOptions,
): Promise<AnalysisResult> {
  if (!model) return analyseLocally(input);
  try {
    return (await analyseByModel(input, model, signal)) ?? analyseLocally(input);
  } catch (failure) {
    if (!(failure instanceof ModelFailure)) throw failure;
    onFailure?.(failure);
    return { ...analyseLocally(input), insteadOfModel: failure.kind === 'budget' ? 'budget' : 'failure' };
  }
}
