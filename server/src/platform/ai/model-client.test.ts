import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { type FakeModel, fakeModel, type ModelAnswer, modelSays as says } from '../../../test/fake-model.ts';
import { readConfig } from '../config.ts';
import { configuredModel, type ModelClient, modelClient } from './model-client.ts';
import { ModelFailure } from './model-failure.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function service(...answers: ModelAnswer[]): Promise<FakeModel> {
  const model = await fakeModel(...answers);
  closers.push(() => model.close());
  return model;
}

const status =
  (code: number, headers: Record<string, string> = {}, body = '{"error":{"message":"chave-secreta"}}'): ModelAnswer =>
  (response) => {
    response.writeHead(code, headers).end(body);
  };

const schema = z.strictObject({ level: z.number().int().min(1).max(5), words: z.array(z.string().max(20)).max(3) });
const GOOD = '{"level":4,"words":["sim"]}';
const messages = [
  { role: 'system', content: 'Avalie.' },
  { role: 'user', content: '{"text":"oi"}' },
] as const;

const clockAt = (start = 0) => {
  let now = start;
  return { now: () => new Date(now), pass: (milliseconds: number) => (now += milliseconds) };
};

const clientOf = (baseUrl: string, clock = clockAt()) =>
  modelClient({ baseUrl, apiKey: 'chave-secreta', model: 'modelo-x', clock });
const ask = (client: ModelClient, more: { seed?: number; timeoutMs?: number; signal?: AbortSignal } = {}) =>
  client.complete({ purpose: 'judge_answer', messages, schema, ...more });

async function failure(asked: Promise<unknown>): Promise<ModelFailure> {
  const error: unknown = await asked.then(
    (answer) => answer,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ModelFailure)) throw new Error(`expected a failure, got ${String(error)}`);
  expect(`${error.message} ${String(error.cause)}`).not.toContain('chave-secreta');
  return error;
}

describe('a budget', () => {
  const spent = new ModelFailure('budget', 'none left');
  const admitting = (most: number) => {
    let calls = 0;
    return async () => {
      calls += 1;
      if (calls > most) throw spent;
    };
  };

  test('is asked before each call of the service, the second one for a missed form, too', async () => {
    const { baseUrl, asked } = await service(says('Claro'), says(GOOD));
    const question = { purpose: 'judge_answer', messages, schema } as const;
    expect(await failure(clientOf(baseUrl).complete({ ...question, admit: admitting(1) }))).toBe(spent);
    expect(asked).toHaveLength(1);
    expect(await clientOf(baseUrl).complete({ ...question, admit: admitting(2) })).toMatchObject({ level: 4 });
    expect(await failure(clientOf(baseUrl).complete({ ...question, admit: admitting(0) }))).toBe(spent);
    expect(asked).toHaveLength(2);
  });

  test('that is spent says nothing about the service', async () => {
    const { baseUrl } = await service(says(GOOD));
    const client = clientOf(baseUrl);
    const question = { purpose: 'judge_answer', messages, schema } as const;
    for (let time = 0; time < 5; time += 1)
      expect(await failure(client.complete({ ...question, admit: admitting(0) }))).toBe(spent);
    expect(await client.complete(question)).toMatchObject({ level: 4 });
  });
});

describe('an answer', () => {
  test('comes back as its schema says, asked for with it, the seed and the key', async () => {
    const { baseUrl, asked } = await service(says(GOOD));
    expect(await ask(clientOf(`${baseUrl}/`), { seed: 7 })).toEqual({ level: 4, words: ['sim'] });
    expect(asked[0]?.path).toBe('/v1/chat/completions');
    expect(asked[0]?.headers).toMatchObject({ authorization: 'Bearer chave-secreta', accept: 'application/json' });
    expect(asked[0]?.body).toEqual({
      model: 'modelo-x',
      seed: 7,
      messages,
      response_format: {
        type: 'json_schema',
        json_schema: {
          name: 'judge_answer',
          strict: true,
          // Services refuse bounds here.
          schema: {
            type: 'object',
            properties: { level: { type: 'integer' }, words: { type: 'array', items: { type: 'string' } } },
            required: ['level', 'words'],
            additionalProperties: false,
          },
        },
      },
    });
  });

  test.each([`\`\`\`json\n${GOOD}\n\`\`\``, `\`\`\`\n${GOOD}\n\`\`\``, ` ${GOOD}\n`])(
    'as people read it: %j',
    async (text) => {
      const { baseUrl } = await service(says(text));
      expect(await ask(clientOf(baseUrl))).toEqual({ level: 4, words: ['sim'] });
    },
  );

  test.each([
    ['{"level":9,"words":[]}', 'level'],
    ['{"level":4}', 'words'],
    ['{"level":4,"words":[],"score":100}', 'score'],
    ['Claro! O nível é 4.', 'not JSON'],
    ['', 'not JSON'],
  ])('that misses the form (%j) is asked for once more, with what is wrong', async (wrong, problem) => {
    const { baseUrl, asked } = await service(says(wrong), says(GOOD));
    expect(await ask(clientOf(baseUrl))).toEqual({ level: 4, words: ['sim'] });
    expect(asked).toHaveLength(2);
    expect(asked[1]?.body.messages.slice(0, 2)).toEqual(messages);
    expect(asked[1]?.body.messages[2]).toEqual({ role: 'assistant', content: wrong });
    expect(asked[1]?.body.messages[3]?.content).toContain(problem);
  });
});

describe('a failure', () => {
  test('the form is missed twice', async () => {
    const { baseUrl, asked } = await service(says('não'));
    expect((await failure(ask(clientOf(baseUrl)))).kind).toBe('malformed');
    expect(asked).toHaveLength(2);
  });

  test.each<[string, ModelAnswer, ModelFailure['kind']]>([
    ['a refusal', says(null, 'stop', { refusal: 'Não posso ajudar.' }), 'refusal'],
    ['a filter', says('', 'content_filter'), 'refusal'],
    ['an answer that was cut off', says('{"level":', 'length'), 'cut'],
    ['too many requests', status(429), 'rate_limited'],
    ['a fault of the service', status(500), 'unavailable'],
    ['a wrong key', status(401), 'unavailable'],
    ['a proxy that gave up', status(504), 'timeout'],
    ['a page in place of an answer', status(200, {}, '<html>'), 'unavailable'],
    ['no choice', status(200, {}, '{"choices":[]}'), 'unavailable'],
    [
      'a connection that ends in the middle',
      (response) => {
        response.writeHead(200, { 'content-length': '5000' });
        response.write('{"choices":[', () => response.destroy());
      },
      'cut',
    ],
    ['a connection that ends before', (response) => void response.destroy(), 'unavailable'],
  ])('%s', async (_, answer, kind) => {
    const { baseUrl } = await service(answer);
    expect((await failure(ask(clientOf(baseUrl)))).kind).toBe(kind);
  });

  test('a redirect is not followed, and the key goes nowhere else', async () => {
    const other = await service(says(GOOD));
    const { baseUrl } = await service(status(307, { location: `${other.baseUrl}/chat/completions` }));
    expect((await failure(ask(clientOf(baseUrl)))).kind).toBe('unavailable');
    expect(other.asked).toEqual([]);
  });

  test('a service that stalls is left after the time-out', async () => {
    const { baseUrl } = await service((response) => {
      response.writeHead(200).write('{');
    });
    expect((await failure(ask(clientOf(baseUrl), { timeoutMs: 100 }))).kind).toBe('timeout');
  });

  test('an answer without end is left in the middle', async () => {
    function* blanks() {
      for (;;) yield ' '.repeat(65_536);
    }
    let ended: Promise<unknown> = Promise.reject(new Error('nobody asked'));
    ended.catch(() => undefined);
    const { baseUrl } = await service((response) => {
      ended = pipeline(Readable.from(blanks()), response.writeHead(200));
      ended.catch(() => undefined);
    });
    const error = await failure(ask(clientOf(baseUrl)));
    expect([error.kind, error.message]).toEqual(['malformed', 'the answer does not end']);
    await expect(ended).rejects.toThrow('Premature close');
  });

  test('nobody listens', async () => {
    const { baseUrl } = await service(says(GOOD));
    for (const close of closers.splice(0)) await close();
    expect((await failure(ask(clientOf(baseUrl)))).kind).toBe('unavailable');
  });

  test('who goes away hears their own reason', async () => {
    const leaving = new AbortController();
    const { baseUrl } = await service(() => leaving.abort(new Error('gone')));
    await expect(ask(clientOf(baseUrl), { signal: leaving.signal })).rejects.toThrow('gone');
  });
});

describe('a service that fails again and again', () => {
  test('is left alone, then tried by one call', async () => {
    const clock = clockAt();
    const { baseUrl, asked } = await service(status(500), status(500), status(500), status(500), says(GOOD));
    const client = clientOf(baseUrl, clock);
    for (let call = 0; call < 3; call += 1) await failure(ask(client));
    expect((await failure(ask(client))).message).toContain('left alone');
    expect(asked).toHaveLength(3);
    clock.pass(60_000);
    await failure(ask(client));
    expect(asked).toHaveLength(4);
    clock.pass(60_000);
    const both = await Promise.allSettled([ask(client), ask(client)]);
    expect(both.map((each) => each.status)).toEqual(['fulfilled', 'rejected']);
    expect(await ask(client)).toEqual({ level: 4, words: ['sim'] });
  });

  test('that asks for a rest gets it, at the first time', async () => {
    const clock = clockAt();
    const { baseUrl, asked } = await service(status(429, { 'retry-after': '120' }), says(GOOD));
    const client = clientOf(baseUrl, clock);
    expect((await failure(ask(client))).waitMs).toBe(120_000);
    clock.pass(119_000);
    await failure(ask(client));
    expect(asked).toHaveLength(1);
    clock.pass(1_000);
    expect(await ask(client)).toEqual({ level: 4, words: ['sim'] });
  });

  test.each(['Wed, 21 Oct 2026 07:28:00 GMT', '-5', 'Infinity', ''])('a rest of %j is none', async (retryAfter) => {
    const { baseUrl } = await service(status(429, { 'retry-after': retryAfter }), says(GOOD));
    const client = clientOf(baseUrl);
    expect((await failure(ask(client))).waitMs).toBe(0);
    expect(await ask(client)).toEqual({ level: 4, words: ['sim'] });
  });

  test('a refusal or a wrong form is no failure of the service', async () => {
    const { baseUrl } = await service(...Array.from({ length: 8 }, () => says('não')), says(GOOD));
    const client = clientOf(baseUrl);
    for (let call = 0; call < 4; call += 1) expect((await failure(ask(client))).kind).toBe('malformed');
    expect(await ask(client)).toEqual({ level: 4, words: ['sim'] });
  });

  test('who goes away says nothing of the service', async () => {
    const { baseUrl } = await service(says(GOOD));
    const client = clientOf(baseUrl);
    for (let call = 0; call < 5; call += 1)
      await expect(ask(client, { signal: AbortSignal.abort(new Error('gone')) })).rejects.toThrow('gone');
    expect(await ask(client)).toEqual({ level: 4, words: ['sim'] });
  });

  test('is not kept from others by a company whose budget is spent when the time to try has come', async () => {
    const clock = clockAt();
    const { baseUrl } = await service(status(500), status(500), status(500), says(GOOD));
    const client = clientOf(baseUrl, clock);
    for (let call = 0; call < 3; call += 1) await failure(ask(client));
    clock.pass(60_000);
    const spent = new ModelFailure('budget', 'none left');
    const admit = () => Promise.reject(spent);
    expect(await failure(client.complete({ purpose: 'judge_answer', messages, schema, admit }))).toBe(spent);
    expect(await ask(client)).toEqual({ level: 4, words: ['sim'] });
  });
});

describe('the model that the operator has set', () => {
  const configOf = (more: Record<string, string>) =>
    readConfig({ DATABASE_URL: 'postgres://x', ...more }, { secret: () => '' });

  test('is none without an address', () => {
    expect(configuredModel(configOf({}), clockAt())).toBeNull();
  });

  test('is one for all who ask, so that its failures are counted together', () => {
    const config = configOf({ AI_BASE_URL: 'http://127.0.0.1:1/v1', AI_MODEL: 'modelo-x' });
    const model = configuredModel(config, clockAt());
    expect(model?.name).toBe('modelo-x');
    expect(configuredModel(config, clockAt())).toBe(model);
  });
});
