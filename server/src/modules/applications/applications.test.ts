import {
  applicationOpened,
  applicationTimeline,
  claim,
  getApplication,
  jobCandidates,
  listClaimable,
} from '@prova/contract/applications/applications';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyTo } from '../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { type Person, signIn, signUp } from '../../../test/people.ts';
import { system } from '../../platform/actor.ts';
import { DAY } from '../../platform/clock.ts';
import { createContext } from '../../platform/context.ts';
import { changeApplication, loadApplication } from './applications.service.ts';

let server: TestServer;
let recruiter: Person;
let foreign: Person;
let talent: Person;
let job: JobDetail;
beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER', { name: 'Renata Recrutadora', companyName: 'Aurora Sistemas' });
  foreign = await signUp(server, 'RECRUITER', { companyName: 'Outra Empresa' });
  talent = await signUp(server, 'POTENTIAL');
  job = await publishJob(server, recruiter);
});
afterAll(() => server.close());

const asSystem = (locale: 'pt-BR' | 'en-US' = 'pt-BR') => createContext(server.platform, { actor: system, locale });
const stageOf = (type: string) => job.stages.find((stage) => stage.type === type)?.id ?? '';

async function change(id: string, what: Parameters<typeof changeApplication>[2]) {
  const ctx = asSystem();
  return changeApplication(ctx, await loadApplication(ctx, id), what);
}

describe('an application belongs to its company', () => {
  test('which others cannot tell from one that does not exist', async () => {
    const { id } = await applyTo(server, job);
    for (const [endpoint, params, code] of [
      [getApplication, { id }, 'APPLICATION_NOT_FOUND'],
      [applicationTimeline, { id }, 'APPLICATION_NOT_FOUND'],
      [jobCandidates, { id: job.id }, 'JOB_NOT_FOUND'],
    ] as const) {
      const other = await server.call(endpoint, { params, as: foreign.token });
      expect([other.status, other.body.error]).toEqual([404, code]);
      const unknown = await server.call(endpoint, {
        params: { id: '0197a0a0-0000-7000-8000-000000000000' },
        as: recruiter.token,
      });
      expect([unknown.status, unknown.body.error]).toEqual([404, code]);
      expect((await server.call(endpoint, { params, as: talent.token })).status).toBe(403);
      expect((await server.call(endpoint, { params })).status).toBe(401);
      expect((await server.call(endpoint, { params: { id: 'nonsense' }, as: recruiter.token })).status).toBe(404);
      expect((await server.call(endpoint, { params, as: recruiter.token })).status).toBe(200);
    }
    expect((await server.call(listClaimable, { as: recruiter.token })).status).toBe(403);
    expect((await server.call(claim, { as: recruiter.token, body: { candidateIds: [id] } })).status).toBe(403);
  });
});

describe('the recruiter', () => {
  test('sees what may be done, why the rest may not, and where approval leads', async () => {
    const { id, email } = await applyTo(server, job);
    const other = await publishJob(server, recruiter, { details: { title: 'Outra vaga' } });
    const second = await applyTo(server, other, { email });
    const { data } = await server.call(getApplication, { params: { id }, as: recruiter.token });
    expect(data.nextStage).toEqual({ id: stageOf('review'), name: 'Em análise' });
    expect(data.actions.approve).toEqual({ allowed: true, reason: null });
    expect(data.actions.cancel_offer).toEqual({
      allowed: false,
      reason: 'Não há oferta em aberto para cancelar.',
    });
    expect(data.candidate.otherApplications).toMatchObject([
      { id: second.id, jobTitle: 'Outra vaga', stage: 'Novos candidatos', status: 'new' },
    ]);

    await change(id, { type: 'moved', toStageId: stageOf('interview'), toStatus: 'open_to_interview' });
    const last = await server.call(getApplication, {
      params: { id },
      as: recruiter.token,
      headers: { 'accept-language': 'en-US' },
    });
    expect(last.data.nextStage).toBeNull();
    expect(last.data.actions.approve?.allowed).toBe(false);
    // The account's language goes before the browser's.
    expect(last.data.actions.approve?.reason).toBe(
      'Esta é a última etapa antes da oferta. Para seguir, envie uma oferta.',
    );
  });

  test('leaves a trace once a day, and reads even when it cannot be left', async () => {
    const { id } = await applyTo(server, job);
    const views = async () => {
      const { data } = await server.call(applicationTimeline, { params: { id }, as: recruiter.token });
      return data.filter(({ type }) => type === 'viewed').map(({ actor }) => actor);
    };
    await Promise.all([1, 2, 3].map(() => server.call(getApplication, { params: { id }, as: recruiter.token })));
    expect(await views()).toEqual([{ kind: 'member', name: 'Renata Recrutadora', photoUrl: null }]);
    server.clock.advance(DAY);
    recruiter = await signIn(server, recruiter.email);
    foreign = await signIn(server, foreign.email);
    talent = await signIn(server, talent.email);
    await server.call(getApplication, { params: { id }, as: recruiter.token });
    expect(await views()).toHaveLength(2);

    const unseen = await applyTo(server, job);
    const { database } = server.platform;
    await sql`alter table application_events add constraint test_no_views check (type <> 'viewed') not valid`.execute(
      database,
    );
    const answer = await server.call(getApplication, { params: { id: unseen.id }, as: recruiter.token });
    await sql`alter table application_events drop constraint test_no_views`.execute(database);
    expect(answer.status).toBe(200);
  });

  test('read ahead leaves no trace until somebody looks at it', async () => {
    const { id } = await applyTo(server, job);
    const views = async () => {
      const { data } = await server.call(applicationTimeline, { params: { id }, as: recruiter.token });
      return data.filter(({ type }) => type === 'viewed').length;
    };
    const read = { params: { id }, query: { ahead: 'true' }, as: recruiter.token } as const;
    expect((await server.call(getApplication, read)).data.id).toBe(id);
    expect(await views()).toBe(0);
    await server.call(applicationOpened, { params: { id }, as: recruiter.token });
    await server.call(applicationOpened, { params: { id }, as: recruiter.token });
    expect(await views()).toBe(1);
    expect((await server.call(applicationOpened, { params: { id }, as: foreign.token })).body.error).toBe(
      'APPLICATION_NOT_FOUND',
    );
  });

  test('reads the history by cursor, with names', async () => {
    const { id, name } = await applyTo(server, job);
    await change(id, {
      type: 'moved',
      toStageId: stageOf('review'),
      toStatus: 'review',
      actor: { kind: 'board', id: null, label: 'Link do time' },
    });
    await change(id, {
      type: 'rejected',
      toStatus: 'not_a_fit',
      statusBefore: 'review',
      reason: 'Perfil diferente',
      actor: { kind: 'user', id: recruiter.id, label: 'Nome de antes' },
    });
    await change(id, { type: 'reopened', toStatus: 'review', statusBefore: null });
    const first = await server.call(applicationTimeline, {
      params: { id },
      query: { limit: 3 },
      as: recruiter.token,
    });
    expect(first.data.map(({ type, actor }) => [type, actor.kind, actor.name])).toEqual([
      ['reopened', 'system', null],
      ['rejected', 'member', 'Renata Recrutadora'],
      ['moved', 'board', 'Link do time'],
    ]);
    expect(first.data[1]).toMatchObject({ fromStatus: 'review', toStatus: 'not_a_fit', reason: 'Perfil diferente' });
    expect(first.data[2]).toMatchObject({ fromStage: 'Novos candidatos', toStage: 'Em análise', toStatus: 'review' });
    const { nextCursor } = first.body.meta as { nextCursor: string };
    const rest = await server.call(applicationTimeline, {
      params: { id },
      query: { limit: 3, cursor: nextCursor },
      as: recruiter.token,
    });
    expect(rest.data.map(({ type, actor }) => [type, actor.name])).toEqual([
      ['mail', null],
      ['applied', name],
    ]);
    expect(rest.body.meta).toEqual({ nextCursor: null });
    const wrong = await server.call(applicationTimeline, {
      params: { id },
      query: { cursor: "'; drop table jobs" },
      as: recruiter.token,
    });
    expect(wrong.status).toBe(422);
  });

  test('lists the candidates of a job by cursor', async () => {
    const small = await publishJob(server, recruiter);
    const ids = [];
    for (let i = 0; i < 3; i += 1) ids.unshift((await applyTo(server, small)).id);
    const first = await server.call(jobCandidates, {
      params: { id: small.id },
      query: { limit: 2 },
      as: recruiter.token,
    });
    expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(first.data[0]).toMatchObject({ stage: 'Novos candidatos', status: 'new', applicationStatus: 'pending' });
    const { nextCursor } = first.body.meta as { nextCursor: string };
    const rest = await server.call(jobCandidates, {
      params: { id: small.id },
      query: { limit: 2, cursor: nextCursor },
      as: recruiter.token,
    });
    expect(rest.data.map(({ id }) => id)).toEqual(ids.slice(2));
  });
});
