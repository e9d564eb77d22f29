import * as z from 'zod';
import { modelClient } from '../../platform/ai/model-client.ts';
import { ModelFailure } from '../../platform/ai/model-failure.ts';
import { readBounded } from '../../platform/ai/read-bounded.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';

const PATIENCE_MS = 5_000;
/** A model may have to be loaded first. */
const ANSWER_MS = 30_000;
const LIST_BYTES = 4 * 1024 * 1024;

const listed = z.object({ data: z.array(z.looseObject({ id: z.string() })) });
const probe = z.strictObject({ sum: z.number().int() });

/** Asks for its models, which some services have no list of, and for one short answer of a given form, as interviews need it. */
export async function askAi(config: Config): Promise<string | undefined> {
  const doubts = [await doubtOfModels(config), await doubtOfAnswer(config)].filter((doubt) => doubt !== undefined);
  return doubts.length === 0 ? undefined : doubts.join('; ');
}

/** @throws Error where the service is not there, or refuses the key */
async function doubtOfModels({ AI_BASE_URL = '', AI_API_KEY, AI_MODEL }: Config): Promise<string | undefined> {
  // slow-expression-ignore: a setting of the operator, not a text that somebody sends
  const response = await fetch(`${AI_BASE_URL.replace(/\/+$/, '')}/models`, {
    headers: AI_API_KEY ? { authorization: `Bearer ${AI_API_KEY}` } : {},
    signal: AbortSignal.timeout(PATIENCE_MS),
    redirect: 'error',
  });
  if (response.status === 401 || response.status === 403) {
    await response.body?.cancel();
    throw new Error('it refuses AI_API_KEY');
  }
  if (!response.ok) {
    await response.body?.cancel();
    return `it answers ${response.status} when asked for its models`;
  }
  const { data, success } = listed.safeParse(parsed((await readBounded(response, LIST_BYTES)) ?? ''));
  if (!success) return 'it answers something else than a list when asked for its models';
  return data.data.some(({ id }) => id === AI_MODEL) ? undefined : `its models have no ${AI_MODEL} (AI_MODEL)`;
}

async function doubtOfAnswer({ AI_BASE_URL = '', AI_API_KEY, AI_MODEL }: Config): Promise<string | undefined> {
  const client = modelClient({ baseUrl: AI_BASE_URL, apiKey: AI_API_KEY, model: AI_MODEL, clock: systemClock });
  try {
    await client.complete({
      purpose: 'probe',
      schema: probe,
      timeoutMs: ANSWER_MS,
      messages: [{ role: 'user', content: 'What is 2 + 3? Answer with JSON of the given form alone.' }],
    });
    return undefined;
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    return `it gives no answer of a given form (${error.message}): our own rules do the work of interviews`;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
