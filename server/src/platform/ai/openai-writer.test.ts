import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { AppError } from '../app-error.ts';
import type { DescriptionInput } from './description-writer.ts';
import { openAiWriter } from './openai-writer.ts';

const input: DescriptionInput = {
  title: 'Pessoa Engenheira de Dados',
  seniority: 'mid',
  technologies: [{ name: 'Python', level: 'INTERMEDIATE' }],
  locationModel: 'remote',
  companyName: 'Cobogó',
  tone: 'plain',
  locale: 'pt-BR',
};

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

type Seen = { path: string; headers: IncomingMessage['headers']; body: Record<string, unknown> };

/** A service that speaks the streaming protocol of chat completions, as `answer` says. */
async function service(
  answer: (response: ServerResponse) => void | Promise<void>,
): Promise<{ baseUrl: string; seen: Seen[] }> {
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const bytes of request) body += bytes;
    seen.push({ path: request.url ?? '', headers: request.headers, body: JSON.parse(body) });
    await answer(response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closers.push(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, seen };
}

const event = (choice: object) =>
  `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, finish_reason: null, ...choice }] })}\n\n`;
const delta = (content: string) => event({ delta: { content } });
const END = `${event({ delta: {}, finish_reason: 'stop' })}data: [DONE]\n\n`;

function stream(...pieces: (string | Uint8Array)[]) {
  return async (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    for (const piece of pieces) await new Promise<void>((written) => response.write(piece, () => written()));
    response.end();
  };
}

async function write(
  baseUrl: string,
  more: { apiKey?: string; timeoutMs?: number } = {},
  signal?: AbortSignal,
): Promise<string[]> {
  const blocks: string[] = [];
  for await (const block of openAiWriter({ baseUrl, model: 'modelo-x', ...more }).write(input, { signal }))
    blocks.push(block);
  return blocks;
}

async function failure(baseUrl: string, more: { timeoutMs?: number } = {}): Promise<AppError> {
  const error: unknown = await write(baseUrl, more).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AppError)) throw new Error(`expected an AppError, got ${String(error)}`);
  return error;
}

describe('a streamed description', () => {
  test('arrives block by block, from tokens cut anywhere', async () => {
    const { baseUrl } = await service(
      stream(
        ': keep-alive\n\n',
        event({ delta: { role: 'assistant', content: '' } }),
        ...[
          '<p>Vo',
          'cê <str',
          'ong>aqui</strong>.</',
          'p>\n<h2>O que',
          ' fazer</h2><ul><li>A</li>',
          '<li>B</li></ul>',
        ].map(delta),
        END,
      ),
    );
    expect(await write(baseUrl)).toEqual([
      '<p>Você <strong>aqui</strong>.</p>',
      '<h2>O que fazer</h2>',
      '<ul><li>A</li><li>B</li></ul>',
    ]);
  });

  test('survives characters and lines cut in the middle, and CRLF', async () => {
    const bytes = new TextEncoder().encode((delta('<p>ação 😀</p>') + END).replaceAll('\n', '\r\n'));
    const { baseUrl } = await service(stream(...Array.from(bytes, (byte) => Uint8Array.of(byte))));
    expect(await write(baseUrl)).toEqual(['<p>ação 😀</p>']);
  });

  test('asks for a stream with the model, the key and the job as data', async () => {
    const { baseUrl, seen } = await service(stream(delta('<p>x</p>'), END));
    await write(`${baseUrl}/`, { apiKey: 'chave-secreta' });
    expect(seen[0]?.path).toBe('/v1/chat/completions');
    expect(seen[0]?.headers.authorization).toBe('Bearer chave-secreta');
    expect(seen[0]?.body).toMatchObject({ model: 'modelo-x', stream: true });
    const [system, user] = (seen[0]?.body.messages ?? []) as { role: string; content: string }[];
    expect(system).toMatchObject({ role: 'system' });
    expect(system?.content).toMatch(/Never ask for years/);
    expect(JSON.parse(user?.content ?? '')).toMatchObject({ title: input.title, companyName: 'Cobogó' });
  });

  test('works without a key, as local services do', async () => {
    const { baseUrl, seen } = await service(stream(delta('<p>x</p>'), END));
    await write(baseUrl);
    expect(seen[0]?.headers.authorization).toBeUndefined();
  });

  test('ends with a finish reason where a service leaves out [DONE]', async () => {
    const { baseUrl } = await service(stream(delta('<p>x</p>'), event({ delta: {}, finish_reason: 'stop' })));
    expect(await write(baseUrl)).toEqual(['<p>x</p>']);
  });
});

describe('what a model writes', () => {
  const cleaned = async (text: string) => {
    const { baseUrl } = await service(stream(...(text.match(/[\s\S]{1,7}/g) ?? []).map(delta), END));
    return (await write(baseUrl)).join('');
  };

  test.each([
    ['<p onclick="x()">Oi</p>', '<p>Oi</p>'],
    ['<p>Oi<script>alert(1)</script></p>', '<p>Oi</p>'],
    ['<script>alert(1)</script><p>Oi</p>', '<p>Oi</p>'],
    ['<p><a href="javascript:x()">Oi</a> <img src=x onerror=y></p>', '<p>Oi </p>'],
    ['<h1>T</h1><ol><li>a</li></ol>', '<h2>T</h2><ul><li>a</li></ul>'],
    [
      '<ul><li><p>a</p></li><li>b<ul><li>c</li></ul></li></ul>',
      '<ul><li><p>a</p></li><li>b<ul><li>c</li></ul></li></ul>',
    ],
    ['<div><p>a</p><p>b</p></div>', '<p>a</p><p>b</p>'],
    ['```html\n<p>a</p>\n```', '<p>a</p>'],
    ['Só texto\n\ncom 1 < 2', '<p>Só texto</p><p>com 1 &lt; 2</p>'],
    ['<p>aberto', '<p>aberto</p>'],
    ['<ul><li>React</li><li>5 anos de experiência</li></ul>', '<ul><li>React</li></ul>'],
    ['<p>Boa vaga</p><p>Apenas homens</p>', '<p>Boa vaga</p>'],
    ['<ul><li>3 anos de experiência</li></ul><p>a</p>', '<p>a</p>'],
    [
      '<ul><li>Domínio de React. Pedimos 3 anos de experiência. Testes fazem parte.</li></ul>',
      '<ul><li>Domínio de React. Testes fazem parte.</li></ul>',
    ],
    ['<p>Você cuida de <strong>React. Ao menos 3 anos de experiência.</strong></p><p>a</p>', '<p>a</p>'],
    ['<ul><li>React e 3 anos de experiência, com testes.</li><li>b</li></ul>', '<ul><li>b</li></ul>'],
  ])('%j becomes %j', async (text, html) => {
    expect(await cleaned(text)).toBe(html);
  });
});

describe('a failure of the service', () => {
  test.each([
    ['an error status', (response: ServerResponse) => void response.writeHead(500).end('x')],
    ['too many requests', (response: ServerResponse) => void response.writeHead(429).end('{}')],
    [
      'a redirect',
      (response: ServerResponse) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    ],
    [
      'an error within the stream',
      stream(delta('<p>a'), `data: ${JSON.stringify({ error: { message: 'overloaded' } })}\n\n`),
    ],
    ['a stream that ends early', stream(delta('<p>a</p>'))],
    ['something else than JSON', stream('data: <html>\n\n')],
    ['no text', stream(END)],
    ['a refusal', stream(delta('<p>a</p>'), event({ delta: {}, finish_reason: 'content_filter' }), 'data: [DONE]\n\n')],
    ['a text without end', stream(...Array.from({ length: 30 }, () => delta('a'.repeat(1000))), END)],
  ])('%s is told as one', async (_, answer) => {
    const { baseUrl } = await service(answer);
    expect((await failure(baseUrl)).code).toBe('GENERATION_FAILED');
  });

  test('an unreachable service', async () => {
    const { baseUrl } = await service(stream(END));
    for (const close of closers.splice(0)) await close();
    expect((await failure(baseUrl)).code).toBe('GENERATION_FAILED');
  });

  test('a service that stalls is left after the time-out', async () => {
    const { baseUrl } = await service((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(delta('<p>a'));
    });
    const error = await failure(baseUrl, { timeoutMs: 100 });
    expect(error.code).toBe('GENERATION_FAILED');
    expect((error.cause as Error).name).toBe('TimeoutError');
  });

  test('the key stands in no error', async () => {
    const { baseUrl } = await service((response) => void response.writeHead(401).end('bad key chave-secreta'));
    const error = await write(baseUrl, { apiKey: 'chave-secreta' }).catch((reason: AppError) => reason);
    const message = `${(error as AppError).message} ${String((error as AppError).cause)}`;
    expect(message).toContain('401');
    expect(message).not.toContain('chave-secreta');
  });
});

test('who goes away ends the request', async () => {
  let closed: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    closed = resolve;
  });
  const { baseUrl } = await service((response) => {
    response.on('close', () => closed());
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(delta('<p>a</p>'));
  });
  const reader = new AbortController();
  const writer = openAiWriter({ baseUrl, model: 'm' });
  await expect(async () => {
    for await (const block of writer.write(input, { signal: reader.signal })) {
      expect(block).toBe('<p>a</p>');
      reader.abort(new Error('gone'));
    }
  }).rejects.toThrow('gone');
  await ended;
});
