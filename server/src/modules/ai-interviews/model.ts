import { configuredModel, type ModelClient } from '../../platform/ai/model-client.ts';
import type { Ctx } from '../../platform/context.ts';

/** The model that words follow-ups and analyses; null where the operator has named none, and the rules of our own do. */
export const modelOf = ({ platform }: Ctx): ModelClient | null => configuredModel(platform.config, platform.clock);

/** What does: `local`, or the name of the model. */
export const engineOf = (ctx: Ctx): string => modelOf(ctx)?.name ?? 'local';
