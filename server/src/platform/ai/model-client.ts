import type * as z from 'zod';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { isRecord, type Message, type ModelService, requestCompletion } from './chat-completions.ts';
import { refusedBy } from './failures-of-service.ts';
import { guardedCalls } from './guarded-call.ts';
import { ModelFailure } from './model-failure.ts';
import { readBounded } from './read-bounded.ts';
import { sentSchema } from './sent-schema.ts';

/** What is asked of a model, and how the answer must look. */
export interface ModelQuestion<T> {
  /** What it is for, in lower case letters and underscores: services show it beside their figures. */
  readonly purpose: string;
  readonly messages: readonly Message[];
  readonly schema: z.ZodType<T>;
  /** Two runs with two seeds show how far a model agrees with itself. */
  readonly seed?: number;
  /** For all of it, being asked a second time, too. */
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal | undefined;
  /** Before each call of the service, being asked a second time, too. @throws ModelFailure where there may be no more */
  readonly admit?: () => Promise<void>;
}

export interface ModelClient {
  /** Shown beside what the model made. */
  readonly name: string;
  /**
   * An answer of the given form. A model that misses the form is told so and asked once more.
   * @throws ModelFailure; the reason of `signal` where that was aborted
   */
  complete<T>(question: ModelQuestion<T>): Promise<T>;
}

export interface ModelClientOptions extends ModelService {
  readonly clock: Pick<Clock, 'now'>;
}

const TIMEOUT_MS = 60_000;
/** Many times the longest answer of ours. */
const MOST_BYTES = 512 * 1024;
/** Of a wrong answer and of what is wrong with it, so much is sent back. */
const MOST_REPEATED = 8_000;
const MOST_PROBLEMS = 10;

/** A client of any service that speaks OpenAI's chat completions with answers by JSON Schema. One a process, for its circuit breaker. */
export function modelClient({ clock, ...service }: ModelClientOptions): ModelClient {
  const guarded = guardedCalls(clock);
  return {
    name: service.model,
    complete: (question) => guarded(() => completed(service, question), question.signal),
  };
}

const clients = new WeakMap<Config, ModelClient>();

/** The model that the operator has set, the same for all who ask; null where there is none. */
export function configuredModel(config: Config, clock: Pick<Clock, 'now'>): ModelClient | null {
  if (!config.AI_BASE_URL) return null;
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model } = config;
  const client = clients.get(config) ?? modelClient({ baseUrl, apiKey, model, clock });
  clients.set(config, client);
  return client;
}

async function completed<T>(service: ModelService, question: ModelQuestion<T>): Promise<T> {
  const limit = AbortSignal.timeout(question.timeoutMs ?? TIMEOUT_MS);
  const signal = question.signal ? AbortSignal.any([limit, question.signal]) : limit;
  const content = await contentOf(service, question, question.messages, signal);
  const first = readAnswer(content, question.schema);
  if (first.success) return first.data;
  const repaired = await contentOf(
    service,
    question,
    [...question.messages, ...correction(content, first.problem)],
    signal,
  );
  const second = readAnswer(repaired, question.schema);
  if (second.success) return second.data;
  throw new ModelFailure('malformed', 'the model missed the form twice');
}

function correction(content: string, problem: string): Message[] {
  return [
    { role: 'assistant', content: content.slice(0, MOST_REPEATED) },
    {
      role: 'user',
      content: `Your answer does not have the required form: ${problem.slice(0, MOST_REPEATED)}\nAnswer again with the corrected JSON alone.`,
    },
  ];
}

type Read<T> = { success: true; data: T } | { success: false; problem: string };

function readAnswer<T>(content: string, schema: z.ZodType<T>): Read<T> {
  let value: unknown;
  try {
    value = JSON.parse(withoutFence(content));
  } catch {
    return { success: false, problem: 'it is not JSON.' };
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed;
  const problems = parsed.error.issues.slice(0, MOST_PROBLEMS);
  return { success: false, problem: problems.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ') };
}

/** Services that take no notice of the form wrap JSON as models write it for people. */
function withoutFence(content: string): string {
  const text = content.trim();
  if (!text.startsWith('```')) return text;
  return text.slice(text.indexOf('\n') + 1, text.endsWith('```') ? -3 : undefined);
}

async function contentOf(
  service: ModelService,
  { purpose, schema, seed, admit }: ModelQuestion<unknown>,
  messages: readonly Message[],
  signal: AbortSignal,
): Promise<string> {
  await admit?.();
  const body = {
    messages,
    ...(seed === undefined ? {} : { seed }),
    response_format: {
      type: 'json_schema',
      json_schema: { name: purpose, strict: true, schema: sentSchema(schema) },
    },
  };
  const response = await requestCompletion(service, body, { accept: 'application/json', signal });
  if (!response.ok) throw await refusedBy(response);
  const text = await readBounded(response, MOST_BYTES);
  if (text === null) throw new ModelFailure('malformed', 'the answer does not end');
  return chosen(text);
}

/** The text of the first choice. */
function chosen(text: string): string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new ModelFailure('unavailable', 'the service sent something else than an answer', { cause });
  }
  const choice: unknown = isRecord(value) && Array.isArray(value.choices) ? value.choices[0] : undefined;
  const message = isRecord(choice) && isRecord(choice.message) ? choice.message : undefined;
  if (!isRecord(choice) || !message)
    throw new ModelFailure('unavailable', 'the service sent something else than an answer');
  if (choice.finish_reason === 'content_filter' || (typeof message.refusal === 'string' && message.refusal !== ''))
    throw new ModelFailure('refusal', 'the model refused');
  if (choice.finish_reason === 'length') throw new ModelFailure('cut', 'the answer was cut off');
  return typeof message.content === 'string' ? message.content : '';
}
