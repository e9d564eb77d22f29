import { readFileSync } from 'node:fs';
import { undoWithdrawal, withdrawOwn } from '@prova/contract/applications/applications';
import { actOnCandidate, moveCandidate, undoChange } from '@prova/contract/funnel/funnel';
import { closeJob, type JobDetail, reopenJob } from '@prova/contract/jobs/jobs';
import { cancelOffer, createOffer, sendOffer, undoSending } from '@prova/contract/offers/offers';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { applyTo } from '../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { offerBody } from '../../../test/offers-factory.ts';
import { type Person, signIn, signUp } from '../../../test/people.ts';
import { settle, signUpTalent, type Talent } from '../../../test/talents-factory.ts';
import { system } from '../../platform/actor.ts';
import { createContext } from '../../platform/context.ts';
import type { DataSubject } from '../../platform/personal-data.ts';
import { applicationsData } from './applications.privacy.ts';

const MIGRATION = new URL('../../../migrations/0165_stage_stays.sql', import.meta.url);
const FILL = /do \$fill\$[\s\S]*end \$fill\$;/.exec(readFileSync(MIGRATION, 'utf8'))?.[0] ?? '';

let server: TestServer;
let owner: Person;
let client: pg.Client;
beforeAll(async () => {
  server = await startTestServer();
  client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await server.close();
});
beforeEach(async () => {
  server.clock.set('2026-08-03T12:00:00Z');
  owner = await signUp(server, 'RECRUITER');
});

const STAYS = `select application_id, place, company_id, job_id, candidate_id, stage_id, entered_at, left_at, how, final, held_seconds, held_since
  from stage_stays order by 1, 2`;
const PROMISES = `select application_id, place, company_id, job_id, made_at, due_at, ended_at, kept from reply_promises order by 1, 2`;
const kept = async () => ({
  stays: (await client.query<{ how: string }>(STAYS)).rows,
  promises: (await client.query<{ kept: boolean | null }>(PROMISES)).rows,
});

/** What the migration makes of the history. */
async function rebuilt() {
  await client.query('begin');
  try {
    await client.query('truncate stage_stays, reply_promises');
    await client.query(FILL);
    return await kept();
  } finally {
    await client.query('rollback');
  }
}

function erase(subject: DataSubject) {
  const ctx = createContext(server.platform, { actor: system, locale: 'pt-BR' });
  return ctx.transaction(async (ctx) => applicationsData.erases?.(ctx, subject));
}

const staysOf = async (id: string) =>
  (
    await server.platform.database
      .selectFrom('stageStays')
      .innerJoin('jobStages', 'jobStages.id', 'stageStays.stageId')
      .select(['jobStages.type', 'how', 'final', 'heldSeconds'])
      .where('applicationId', '=', id)
      .orderBy('place')
      .execute()
  ).map(({ type, how, final, heldSeconds }) => [type, how, final, heldSeconds]);

const act = (id: string, body: object) => server.call(actOnCandidate, { as: owner.token, params: { id }, body });
const undo = (id: string, eventId: string) =>
  server.call(undoChange, { as: owner.token, params: { id }, body: { eventId } });
const stageOf = (job: JobDetail, type: string) => job.stages.find((stage) => stage.type === type)?.id ?? '';

test('each stay is told once, and what was undone never was', async () => {
  const job = await publishJob(server, owner);
  const { id } = await applyTo(server, job);
  await act(id, { action: 'hold' });
  server.clock.advance(90);
  const resumed = (await act(id, { action: 'reopen' })).data;
  await undo(id, resumed.eventId);
  server.clock.advance(30);
  await act(id, { action: 'reopen' });
  const moved = await server.call(moveCandidate, {
    as: owner.token,
    params: { id },
    body: { targetStageId: stageOf(job, 'review') },
  });
  expect(await staysOf(id)).toEqual([
    ['new', 'moved', false, 120],
    ['review', null, false, 0],
  ]);
  await undo(id, moved.data.eventId);
  expect(await staysOf(id)).toEqual([['new', null, false, 120]]);
  const rejected = await act(id, { action: 'reject', reason: 'Outro perfil' });
  await undo(id, rejected.data.eventId);
  expect(await staysOf(id)).toEqual([['new', null, false, 120]]);
  await act(id, { action: 'reject', reason: 'Outro perfil' });
  const reopened = await act(id, { action: 'reopen' });
  expect(await staysOf(id)).toEqual([
    ['new', 'rejected', false, 120],
    ['new', null, false, 0],
  ]);
  await undo(id, reopened.data.eventId);
  expect(await staysOf(id)).toEqual([['new', 'rejected', true, 120]]);
  await act(id, { action: 'reopen' });
  await act(id, { action: 'hire', reason: 'Combinado' });
  expect(await staysOf(id)).toEqual([
    ['new', 'rejected', false, 120],
    ['new', 'hired', true, 0],
  ]);
  expect(await rebuilt()).toEqual(await kept());
});

test('a promise is kept, broken, or owed to nobody any more', async () => {
  const job = await publishJob(server, owner);
  const talent = await signUpTalent(server);
  const [early, late, left] = [
    await applyTo(server, job),
    await applyTo(server, job),
    await applyTo(server, job, { as: talent.token, email: talent.email }),
  ];
  await act(early.id, { action: 'reject', reason: 'Não' });
  await server.call(withdrawOwn, { as: talent.token, params: { id: left.id }, body: {} });
  server.clock.advance(6 * 86_400);
  owner = { ...owner, ...(await signIn(server, owner.email)) };
  await act(late.id, { action: 'reject', reason: 'Não' });
  const rows = await server.platform.database
    .selectFrom('replyPromises')
    .select(['applicationId', 'kept'])
    .where('endedAt', 'is not', null)
    .where('jobId', '=', job.id)
    .execute();
  const keptOf = new Map(rows.map((row) => [row.applicationId, row.kept]));
  expect([early, late, left].map(({ id }) => keptOf.get(id))).toEqual([true, false, null]);
});

/** The same numbers each time. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** What was not refused, in all of the histories. */
const done = new Set<string>();

test.each([1, 2, 3, 4])('what is kept is what the history tells, whatever is done (%i)', async (seed) => {
  const draw = numbers(seed * 7_919);
  let talent: Talent = await signUpTalent(server);
  const job = await publishJob(server, owner);
  const applications = [
    await applyTo(server, job),
    await applyTo(server, job),
    await applyTo(server, job, { as: talent.token, email: talent.email }),
  ];
  const stages = job.stages.filter(({ type }) => type !== 'offer' && type !== 'hired');
  const count = (what: string, { status }: { status: number }) => status < 300 && done.add(what);
  const clockOn = async (seconds: number) => {
    server.clock.advance(seconds);
    if (seconds < 60) return;
    owner = { ...owner, ...(await signIn(server, owner.email)) };
    talent = { ...talent, ...(await signIn(server, talent.email)) };
  };
  let last: { id: string; eventId: string } | null = null;
  for (let step = 0; step < 90; step += 1) {
    const { id } = applications[draw(3)] ?? { id: '' };
    const as = owner.token;
    const params = { id };
    const remember = (answer: { status: number; data: { eventId: string } }, what: string) => {
      count(what, answer);
      if (answer.status === 200) last = { id, eventId: answer.data.eventId };
    };
    switch (draw(13)) {
      case 0:
      case 1:
        remember(
          await server.call(moveCandidate, {
            as,
            params,
            body: { targetStageId: stages[draw(stages.length)]?.id ?? '' },
          }),
          'move',
        );
        break;
      case 2:
        remember(await act(id, { action: 'reject', reason: 'Não' }), 'reject');
        break;
      case 3:
        remember(await act(id, { action: 'hold' }), 'hold');
        break;
      case 4:
      case 5:
        remember(await act(id, { action: 'reopen' }), 'reopen');
        break;
      case 6:
      case 7:
      case 8: {
        const undone: { id: string; eventId: string } | null = last;
        if (undone) count('undo', await undo((undone as { id: string }).id, (undone as { eventId: string }).eventId));
        break;
      }
      case 9: {
        const left = await server.call(withdrawOwn, {
          as: talent.token,
          params: { id: applications[2]?.id ?? '' },
          body: {},
        });
        count('withdraw', left);
        // The last round leaves it withdrawn.
        const eventId = left.status === 200 ? left.data.undo?.eventId : undefined;
        if (eventId && step < 80)
          count(
            'undo withdrawal',
            await server.call(undoWithdrawal, {
              as: talent.token,
              params: { id: applications[2]?.id ?? '' },
              body: { eventId },
            }),
          );
        break;
      }
      case 10: {
        const validUntil = new Date(server.clock.now().getTime() + 9 * 86_400_000).toISOString().slice(0, 10);
        const startOn = new Date(server.clock.now().getTime() + 40 * 86_400_000).toISOString().slice(0, 10);
        const offer = await server.call(createOffer, { as, body: offerBody(id, { validUntil, startOn }) });
        if (offer.status !== 201) break;
        const of = { as, params: { id: offer.data.id } };
        count('offer', await server.call(sendOffer, of));
        if (draw(2) === 0) count('undo offer', await server.call(undoSending, of));
        count('cancel offer', await server.call(cancelOffer, { ...of, body: {} }));
        break;
      }
      case 11: {
        if (draw(3) > 0) break;
        count(
          'close',
          await server.call(closeJob, { as, params: { id: job.id }, body: { status: 'FILLED', notify: false } }),
        );
        await clockOn(11);
        await server.drain();
        await clockOn(3_600 * draw(40));
        const again = await server.call(reopenJob, { as: owner.token, params: { id: job.id }, body: { takeUp: true } });
        count('reopen job', again);
        await server.drain();
        break;
      }
      default:
        await clockOn([1, 7, 3_600, 86_400, 3 * 86_400][draw(5)] ?? 1);
    }
    if (step % 10 === 0) await clockOn(61 + draw(1000));
  }
  await act(applications[0]?.id ?? '', { action: 'hire', reason: 'Combinado' });
  const subject = { userId: null, email: null, applicationIds: [applications[1]?.id ?? ''] };
  await erase(subject);
  expect(await rebuilt()).toEqual(await kept());
});

test('these histories had every kind of step', () => {
  expect([...done].toSorted()).toEqual(
    ['cancel offer', 'close', 'hold', 'move', 'offer', 'reject', 'reopen', 'reopen job', 'undo', 'undo offer'].concat([
      'undo withdrawal',
      'withdraw',
    ]),
  );
});

test('the match of the arrival stays what it was, and goes with the data of the person', async () => {
  const talent = await signUpTalent(server, { skills: [{ name: 'React', level: 'ADVANCED' }] });
  const job = await publishJob(server, owner);
  const { id } = await applyTo(server, job, { as: talent.token, email: talent.email });
  await settle(server);
  const arrival = () =>
    server.platform.database
      .selectFrom('arrivalMatches')
      .select(['score', 'onArrival', 'formula'])
      .where('applicationId', '=', id)
      .execute();
  const [first] = await arrival();
  expect(first).toMatchObject({ score: expect.any(Number), onArrival: true });
  server.clock.advance(11 * 60);
  await sql`update application_scores set score = 1, valid_until = valid_from where application_id = ${id}`.execute(
    server.platform.database,
  );
  await settle(server);
  expect(await arrival()).toEqual([first]);
  await erase({ userId: null, email: null, applicationIds: [id] });
  expect(await arrival()).toEqual([]);
});
