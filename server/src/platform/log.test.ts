import { expect, test } from 'vitest';
import * as z from 'zod';
import { CallLog } from './call-log.ts';
import { createLog } from './log.ts';

/** What one call writes. */
function written(write: (log: ReturnType<typeof createLog>) => void): Record<string, unknown> {
  const lines: string[] = [];
  write(createLog('debug', { write: (text: string) => void lines.push(text) }));
  expect(lines.length).toBe(1);
  return JSON.parse(lines[0] ?? '') as Record<string, unknown>;
}

test('an error is logged with its causes, and with nothing that it carries along', () => {
  const cause = new Error('to: bia@x.example');
  const error = Object.assign(new Error('550 no such box <ana@correio.example>', { cause }), {
    code: 'EENVELOPE',
    rejected: ['ana@correio.example'],
    response: 'ana@correio.example unknown',
  });
  const line = written((log) => log.error({ err: error, email: 'a@b.example' }, 'failed'));
  expect(line).toMatchObject({
    email: '[redacted]',
    msg: 'failed',
    err: { message: '550 no such box <[address]>', code: 'EENVELOPE', cause: { message: 'to: [address]' } },
  });
  expect((line.err as { stack: string }).stack).toMatch(/^Error: 550 no such box <\[address\]>\n +at .*log\.test\.ts/);
  expect(JSON.stringify(line)).not.toContain('.example');
});

test('what is no error but looks like one is logged alike, and anything else by its type only', () => {
  // As the task queue hands its failures on.
  const copied = {
    message: 'duplicate key: Dona Sigilosa',
    stack: 'error: duplicate key: Dona Sigilosa\nat db.js\nDona Sigilosa',
    code: '23505',
    detail: 'Key (name)=(Dona Sigilosa) already exists.',
    constraint: 'people_name_key',
    queue: 'x',
  };
  expect(written((log) => log.error({ err: copied })).err).toEqual({
    type: 'Object',
    message: 'PostgreSQL answered 23505',
    stack: 'Object: PostgreSQL answered 23505\nat db.js',
    code: '23505',
    constraint: 'people_name_key',
  });
  expect(written((log) => log.error({ err: Object.assign(Object.create(null), { message: 'bare' }) })).err).toEqual({
    type: 'object',
    message: 'bare',
  });
  expect(written((log) => log.error({ err: { email: 'ana@correio.example' } })).err).toEqual({
    type: 'object',
    message: '',
  });
});

test('no message, of no error and of none inside it, quotes what the error was about', () => {
  const secret = 'segredo-9417';
  const database = Object.assign(new Error(`invalid input: "${secret}"`), { severity: 'ERROR', code: '22P02' });
  const parsing = (() => {
    try {
      return JSON.parse(`{"a": ${secret}}`) as Error;
    } catch (error) {
      return error as Error;
    }
  })();
  expect(parsing.message).toContain('segredo');
  const schema = z.strictObject({ mailId: z.uuid() }).safeParse({ [secret]: 1, mailId: secret }, { reportInput: true });
  const all = new AggregateError([database, parsing, schema.error], 'several', { cause: database });
  const line = written((log) => log.error({ err: all }, 'failed'));
  expect(line.err).toMatchObject({
    message: 'several',
    cause: { message: 'PostgreSQL answered 22P02', severity: 'ERROR' },
    errors: [
      { message: 'PostgreSQL answered 22P02' },
      { message: 'something could not be parsed' },
      { message: 'not what the schema wants: mailId: invalid_format, : unrecognized_keys' },
    ],
  });
  expect(JSON.stringify(line)).not.toContain('segredo');
  // By itself, under another name, without words of one's own, or with the error's own: as libraries do it.
  for (const write of [
    (log: ReturnType<typeof createLog>) => log.error(database),
    (log: ReturnType<typeof createLog>) => log.error({ reason: database }, 'failed'),
    (log: ReturnType<typeof createLog>) => log.error({ err: database }),
    (log: ReturnType<typeof createLog>) => log.error({ err: database }, database.message),
    (log: ReturnType<typeof createLog>) => log.child({ task: 'x' }).error(database, database.message),
  ]) {
    const text = JSON.stringify(written(write));
    expect(text).not.toContain('segredo');
    expect(text).toContain('PostgreSQL answered 22P02');
  }
});

test.each(['debug', 'info', 'warn', 'error'] as const)('what a call writes (%s) names the call', (level) => {
  expect(written((log) => new CallLog(log, 'r-1')[level]({ jobs: 2, email: 'a@b.example' }, 'counted'))).toMatchObject({
    requestId: 'r-1',
    jobs: 2,
    email: '[redacted]',
    msg: 'counted',
  });
});
