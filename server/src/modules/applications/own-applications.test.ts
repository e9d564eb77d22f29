import {
  applicationStatus,
  applicationTimeline,
  claim,
  decideOwnBankConsent,
  getApplication,
  listApplications,
  listClaimable,
  ownApplicationStatus,
  withdrawByToken,
  withdrawOwn,
} from '@prova/contract/applications/applications';
import { getJob, type JobDetail } from '@prova/contract/jobs/jobs';
import { listNotifications } from '@prova/contract/notifications/notifications';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyTo, statusToken } from '../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { undoOver } from '../../../test/offers-factory.ts';
import { type Person, signUp } from '../../../test/people.ts';
import { withoutMails } from '../../../test/without-mails.ts';
import { system } from '../../platform/actor.ts';
import { createContext } from '../../platform/context.ts';
import { changeApplication, loadApplication } from './applications.service.ts';

let server: TestServer;
let recruiter: Person;
let job: JobDetail;
beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER', { companyName: 'Aurora Sistemas' });
  job = await publishJob(server, recruiter);
});
afterAll(() => server.close());

const asSystem = () => createContext(server.platform, { actor: system, locale: 'pt-BR' });

async function change(id: string, what: Parameters<typeof changeApplication>[2]) {
  const ctx = asSystem();
  return changeApplication(ctx, await loadApplication(ctx, id), what);
}

const stageOf = (type: string) => job.stages.find((stage) => stage.type === type)?.id ?? '';

describe('the link of the mail', () => {
  test('shows where the application stands, in the reader’s language, and never why', async () => {
    const { id, email, name } = await applyTo(server, job);
    const token = await statusToken(server, email);
    await change(id, { type: 'moved', toStageId: stageOf('review'), toStatus: 'review', reason: 'nota interna' });
    const { data } = await server.call(applicationStatus, { params: { token } });
    expect(data).toMatchObject({
      id,
      candidateName: name,
      jobTitle: job.title,
      companyName: 'Aurora Sistemas',
      status: 'reviewing',
      stage: { name: 'Em análise', type: 'review' },
      stageIndex: 1,
      active: true,
      waitsFor: 'company',
      can: { withdraw: true, amend: false },
    });
    expect(data.stages.map(({ type }) => type)).toEqual(['new', 'review', 'test', 'interview', 'offer', 'hired']);
    expect(data.history.map(({ text }) => text)).toEqual([
      'Sua candidatura passou para a etapa Em análise.',
      'Candidatura recebida.',
    ]);
    const english = await server.call(applicationStatus, {
      params: { token },
      headers: { 'accept-language': 'en-US' },
    });
    expect(english.data.history.at(-1)?.text).toBe('Application received.');

    await change(id, { type: 'rejected', toStatus: 'not_qualified', statusBefore: 'review', reason: 'Inglês fraco' });
    const rejected = await server.call(applicationStatus, { params: { token } });
    expect(rejected.data).toMatchObject({ status: 'rejected', active: false, waitsFor: 'nobody', replyDueAt: null });
    expect(rejected.data.history[0]?.text).toBe('A empresa decidiu não seguir com a sua candidatura nesta vaga.');
    expect(JSON.stringify(rejected.body)).not.toMatch(/Inglês fraco|nota interna|not_qualified/);
  });

  test('says whose turn it is', async () => {
    const { id, email } = await applyTo(server, job);
    const token = await statusToken(server, email);
    await change(id, { type: 'test', toStageId: stageOf('test'), toStatus: 'test_sent' });
    const sent = await server.call(applicationStatus, { params: { token } });
    expect(sent.data.waitsFor).toBe('candidate');
    expect(sent.data.history[0]?.text).toBe('Você recebeu um teste.');
  });

  test('hides a step that was taken back', async () => {
    const { id, email } = await applyTo(server, job);
    const token = await statusToken(server, email);
    const { eventId } = await change(id, { type: 'rejected', toStatus: 'rejected', statusBefore: 'new' });
    await change(id, { type: 'undone', toStatus: 'new', statusBefore: null, data: { undoneEventId: eventId } });
    const { data } = await server.call(applicationStatus, { params: { token } });
    expect(data.history.map(({ text }) => text)).toEqual(['Candidatura recebida.']);
    expect(data.active).toBe(true);
  });

  test('is unknown when invented, of another kind, or expired', async () => {
    const { email } = await applyTo(server, job);
    const token = await statusToken(server, email);
    const invented = await server.call(applicationStatus, { params: { token: 'x'.repeat(43) } });
    expect([invented.status, invented.body.error]).toEqual([404, 'TOKEN_INVALID']);
    const { hash } = await server.platform.database
      .selectFrom('tokens')
      .select('hash')
      .where('kind', '=', 'application_status')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    await server.platform.database.updateTable('tokens').set({ kind: 'offer' }).where('hash', '=', hash).execute();
    const foreign = await server.call(applicationStatus, { params: { token } });
    expect([foreign.status, foreign.body.error]).toEqual([404, 'TOKEN_INVALID']);
    await server.platform.database
      .updateTable('tokens')
      .set({ kind: 'application_status', expiresAt: server.clock.now() })
      .where('hash', '=', hash)
      .execute();
    for (const endpoint of [applicationStatus, withdrawByToken]) {
      const expired = await server.call(endpoint, { params: { token }, body: {} });
      expect([expired.status, expired.body.error]).toEqual([410, 'TOKEN_EXPIRED']);
    }
  });

  test('withdraws, once and for all after ten seconds, and tells both sides then', async () => {
    const before = (await server.call(getJob, { params: { id: job.id }, as: recruiter.token })).data;
    const { id, email, name } = await applyTo(server, job, { fullName: 'Iara Retirada' });
    const token = await statusToken(server, email);
    const withdrawn = await server.call(withdrawByToken, {
      params: { token },
      body: { reason: 'Aceitei outra proposta' },
    });
    expect(withdrawn.data).toMatchObject({ active: false, waitsFor: 'nobody', can: { withdraw: false, amend: false } });
    expect(withdrawn.data.withdrawnAt).not.toBeNull();
    const again = await server.call(withdrawByToken, { params: { token }, body: {} });
    expect([again.status, again.body.error]).toEqual([409, 'WITHDRAWAL_REFUSED']);

    await undoOver(server);
    const [mail] = await server.mails(email);
    expect(mail?.kind).toBe('withdrawal_confirmed');
    const { data: bell } = await server.call(listNotifications, { as: recruiter.token });
    expect(bell[0]?.message).toBe(`${name} retirou a candidatura à vaga ${job.title}.`);
    const { data: events } = await server.call(applicationTimeline, { params: { id }, as: recruiter.token });
    expect(withoutMails(events)[0]).toMatchObject({
      type: 'withdrawn',
      actor: { kind: 'candidate', name: 'Iara Retirada' },
      reason: 'Aceitei outra proposta',
    });
    const after = (await server.call(getJob, { params: { id: job.id }, as: recruiter.token })).data;
    expect(after.applications).toBe(before.applications + 1);
    expect(after.active).toBe(before.active);
    // The door stays open for another try.
    const later = await applyTo(server, job, { email });
    expect(later.id).not.toBe(id);
    expect(later.candidateId).toBeTruthy();
  });

  test('withdraws with an offer out, which counts as its answer', async () => {
    const { id, email } = await applyTo(server, job);
    const token = await statusToken(server, email);
    await change(id, { type: 'offer', toStageId: stageOf('offer'), toStatus: 'offer_sent', statusBefore: 'review' });
    await server.call(withdrawByToken, { params: { token }, body: {} });
    const { data } = await server.call(getApplication, { params: { id }, as: recruiter.token });
    expect(data).toMatchObject({ status: 'offer_declined', active: false });
    await server.drain();
  });
});

describe('a talent', () => {
  test('lists their applications, the newest first, open and ended', async () => {
    const talent = await signUp(server, 'POTENTIAL');
    const own = { email: talent.email, as: talent.token };
    const first = await applyTo(server, job, own);
    server.clock.advance(60);
    const second = await applyTo(server, await publishJob(server, recruiter), own);
    await applyTo(server, job);
    const { data, body } = await server.call(listApplications, { as: talent.token });
    expect(data.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(body.meta).toEqual({ page: 1, limit: 20, total: 2, totalPages: 1 });
    expect(data[0]?.stages).toHaveLength(6);

    const withdrawn = await server.call(withdrawOwn, { as: talent.token, params: { id: first.id }, body: {} });
    expect(withdrawn.data.active).toBe(false);
    const open = await server.call(listApplications, { as: talent.token, query: { open: 'true' } });
    expect(open.data.map(({ id }) => id)).toEqual([second.id]);
    const ended = await server.call(listApplications, { as: talent.token, query: { open: 'false', limit: 1 } });
    expect(ended.data.map(({ id }) => id)).toEqual([first.id]);
    const { data: events } = await server.call(applicationTimeline, {
      params: { id: first.id },
      as: recruiter.token,
    });
    // By the name of the newest form.
    expect(withoutMails(events)[0]).toMatchObject({
      type: 'withdrawn',
      actor: { kind: 'candidate', name: second.name },
    });
  });

  test('reads of it what the link of the mail shows, and nobody else does', async () => {
    const talent = await signUp(server, 'POTENTIAL');
    const { id, email } = await applyTo(server, job, { as: talent.token, email: talent.email });
    const token = await statusToken(server, email);
    const byLink = await server.call(applicationStatus, { params: { token } });
    const own = await server.call(ownApplicationStatus, { as: talent.token, params: { id } });
    expect({ ...own.data, sent: null }).toEqual({ ...byLink.data, sent: null });
    expect(own.data.sent).toMatchObject({ fullName: byLink.data.sent?.fullName, email });
    const { minutes } = job.stages.find(({ type }) => type === 'test') ?? {};
    expect(own.data.stages.find(({ type }) => type === 'test')?.minutes).toBe(minutes ?? null);
    const stranger = await signUp(server, 'POTENTIAL');
    const refused = await server.call(ownApplicationStatus, { as: stranger.token, params: { id } });
    expect([refused.status, refused.body.error]).toEqual([404, 'APPLICATION_NOT_FOUND']);
  });

  test('allows the company to keep them, and takes that back', async () => {
    const talent = await signUp(server, 'POTENTIAL');
    const { id } = await applyTo(server, job, { as: talent.token, email: talent.email });
    const decide = (as: string, consent: boolean) =>
      server.call(decideOwnBankConsent, { as, params: { id }, body: { consent } });
    expect((await decide(talent.token, true)).data).toEqual({ bankConsent: 'given' });
    const { data } = await server.call(ownApplicationStatus, { as: talent.token, params: { id } });
    expect(data.bankConsent).toBe('given');
    const stranger = await signUp(server, 'POTENTIAL');
    expect((await decide(stranger.token, false)).status).toBe(404);
    expect((await decide(talent.token, false)).data).toEqual({ bankConsent: 'none' });
  });

  test('cannot withdraw what is not theirs', async () => {
    const talent = await signUp(server, 'POTENTIAL');
    const { id } = await applyTo(server, job);
    const answer = await server.call(withdrawOwn, { as: talent.token, params: { id }, body: {} });
    expect([answer.status, answer.body.error]).toEqual([404, 'APPLICATION_NOT_FOUND']);
    const recruiters = await server.call(withdrawOwn, { as: recruiter.token, params: { id }, body: {} });
    expect(recruiters.status).toBe(403);
  });

  test('claims what was sent with their address before, when they say so', async () => {
    const email = 'vinculo@correio.example';
    const applied = await applyTo(server, job, { email, fullName: 'Nome da Candidatura' });
    const other = await signUp(server, 'RECRUITER', { companyName: 'Outra Empresa' });
    const elsewhere = await publishJob(server, other);
    const kept = await applyTo(server, elsewhere, { email });

    const talent = await signUp(server, 'POTENTIAL', { email, name: 'Nome da Conta' });
    expect((await server.call(listApplications, { as: talent.token })).data).toEqual([]);
    const { data: claimable } = await server.call(listClaimable, { as: talent.token });
    expect(claimable.map(({ companyName }) => companyName).sort()).toEqual(['Aurora Sistemas', 'Outra Empresa']);
    expect(claimable.find(({ candidateId }) => candidateId === applied.candidateId)?.jobs).toMatchObject([
      { id: job.id, title: job.title, open: true },
    ]);

    const thief = await signUp(server, 'POTENTIAL');
    expect((await server.call(listClaimable, { as: thief.token })).data).toEqual([]);
    const stolen = await server.call(claim, { as: thief.token, body: { candidateIds: [applied.candidateId] } });
    expect(stolen.data).toEqual({ claimed: 0 });

    const claimed = await server.call(claim, { as: talent.token, body: { candidateIds: [applied.candidateId] } });
    expect(claimed.data).toEqual({ claimed: 1 });
    const repeated = await server.call(claim, { as: talent.token, body: { candidateIds: [applied.candidateId] } });
    expect(repeated.data).toEqual({ claimed: 0 });
    expect((await server.call(listApplications, { as: talent.token })).data.map(({ id }) => id)).toEqual([applied.id]);
    expect((await server.call(listClaimable, { as: talent.token })).data.map((c) => c.candidateId)).toEqual([
      kept.candidateId,
    ]);
    const { data: events } = await server.call(applicationTimeline, {
      params: { id: applied.id },
      as: recruiter.token,
    });
    expect(withoutMails(events).map(({ type }) => type)).toEqual(['claimed', 'applied']);
    const { data: detail } = await server.call(getApplication, { params: { id: applied.id }, as: recruiter.token });
    expect(detail.candidate).toMatchObject({ hasAccount: true, name: 'Nome da Candidatura' });
  });
});
