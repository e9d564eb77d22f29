import { applicationTimeline, getApplication } from '@prova/contract/applications/applications';
import { actOnCandidate, moveCandidate } from '@prova/contract/funnel/funnel';
import { listTemplates, updateTemplate } from '@prova/contract/jobs/job-email-templates';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { listNotifications } from '@prova/contract/notifications/notifications';
import {
  cancelOffer,
  createOffer,
  getOffer,
  listOffers,
  listOwnOffers,
  markOfferViewed,
  openOwnOffer,
  sendOffer,
  sendOfferLink,
  undoSending,
} from '@prova/contract/offers/offers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AppliedCandidate, applyTo, statusToken } from '../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import {
  answerOffer,
  history,
  offerBody,
  saveOffer,
  sendNewOffer,
  stageAndStatus,
  tokenIn,
  undoOver,
} from '../../../test/offers-factory.ts';
import { type Person, signUp } from '../../../test/people.ts';

let server: TestServer;
let recruiter: Person;
let job: JobDetail;
beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER', { name: 'Helena Prado', verified: true });
  job = await publishJob(server, recruiter);
});
afterAll(() => server.close());

const send = (id: string, key?: string) =>
  server.call(sendOffer, { as: recruiter.token, params: { id }, ...(key && { headers: { 'idempotency-key': key } }) });
const cancel = (id: string, reason?: string) =>
  server.call(cancelOffer, { as: recruiter.token, params: { id }, body: { ...(reason && { reason }) } });
const act = (candidate: AppliedCandidate, body: Record<string, unknown>) =>
  server.call(actOnCandidate, { as: recruiter.token, params: { id: candidate.id }, body });
const move = (candidate: AppliedCandidate, type: string) =>
  server.call(moveCandidate, {
    as: recruiter.token,
    params: { id: candidate.id },
    body: { targetStageId: job.stages.find((stage) => stage.type === type)?.id ?? '' },
  });
const undo = (id: string, as = recruiter.token) => server.call(undoSending, { as, params: { id } });
const mailsOf = async (candidate: AppliedCandidate) =>
  (await server.mails(candidate.email)).map(({ kind }) => kind).filter((kind) => kind.startsWith('offer'));

describe('the link of an offer once more', () => {
  const again = async (candidate: AppliedCandidate) =>
    server.call(sendOfferLink, { params: { token: await statusToken(server, candidate.email) } });

  test('goes to the candidate alone, opens the offer, and leaves the first one good', async () => {
    const someone = await applyTo(server, job);
    const first = await sendNewOffer(server, recruiter, someone);
    const answer = await again(someone);
    expect([answer.status, answer.data]).toEqual([200, {}]);
    await server.drain();
    const mails = (await server.mails(someone.email)).filter(({ kind }) => kind === 'offer_sent');
    expect(mails).toHaveLength(2);
    const tokens = mails.map(tokenIn);
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens)
      expect((await server.call(getOffer, { params: { token } })).data.position).toBe(first.position);
  });

  test('is refused where nothing waits for an answer', async () => {
    const none = await applyTo(server, job);
    expect((await again(none)).body.error).toBe('OFFER_NOT_FOUND');

    const early = await applyTo(server, job);
    const { id } = await saveOffer(server, recruiter, early);
    expect((await again(early)).body.error).toBe('OFFER_NOT_FOUND');
    await send(id);
    // It may still be taken back, and nobody is to have heard of it then.
    expect((await again(early)).body.error).toBe('OFFER_NOT_FOUND');

    const answered = await applyTo(server, job);
    const { token } = await sendNewOffer(server, recruiter, answered);
    await answerOffer(server, token, { response: 'decline' });
    expect((await again(answered)).body.error).toBe('OFFER_NOT_FOUND');
  });
});

describe('sending', () => {
  test('twice at once sends once', async () => {
    const someone = await applyTo(server, job);
    const { id } = await saveOffer(server, recruiter, someone);
    const answers = await Promise.all([send(id, 'double-click'), send(id, 'double-click')]);
    expect(answers.map(({ status, data }) => [status, data.status])).toEqual([
      [200, 'sent'],
      [200, 'sent'],
    ]);
    const third = await send(id, 'another-click');
    expect([third.status, third.body.error]).toEqual([409, 'OFFER_NOT_PENDING']);
    expect(await mailsOf(someone)).toEqual([]);
    await undoOver(server);
    expect(await mailsOf(someone)).toEqual(['offer_sent']);
  });

  test('by two people at once sends once', async () => {
    const someone = await applyTo(server, job);
    const { id } = await saveOffer(server, recruiter, someone);
    const answers = await Promise.all([send(id), send(id), send(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    await undoOver(server);
    expect(await mailsOf(someone)).toEqual(['offer_sent']);
    const sent = (await history(server, recruiter, someone.id)).filter((entry) => entry.includes('sent'));
    expect(sent).toHaveLength(1);
  });

  test('is refused while another offer is out', async () => {
    const someone = await applyTo(server, job);
    await sendNewOffer(server, recruiter, someone);
    const second = await server.call(createOffer, { as: recruiter.token, body: offerBody(someone.id) });
    expect([second.status, second.body.error]).toEqual([409, 'OFFER_ALREADY_SENT']);
  });

  test.each([
    ['rejected', (c: AppliedCandidate) => act(c, { action: 'reject', reason: 'Outro perfil' }), 'ALREADY_REJECTED'],
    ['on hold', (c: AppliedCandidate) => act(c, { action: 'hold' }), 'ON_HOLD'],
    ['hired', (c: AppliedCandidate) => act(c, { action: 'hire', reason: 'Combinado por telefone' }), 'ALREADY_HIRED'],
  ])('is refused for somebody who is %s, with the reason', async (_, prepare, code) => {
    const someone = await applyTo(server, job);
    const { id } = await saveOffer(server, recruiter, someone);
    expect((await prepare(someone)).status).toBe(200);
    for (const answer of [
      await send(id),
      await server.call(createOffer, { as: recruiter.token, body: offerBody(someone.id) }),
    ]) {
      expect([answer.status, answer.body.error]).toEqual([409, 'ACTION_REFUSED']);
      expect(answer.body.data).toMatchObject({ code });
    }
    expect(await mailsOf(someone)).toEqual([]);
  });

  test('past required stages says before which they are, and afterwards why, in the history', async () => {
    const someone = await applyTo(server, job);
    const { id, skips } = await saveOffer(server, recruiter, someone);
    expect(skips).toEqual(['Em análise', 'Desafio técnico', 'Conversa com o time']);
    const reason = 'Já fez o desafio para outra vaga nossa';
    const sent = await server.call(sendOffer, { as: recruiter.token, params: { id }, body: { reason } });
    expect([sent.status, sent.data.skips]).toEqual([200, []]);
    const of = { as: recruiter.token, params: { id: someone.id }, query: { limit: 100 } };
    const entry = (await server.call(applicationTimeline, of)).data.find(({ type }) => type === 'offer');
    expect(entry).toMatchObject({
      reason,
      data: { status: 'sent', skipped: ['Em análise', 'Desafio técnico', 'Conversa com o time'] },
    });
  });

  test('passes over nothing where the required stages were gone through', async () => {
    const someone = await applyTo(server, job);
    for (const type of ['review', 'test', 'interview', 'new']) await move(someone, type);
    const { id, skips } = await saveOffer(server, recruiter, someone);
    expect(skips).toEqual([]);
    await send(id);
    const of = { as: recruiter.token, params: { id: someone.id }, query: { limit: 100 } };
    const entry = (await server.call(applicationTimeline, of)).data.find(({ type }) => type === 'offer');
    expect(entry?.data.skipped).toBeUndefined();
  });

  test('is refused once its last day is over', async () => {
    const someone = await applyTo(server, job);
    const { id } = await saveOffer(server, recruiter, someone, { validUntil: '2026-11-20' });
    const row = server.platform.database.updateTable('offers').where('id', '=', id);
    await row.set({ validUntil: new Date(server.clock.now().getTime() - 1) }).execute();
    const answer = await send(id);
    expect([answer.status, answer.body.error]).toEqual([410, 'OFFER_EXPIRED']);
    expect(await stageAndStatus(server, recruiter, someone.id)).toBe('new/new');
  });

  test('uses the company’s own words where its template is on, and ours where it is off', async () => {
    const as = recruiter.token;
    const templates = await server.call(listTemplates, { as, params: { jobId: job.id } });
    const { id } = templates.data.find(({ kind }) => kind === 'offer') ?? { id: '' };
    const change = (body: Record<string, unknown>) => server.call(updateTemplate, { as, params: { id }, body });
    await change({ enabled: true, subject: 'Vem, {{candidateName}}?', body: 'A {{companyName}} quer você.' });
    const first = await sendNewOffer(server, recruiter, await applyTo(server, job, { fullName: 'Nina<b>Costa' }));
    expect(first.mail.subject).toBe('Vem, Nina<b>Costa?');
    expect(first.mail.text).toContain('quer você.');
    expect(first.mail.html).not.toContain('<b>Costa');
    expect(first.token).toHaveLength(43);
    await change({ enabled: false });
    const second = await sendNewOffer(server, recruiter, await applyTo(server, job));
    expect(second.mail.subject).not.toContain('Vem');
    expect(second.token).toHaveLength(43);
  });

  test('writes in the language of the candidate', async () => {
    const someone = await applyTo(server, job, { language: 'en-US' });
    const { mail } = await sendNewOffer(server, recruiter, someone);
    expect(mail.text).toContain('would like to hire you');
  });
});

describe('taking the sending back', () => {
  const offerOf = async (candidate: AppliedCandidate) =>
    (await server.call(listOffers, { as: recruiter.token, query: { applicationId: candidate.id } })).data[0];

  test('within ten seconds nobody has heard of it, all stands as before, and it can be sent again', async () => {
    const talent = await signUp(server, 'POTENTIAL');
    const someone = await applyTo(server, job, { fullName: talent.name, email: talent.email, as: talent.token });
    await move(someone, 'interview');
    const card = () => server.call(getApplication, { as: recruiter.token, params: { id: someone.id } });
    const before = (await card()).data;
    server.clock.advance(300);
    const { id } = await saveOffer(server, recruiter, someone);
    await send(id);
    expect(await stageAndStatus(server, recruiter, someone.id)).toBe('offer/offer_sent');
    expect((await server.call(listOwnOffers, { as: talent.token })).data).toEqual([]);
    server.clock.advance(9);
    await server.drain();
    expect((await undo(id)).data).toMatchObject({ status: 'pending', sentAt: null, can: { send: true } });
    const { stageId, status, stageSince, replyDueAt } = before;
    expect((await card()).data).toMatchObject({ stageId, status, stageSince, replyDueAt });
    await undoOver(server);
    expect(await mailsOf(someone)).toEqual([]);
    const bell = async () =>
      (await server.call(listNotifications, { as: talent.token })).data.map(({ title }) => title);
    expect(await bell()).not.toContain('Você recebeu uma oferta');
    expect((await undo(id)).body.error).toBe('UNDO_EXPIRED');

    expect((await send(id)).status).toBe(200);
    await undoOver(server);
    expect(await mailsOf(someone)).toEqual(['offer_sent']);
    expect((await bell()).filter((title) => title === 'Você recebeu uma oferta')).toHaveLength(1);
    expect(await offerOf(someone)).toMatchObject({ status: 'sent' });
    await cancel(id);
    expect(await stageAndStatus(server, recruiter, someone.id)).toBe('interview/open_to_interview');
  });

  test('is refused once the ten seconds are over, whoever was faster', async () => {
    const someone = await applyTo(server, job);
    const { id } = await sendNewOffer(server, recruiter, someone);
    expect((await undo(id)).body.error).toBe('UNDO_EXPIRED');
    expect(await stageAndStatus(server, recruiter, someone.id)).toBe('offer/offer_sent');
    expect(await offerOf(someone)).toMatchObject({ status: 'sent' });
  });

  test('is refused for what was never sent, and for what was cancelled meanwhile', async () => {
    const someone = await applyTo(server, job);
    const { id } = await saveOffer(server, recruiter, someone);
    expect((await undo(id)).body.error).toBe('UNDO_EXPIRED');
    await send(id);
    await cancel(id);
    expect((await undo(id)).body.error).toBe('UNDO_EXPIRED');
    await undoOver(server);
    expect(await mailsOf(someone)).toEqual([]);
  });

  test('and cancelling at once: one of the two wins, and nobody is written to', async () => {
    const someone = await applyTo(server, job);
    const { id } = await saveOffer(server, recruiter, someone);
    await send(id);
    const [undone, cancelled] = await Promise.all([undo(id), cancel(id)]);
    expect([undone.status, cancelled.status]).toContain(200);
    await undoOver(server);
    expect(await mailsOf(someone)).toEqual([]);
    expect(await stageAndStatus(server, recruiter, someone.id)).toBe('new/new');
  });

  test('what was cancelled within ten seconds rings for nobody', async () => {
    const talent = await signUp(server, 'POTENTIAL');
    const someone = await applyTo(server, job, { fullName: talent.name, email: talent.email, as: talent.token });
    const { id } = await saveOffer(server, recruiter, someone);
    await send(id);
    await cancel(id);
    await undoOver(server);
    const { data } = await server.call(listNotifications, { as: talent.token });
    expect(data.filter(({ type }) => type === 'JOB_OFFER')).toEqual([]);
    expect(await mailsOf(someone)).toEqual([]);
  });

  test('is refused once the person has opened it', async () => {
    const talent = await signUp(server, 'POTENTIAL');
    const someone = await applyTo(server, job, { fullName: talent.name, email: talent.email, as: talent.token });
    const { id } = await saveOffer(server, recruiter, someone);
    await send(id);
    const { data } = await server.call(openOwnOffer, { as: talent.token, params: { id } });
    await server.call(markOfferViewed, { params: { token: data.token } });
    expect((await undo(id)).body.error).toBe('UNDO_EXPIRED');
  });
});

describe('cancelling', () => {
  test('what was never sent concerns nobody', async () => {
    const someone = await applyTo(server, job);
    const { id } = await saveOffer(server, recruiter, someone);
    expect((await cancel(id)).data).toMatchObject({ status: 'cancelled', can: { send: false, cancel: false } });
    expect((await send(id)).body.error).toBe('OFFER_NOT_PENDING');
    expect(await mailsOf(someone)).toEqual([]);
    expect(await stageAndStatus(server, recruiter, someone.id)).toBe('new/new');
  });

  test('what was sent tells the candidate and takes the card back to where it was', async () => {
    const talent = await signUp(server, 'POTENTIAL');
    const someone = await applyTo(server, job, { fullName: talent.name, email: talent.email, as: talent.token });
    await move(someone, 'interview');
    const { id, token } = await sendNewOffer(server, recruiter, someone);
    expect((await cancel(id, 'O orçamento mudou')).data).toMatchObject({ status: 'cancelled', responseNote: null });
    expect(await stageAndStatus(server, recruiter, someone.id)).toBe('interview/open_to_interview');
    expect(await mailsOf(someone)).toEqual(['offer_cancelled', 'offer_sent']);
    const page = await server.call(getOffer, { params: { token } });
    expect(page.data).toMatchObject({ status: 'cancelled', can: { respond: false } });
    // Why is the company's own affair.
    expect(JSON.stringify(page.body)).not.toContain('orçamento');
    expect((await server.mails(someone.email))[0]?.text).not.toContain('orçamento');
    const { data: bell } = await server.call(listNotifications, { as: talent.token });
    expect(bell.map(({ title }) => title)).toEqual(['Oferta cancelada', 'Você recebeu uma oferta']);
    expect((await history(server, recruiter, someone.id)).at(-1)).toBe(
      'member Helena Prado · offer · cancelled · Conversa com o time · open_to_interview',
    );
    const late = await answerOffer(server, token, { response: 'accept' });
    expect([late.status, late.body.error]).toEqual([410, 'OFFER_CANCELLED']);
    expect((await cancel(id)).body.error).toBe('OFFER_CANCELLED');
  });

  test('the second offer goes back to where the first one had left the card', async () => {
    const someone = await applyTo(server, job);
    const first = await sendNewOffer(server, recruiter, someone);
    await answerOffer(server, first.token, { response: 'decline', note: 'Esperava um pouco mais' });
    const second = await sendNewOffer(server, recruiter, someone);
    await cancel(second.id);
    expect(await stageAndStatus(server, recruiter, someone.id)).toBe('offer/offer_declined');
  });

  test('what was answered stays answered', async () => {
    for (const response of ['accept', 'decline'] as const) {
      const { id, token } = await sendNewOffer(server, recruiter, await applyTo(server, job));
      await answerOffer(server, token, { response });
      const late = await cancel(id);
      expect([late.status, late.body.error]).toEqual([409, 'OFFER_ALREADY_ANSWERED']);
    }
  });

  test('at the instant of the answer: one of the two wins, wholly', async () => {
    const someone = await applyTo(server, job);
    const { id, token } = await sendNewOffer(server, recruiter, someone);
    const [cancelled, accepted] = await Promise.all([cancel(id), answerOffer(server, token, { response: 'accept' })]);
    expect([cancelled.status === 200, accepted.status === 200].filter(Boolean)).toHaveLength(1);
    expect(await stageAndStatus(server, recruiter, someone.id)).toBe(
      accepted.status === 200 ? 'hired/hired' : 'new/new',
    );
    const { data } = await server.call(getApplication, { as: recruiter.token, params: { id: someone.id } });
    expect(data.actions.send_offer?.allowed).toBe(cancelled.status === 200);
  });
});
