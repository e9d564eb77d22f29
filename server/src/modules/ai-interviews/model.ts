import { configuredModel, type ModelClient } from '../../platform/ai/model-client.ts';
import { ModelFailure } from '../../platform/ai/model-failure.ts';
import { autonomous, type Ctx } from '../../platform/context.ts';
import { takeModelCall } from '../interviews/interviews.service.ts';

const configured = ({ platform }: Ctx) => configuredModel(platform.config, platform.clock);

/**
 * The model that words follow-ups and analyses; null where the operator has named none, and the rules of our own do. It answers a
 * company as often as it may be called a day, and fails for its budget then.
 */
export function modelOf(ctx: Ctx, companyId: string): ModelClient | null {
  const model = configured(ctx);
  if (!model) return null;
  const admit = async () => {
    if (!(await takeCall(ctx, companyId)))
      throw new ModelFailure('budget', 'the company has used up its calls of this day');
  };
  return { name: model.name, complete: (question) => model.complete({ ...question, admit }) };
}

/** Counts a call by itself: one that is made costs something, whatever becomes of what it was for. @returns whether it may be made */
export const takeCall = (ctx: Ctx, companyId: string): Promise<boolean> =>
  takeModelCall(autonomous(ctx), companyId, ctx.platform.config.AI_CALLS_A_DAY);

/** What does: `local`, or the name of the model. */
export const engineOf = (ctx: Ctx): string => configured(ctx)?.name ?? 'local';
