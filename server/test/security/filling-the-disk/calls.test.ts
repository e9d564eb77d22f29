import { logoutAll, me, refreshToken, setLanguage } from '@prova/contract/accounts/accounts';
import { readAllNotifications } from '@prova/contract/notifications/notifications';
import { updateTalentProfile } from '@prova/contract/talents/talents';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KNOWN_DEVICES_MAX, REFRESH_TOKENS_MAX, SESSIONS_MAX } from '../../../src/modules/accounts/accounts.queries.ts';
import { system } from '../../../src/platform/actor.ts';
import { createContext } from '../../../src/platform/context.ts';
import { housekeeping } from '../../../src/platform/housekeeping.ts';
import { ANSWERS_MAX } from '../../../src/platform/http/idempotency.ts';
import { WRITES } from '../../../src/platform/http/register-routes.ts';
import { budgets, expectEnd } from '../../filled.ts';
import { startTestServer, type TestServer } from '../../harness.ts';
import { PASSWORD, type Person, signIn, signUp } from '../../people.ts';
import { profileOf, signUpTalent } from '../../talents-factory.ts';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'true', ...budgets({ actions: '5' }) });
  person = await signUp(server, 'POTENTIAL');
});
afterAll(() => server.close());

test('whoever writes without a pause waits, whatever they write; reading goes on, and so do others', async () => {
  const neighbour = await signUp(server, 'POTENTIAL');
  const { token: as } = await signUp(server, 'POTENTIAL');
  const read = () => server.call(readAllNotifications, { as });
  const speak = () => server.call(setLanguage, { as, body: { language: 'pt-BR' } });
  // Refused or not, and to whichever address: here thirty at a time, of which nothing is written.
  for (let n = 0; n < WRITES.max / 30; n += 1) {
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => server.call(setLanguage, { as, body: { language: 'la' } })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422]));
  }
  const refused = await speak();
  expect([refused.status, refused.body.error]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await read()).status).toBe(429);
  expect((await server.call(me, { as })).status).toBe(200);
  expect((await server.call(readAllNotifications, { as: neighbour.token })).status).toBe(200);
  server.clock.advance(WRITES.seconds);
  expect((await read()).status).toBe(200);
});

test('answers that are kept to be given again: of one person the last ones', async () => {
  const { database, clock } = server.platform;
  await sql`insert into idempotency_keys (actor, key, request_hash, status, response, created_at)
    select ${`user:${person.id}`}, 'k' || n, '\\x00', 200, '{}', ${clock.now()}::timestamptz - n * interval '1 second'
    from generate_series(1, ${ANSWERS_MAX + 20}::int) n`.execute(database);
  await housekeeping.run(createContext(server.platform, { actor: system, locale: 'pt-BR' }), {});
  const { rows } = await sql<{ n: number; last: boolean }>`
    select count(*)::int as n, bool_or(key = 'k1') as last from idempotency_keys where actor = ${`user:${person.id}`}`.execute(
    database,
  );
  expect(rows).toEqual([{ n: ANSWERS_MAX, last: true }]);
});

test('sign-ins and browsers of an account: those that were not used for longest give way', async () => {
  const { database, clock } = server.platform;
  await sql`insert into sessions (id, user_id, last_used_at, created_at)
    select gen_random_uuid(), ${person.id}, ${clock.now()}::timestamptz - n * interval '1 second', ${clock.now()}
    from generate_series(1, ${SESSIONS_MAX}::int) n`.execute(database);
  await sql`insert into known_devices (user_id, device_hash, last_used_at, created_at)
    select ${person.id}, sha256(n::text::bytea), ${clock.now()}::timestamptz - n * interval '1 second', ${clock.now()}
    from generate_series(1, ${KNOWN_DEVICES_MAX}::int) n`.execute(database);
  server.clock.advance(1);
  const again = await signIn(server, person.email, PASSWORD);
  expect((await server.call(me, { as: again.token })).status).toBe(200);
  const counts = await sql<{ sessions: number; devices: number }>`select
    (select count(*)::int from sessions where user_id = ${person.id}) as sessions,
    (select count(*)::int from known_devices where user_id = ${person.id}) as devices`.execute(database);
  expect(counts.rows).toEqual([{ sessions: SESSIONS_MAX, devices: KNOWN_DEVICES_MAX }]);
});

test('refresh tokens of a session: the oldest give way, and the newest goes on', async () => {
  const { database, clock } = server.platform;
  const one = await signIn(server, person.email, PASSWORD);
  const { sessionId } = await database
    .selectFrom('refreshTokens')
    .select('sessionId')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await sql`insert into refresh_tokens (id, session_id, hash, rotated_at, expires_at, created_at)
    select gen_random_uuid(), ${sessionId}, sha256(n::text::bytea), ${clock.now()}, ${clock.now()}::timestamptz + interval '30 days',
      ${clock.now()}::timestamptz - n * interval '1 second'
    from generate_series(1, ${REFRESH_TOKENS_MAX}::int) n`.execute(database);
  const renewed = await server.call(refreshToken, { body: { refreshToken: one.refreshToken } });
  expect(renewed.status).toBe(200);
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from refresh_tokens where session_id = ${sessionId}`.execute(database);
  expect(rows).toEqual([{ n: REFRESH_TOKENS_MAX }]);
  expect((await server.call(refreshToken, { body: { refreshToken: renewed.data.refreshToken } })).status).toBe(200);
});

test('what is written down of a person in a day; what ends the session of a thief is always done', async () => {
  const talent = await signUpTalent(server, { title: 'Uma vez' });
  await expectEnd('actions', 2, async (n, headers = {}) => {
    const { version } = await profileOf(server, talent);
    return server.call(updateTalentProfile, { as: talent.token, headers, body: { version, title: `Título ${n}` } });
  });
  expect((await profileOf(server, talent)).title).toBe('Título 2');
  expect((await server.call(logoutAll, { as: talent.token })).status).toBe(200);
});
