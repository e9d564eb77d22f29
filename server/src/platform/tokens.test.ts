import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import type { TestDatabase } from '../../test/template.ts';
import { system } from './actor.ts';
import { AppError } from './app-error.ts';
import { after, DAY, HOUR } from './clock.ts';
import { type Ctx, createContext, type Platform } from './context.ts';
import { type Database, openDatabase } from './db.ts';
import { createLog } from './log.ts';
import { findToken, mintToken, purgeTokens, requireToken, revokeTokens, useToken } from './tokens.ts';

const log = createLog('silent');
let now: Date;
let testDatabase: TestDatabase;
let database: Database;
let ctx: Ctx;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase(testDatabase.url, { size: 4, log });
  const platform = { database: database.kysely, log, clock: { now: () => now } } as unknown as Platform;
  ctx = createContext(platform, { actor: system, locale: 'pt-BR' });
});

beforeEach(() => {
  now = new Date();
});

afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

const inAnHour = () => after(now, HOUR);
const mint = (subjectId = randomUUID()) => mintToken(ctx, { kind: 'reset', subjectId, expiresAt: inAnHour() });
const failing = (code: string) => expect.objectContaining({ code });

test('a token opens what it was minted for, and its secret is stored nowhere', async () => {
  const subjectId = randomUUID();
  const companyId = randomUUID();
  const secret = await mintToken(ctx, {
    kind: 'board',
    subjectId,
    companyId,
    permissions: ['view', 'move'],
    label: 'Agência',
    expiresAt: inAnHour(),
  });
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  expect(await findToken(ctx, 'board', secret)).toMatchObject({
    kind: 'board',
    subjectId,
    companyId,
    permissions: ['view', 'move'],
    label: 'Agência',
    expired: false,
    live: true,
  });
  const { rows } = await database.pool.query('select t::text as row from tokens t where subject_id = $1', [subjectId]);
  expect(rows).toHaveLength(1);
  expect(rows[0].row).not.toContain(secret);
});

test('two tokens of one subject differ', async () => {
  const subjectId = randomUUID();
  expect(await mint(subjectId)).not.toBe(await mint(subjectId));
});

test('a token of another kind, a changed one and an unknown one open nothing', async () => {
  const secret = await mint();
  expect(await findToken(ctx, 'offer', secret)).toBeNull();
  expect(await findToken(ctx, 'reset', `${secret}A`)).toBeNull();
  await expect(requireToken(ctx, 'offer', secret)).rejects.toEqual(failing('TOKEN_INVALID'));
  await expect(useToken(ctx, 'reset', 'no such token')).rejects.toEqual(failing('TOKEN_INVALID'));
});

test('an expired token is still known as such', async () => {
  const secret = await mint();
  now = inAnHour();
  expect(await findToken(ctx, 'reset', secret)).toMatchObject({ expired: true, live: false });
  await expect(requireToken(ctx, 'reset', secret)).rejects.toEqual(failing('TOKEN_EXPIRED'));
  await expect(useToken(ctx, 'reset', secret)).rejects.toEqual(failing('TOKEN_EXPIRED'));
});

test('of many uses at once one succeeds', async () => {
  const secret = await mint();
  const uses = await Promise.allSettled(Array.from({ length: 8 }, () => useToken(ctx, 'reset', secret)));
  const refused = uses.filter((use) => use.status === 'rejected').map(({ reason }) => reason);
  expect(refused).toHaveLength(7);
  for (const reason of refused) expect(reason).toEqual(failing('TOKEN_EXPIRED'));
  expect(refused[0]).toBeInstanceOf(AppError);
  expect((await findToken(ctx, 'reset', secret))?.usedAt).toEqual(now);
});

test('a use that is rolled back has not happened', async () => {
  const secret = await mint();
  const undone = ctx.transaction(async (ctx) => {
    await useToken(ctx, 'reset', secret);
    throw new Error('later failure');
  });
  await expect(undone).rejects.toThrow('later failure');
  expect((await useToken(ctx, 'reset', secret)).live).toBe(false);
});

test('revoking ends the live tokens of a subject and of a kind, no others', async () => {
  const subjectId = randomUUID();
  const [first, second, other] = [await mint(subjectId), await mint(subjectId), await mint()];
  const verification = await mintToken(ctx, { kind: 'verification', subjectId, expiresAt: inAnHour() });
  await useToken(ctx, 'reset', second);
  expect(await revokeTokens(ctx, { kind: 'reset', subjectId })).toBe(1);
  await expect(requireToken(ctx, 'reset', first)).rejects.toEqual(failing('TOKEN_EXPIRED'));
  expect((await requireToken(ctx, 'reset', other)).live).toBe(true);
  expect((await requireToken(ctx, 'verification', verification)).live).toBe(true);
});

test('what expired long ago is deleted', async () => {
  const secret = await mint();
  now = after(now, 179 * DAY);
  await purgeTokens(ctx);
  expect(await findToken(ctx, 'reset', secret)).not.toBeNull();
  now = after(now, 2 * DAY);
  await purgeTokens(ctx);
  expect(await findToken(ctx, 'reset', secret)).toBeNull();
});
