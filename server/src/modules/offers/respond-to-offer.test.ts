import { applicationStatus } from '@prova/contract/applications/applications';
import { getJob, type JobDetail } from '@prova/contract/jobs/jobs';
import { listNotifications } from '@prova/contract/notifications/notifications';
import { getOffer, listOffers, markOfferViewed, respondToOffer } from '@prova/contract/offers/offers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyTo } from '../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { answerOffer, history, sendNewOffer, stageAndStatus } from '../../../test/offers-factory.ts';
import { type Person, signUp } from '../../../test/people.ts';
import { system } from '../../platform/actor.ts';
import { createContext } from '../../platform/context.ts';
import { revokeTokens } from '../../platform/tokens.ts';

let server: TestServer;
let recruiter: Person;
let job: JobDetail;
beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER', { name: 'Helena Prado' });
  job = await publishJob(server, recruiter);
});
afterAll(() => server.close());

const newOffer = async () => {
  const someone = await applyTo(server, job);
  return { someone, ...(await sendNewOffer(server, recruiter, someone)) };
};
const open = (token: string) => server.call(getOffer, { params: { token } });
const view = (token: string) => server.call(markOfferViewed, { params: { token } });
const refusal = ({ status, body }: { status: number; body: { error?: string } }) => [status, body.error];

describe('opening', () => {
  test('a mail scanner that reads the link has not seen the offer', async () => {
    const { token } = await newOffer();
    for (let n = 0; n < 3; n += 1) expect((await open(token)).data.status).toBe('sent');
  });

  test('counts once, and rings only the recruiter', async () => {
    const { someone, token } = await newOffer();
    const first = await view(token);
    const at = server.clock.now().toISOString();
    server.clock.advance(60);
    const again = await Promise.all([view(token), view(token)]);
    for (const { data } of [first, ...again]) expect([data.status, data.viewedAt]).toEqual(['viewed', at]);
    expect((await history(server, recruiter, someone.id)).filter((entry) => entry.includes('viewed'))).toHaveLength(1);
    const { data: bell } = await server.call(listNotifications, { as: recruiter.token });
    expect(
      bell.filter(({ message }) => message === `${someone.name} abriu a oferta para a vaga ${job.title}.`),
    ).toHaveLength(1);
    expect((await server.mails(recruiter.email)).some(({ subject }) => /abriu/.test(subject))).toBe(false);
  });

  test('no longer counts once the offer is over', async () => {
    const { token } = await newOffer();
    await answerOffer(server, token, { response: 'decline' });
    expect((await view(token)).data.status).toBe('declined');
  });

  test('a link that was never given, of another kind, revoked or cut short opens nothing', async () => {
    const { someone, id, token } = await newOffer();
    const mails = await server.mails(someone.email);
    const status = mails.flatMap(({ links }) => links).find((link) => link.includes('/applications/')) ?? '';
    const statusToken = new URL(status).pathname.replace('/applications/', '');
    for (const wrong of [
      'x'.repeat(43),
      statusToken,
      token.slice(0, -1),
      `${token}x`,
      '%00%00%00',
      '../../etc/passwd',
    ]) {
      for (const answer of [
        await open(wrong),
        await view(wrong),
        await answerOffer(server, wrong, { response: 'accept' }),
      ])
        expect(refusal(answer)).toEqual([404, 'TOKEN_INVALID']);
    }
    expect(refusal(await server.call(applicationStatus, { params: { token } }))).toEqual([404, 'TOKEN_INVALID']);
    await revokeTokens(createContext(server.platform, { actor: system, locale: 'pt-BR' }), {
      kind: 'offer',
      subjectId: id,
    });
    expect(refusal(await open(token))).toEqual([410, 'TOKEN_EXPIRED']);
    expect(await stageAndStatus(server, recruiter, someone.id)).toBe('offer/offer_sent');
  });

  test('a link works for 90 days after the last day, and then says that it is too old', async () => {
    const { token } = await newOffer();
    const before = server.clock.now();
    server.clock.set('2027-02-28T00:00:00Z');
    expect((await open(token)).data.status).toBe('expired');
    server.clock.set('2027-03-02T00:00:00Z');
    expect(refusal(await open(token))).toEqual([410, 'TOKEN_EXPIRED']);
    server.clock.set(before);
  });
});

describe('answering', () => {
  test.each([
    ['accept', 'decline'],
    ['decline', 'accept'],
    ['accept', 'accept'],
  ] as const)('%s is final: %s comes too late', async (response, second) => {
    const { someone, token } = await newOffer();
    expect((await answerOffer(server, token, { response })).status).toBe(200);
    const stands = await stageAndStatus(server, recruiter, someone.id);
    expect(refusal(await answerOffer(server, token, { response: second, note: 'Mudei de ideia' }))).toEqual([
      409,
      'OFFER_ALREADY_ANSWERED',
    ]);
    expect(await stageAndStatus(server, recruiter, someone.id)).toBe(stands);
    expect((await open(token)).data.responseNote).toBeNull();
  });

  test('who declines may say why; the team reads it on the offer and in the mail, in its own language', async () => {
    const { someone, token } = await newOffer();
    const answered = await answerOffer(server, token, { response: 'decline', reason: 'other_offer' });
    expect(answered.data).toMatchObject({ status: 'declined', declineReason: 'other_offer' });
    const { data } = await server.call(listOffers, { as: recruiter.token, query: { applicationId: someone.id } });
    expect(data).toMatchObject([{ status: 'declined', declineReason: 'other_offer' }]);
    expect((await server.mails(recruiter.email))[0]?.text).toContain('Motivo escolhido: Aceitei outra proposta');
  });

  test('of who accepts no reason is kept; one that does not exist is refused', async () => {
    const { token } = await newOffer();
    const unknown = await server.app.inject({
      method: 'PUT',
      url: `/api/v1/job-offers/${token}/respond`,
      payload: { response: 'decline', reason: 'age' },
    });
    expect(unknown.statusCode).toBe(422);
    const accepted = await answerOffer(server, token, { response: 'accept', reason: 'pay' });
    expect(accepted.data).toMatchObject({ status: 'approved', declineReason: null });
  });

  test('twice at the same instant: one wins', async () => {
    const { someone, token } = await newOffer();
    const hiredBefore = (await server.call(getJob, { as: recruiter.token, params: { id: job.id } })).data.hired;
    const answers = await Promise.all([
      answerOffer(server, token, { response: 'accept' }),
      answerOffer(server, token, { response: 'decline' }),
      answerOffer(server, token, { response: 'accept' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const accepted = answers[1]?.status !== 200;
    expect(await stageAndStatus(server, recruiter, someone.id)).toBe(accepted ? 'hired/hired' : 'offer/offer_declined');
    const { data } = await server.call(getJob, { as: recruiter.token, params: { id: job.id } });
    expect(data.hired - hiredBefore).toBe(accepted ? 1 : 0);
    const answered = (await server.mails(recruiter.email)).filter(
      ({ kind, subject }) => kind === 'offer_answered' && subject.startsWith(someone.name),
    );
    expect(answered).toHaveLength(1);
  });

  test('a repetition of the same call gets the same answer', async () => {
    const { token } = await newOffer();
    const call = () =>
      server.call(respondToOffer, {
        params: { token },
        body: { response: 'accept' },
        headers: { 'idempotency-key': `answer-${token}` },
      });
    const answers = [await call(), await call()];
    expect(answers.map(({ status, data }) => [status, data.status])).toEqual([
      [200, 'approved'],
      [200, 'approved'],
    ]);
  });

  test.each([
    ['another word', { response: 'maybe' }, 'response'],
    ['no word', {}, 'response'],
    ['a note without end', { response: 'decline', note: 'a'.repeat(2001) }, 'note'],
    ['an unknown field', { response: 'accept', payMin: 9_999_999 }, 'payMin'],
  ])('%s is refused', async (_, body, field) => {
    const { someone, token } = await newOffer();
    const answer = await server.call(respondToOffer, { params: { token }, body });
    expect(refusal(answer)).toEqual([422, 'VALIDATION_FAILED']);
    expect(answer.body.details?.map((detail) => detail.field)).toEqual([field]);
    expect(await stageAndStatus(server, recruiter, someone.id)).toBe('offer/offer_sent');
  });

  test.each([
    ['pt-BR', 'Você recusou a oferta: '],
    ['en-US', 'You declined the offer: '],
  ] as const)('who declines has it in writing, in %s, and once', async (locale, subject) => {
    const someone = await applyTo(server, job, { headers: { 'accept-language': locale } });
    const { token, position } = await sendNewOffer(server, recruiter, someone);
    await answerOffer(server, token, { response: 'decline', note: 'Fico onde estou.' });
    await answerOffer(server, token, { response: 'decline' });
    const mails = (await server.mails(someone.email)).filter(({ kind }) => kind === 'offer_declined');
    expect(mails.map((mail) => mail.subject)).toEqual([subject + position]);
  });

  test('script in a note stays text in the recruiter’s mail', async () => {
    const { someone, token } = await newOffer();
    await answerOffer(server, token, { response: 'decline', note: '<script>alert(1)</script>' });
    const mail = (await server.mails(recruiter.email)).find(({ subject }) => subject.startsWith(someone.name));
    expect(mail?.html).not.toMatch(/<script/i);
    expect(mail?.html).toContain('&lt;script&gt;');
  });

  test('the owners hear of it when the recruiter has left', async () => {
    const colleague = await signUp(server, 'RECRUITER');
    const member = { companyId: recruiter.companyId, userId: colleague.id };
    const members = server.platform.database;
    await members
      .insertInto('companyMembers')
      .values({ id: crypto.randomUUID(), ...member, role: 'recruiter', createdAt: server.clock.now() })
      .execute();
    const someone = await applyTo(server, job);
    const { token } = await sendNewOffer(server, colleague, someone);
    await members
      .updateTable('companyMembers')
      .set({ removedAt: server.clock.now() })
      .where('companyId', '=', member.companyId)
      .where('userId', '=', member.userId)
      .execute();
    await answerOffer(server, token, { response: 'accept' });
    const about = async (person: Person) =>
      (await server.mails(person.email)).filter(({ subject }) => subject.startsWith(someone.name)).length;
    expect([await about(recruiter), await about(colleague)]).toEqual([1, 0]);
  });
});
