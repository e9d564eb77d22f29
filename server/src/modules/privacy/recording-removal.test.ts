import { getRetention, setRetention } from '@prova/contract/privacy/privacy-retention';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { removeMember, signUpMember } from '../../../test/members.ts';
import { signIn, signUp } from '../../../test/people.ts';
import { endRecording, recordIn } from '../../../test/recordings-factory.ts';
import { interviewInRoom } from '../../../test/rooms-factory.ts';
import { system } from '../../platform/actor.ts';
import { createContext } from '../../platform/context.ts';
import { runRetention } from './retention.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('a rule that was longer meanwhile announces again, to who is in the company still, else to its owners', async () => {
  let host = await signUp(server, 'RECRUITER', { verified: true });
  const interviewer = await signUpMember(server, host, 'recruiter');
  const { interviewId, ...room } = await interviewInRoom(server, host);
  const { database } = server.platform;
  await database
    .updateTable('interviewParticipants')
    .set({ userId: interviewer.id })
    .where('interviewId', '=', interviewId)
    .where('userId', '=', host.id)
    .execute();
  const { recordingId } = await recordIn(server, { ...room, interviewId, host });
  await endRecording(server, recordingId);
  const ctx = createContext(server.platform, { actor: system, locale: 'pt-BR' });
  const run = async () => (await runRetention(ctx, { dryRun: false })).recordings;
  const bells = async (userId: string) => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from notifications where user_id = ${userId}
        and params->>'event' = 'recording_removed_soon'`.execute(database);
    return rows[0]?.n;
  };
  const keepFor = async (months: number | null) => {
    host = await signIn(server, host.email);
    const params = { id: host.companyId, subject: 'recordings' };
    const { data } = await server.call(getRetention, { as: host.token, params });
    const version = data.rules.find(({ subject }) => subject === 'recordings')?.version ?? 0;
    await server.call(setRetention, { as: host.token, params, body: { months, version } });
  };
  const days = (count: number) => server.clock.advance(count * 86_400);
  days(31);
  await keepFor(1);
  expect([await run(), await bells(interviewer.id), await bells(host.id)]).toEqual([0, 1, 0]);
  await keepFor(12);
  expect(await run()).toBe(0);
  days(30);
  await removeMember(server, interviewer, host.companyId);
  await keepFor(1);
  // It was announced a month ago, before the rule was longer.
  expect([await run(), await bells(interviewer.id), await bells(host.id)]).toEqual([0, 1, 1]);
  days(7);
  expect(await run()).toBe(1);
});
