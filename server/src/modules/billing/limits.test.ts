import { getSubscription } from '@prova/contract/billing/subscriptions';
import { cancelInterview, changeInterview, createInterview } from '@prova/contract/interviews/interviews';
import { publishJob } from '@prova/contract/jobs/job-wizard';
import { closeJob, reopenJob, toggleJob, undoClosing } from '@prova/contract/jobs/jobs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applyTo } from '../../../test/applications-factory.ts';
import { buy, planOf } from '../../../test/billing-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { interviewBody } from '../../../test/interviews-factory.ts';
import { draftJob, publishJob as publishedJob } from '../../../test/jobs-factory.ts';
import { type Person, signIn, signUp } from '../../../test/people.ts';

let server: TestServer;
let owner: Person;

beforeAll(async () => {
  server = await startTestServer({ BILLING_LIMITS: 'true' });
});
afterAll(() => server.close());
beforeEach(async () => {
  owner = await signUp(server, 'RECRUITER');
});

const publish = (id: string) => server.call(publishJob, { as: owner.token, params: { id } });
const usage = async () => (await planOf(server, owner)).usage;

describe('active jobs', () => {
  test('beyond the plan are refused, with the plan that lifts it, and nothing is lost', async () => {
    for (let count = 0; count < 2; count++) await publishedJob(server, owner);
    const draft = await draftJob(server, owner);
    const refused = await publish(draft.id);
    expect([refused.status, refused.body.error]).toEqual([409, 'PLAN_LIMIT']);
    expect(refused.body.data).toMatchObject({ limit: 2, used: 2, plan: 'professional' });
    expect(refused.body.message).toBe(
      'O plano da empresa chegou ao limite: 2 de 2 vagas ativas. O plano Professional libera mais; quem é dono da empresa muda em Plano e cobrança.',
    );
    await buy(server, owner, { plan: 'professional' });
    expect((await publish(draft.id)).status).toBe(200);
    expect(await usage()).toMatchObject({ activeJobs: 3 });
  });

  test('are those that take applications: one that is paused or closed gives its place, and needs one to go on', async () => {
    const [one, other] = [await publishedJob(server, owner), await publishedJob(server, owner)];
    const toggle = (id: string) => server.call(toggleJob, { as: owner.token, params: { id } });
    const draft = await draftJob(server, owner);
    await toggle(one.id);
    expect((await publish(draft.id)).status).toBe(200);
    expect((await toggle(one.id)).body.error).toBe('PLAN_LIMIT');
    const body = { status: 'FILLED', notify: false } as const;
    await server.call(closeJob, { as: owner.token, params: { id: other.id }, body });
    expect((await toggle(one.id)).status).toBe(200);
    const reopened = await server.call(reopenJob, { as: owner.token, params: { id: other.id } });
    expect(reopened.body.error).toBe('PLAN_LIMIT');
    // Nor by taking it back at once.
    await server.call(closeJob, { as: owner.token, params: { id: one.id }, body });
    await toggle(draft.id);
    await toggle(draft.id);
    expect((await publish((await draftJob(server, owner)).id)).status).toBe(200);
    const undone = await server.call(undoClosing, { as: owner.token, params: { id: one.id } });
    expect(undone.body.error).toBe('PLAN_LIMIT');
  });

  test('of two that are published at once at the last free place one is', async () => {
    await publishedJob(server, owner);
    for (let round = 0; round < 4; round++) {
      const drafts = [await draftJob(server, owner), await draftJob(server, owner)];
      const answers = await Promise.all(drafts.map(({ id }) => publish(id)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const won = drafts[answers.findIndex(({ status }) => status === 200)];
      await server.call(toggleJob, { as: owner.token, params: { id: won?.id ?? '' } });
    }
  });

  test('stay as they are where a smaller plan allows fewer', async () => {
    await buy(server, owner, { plan: 'professional' });
    for (let count = 0; count < 3; count++) await publishedJob(server, owner);
    await server.platform.database
      .updateTable('subscriptions')
      .set({ state: 'ended', endedAt: server.clock.now() })
      .where('state', '=', 'active')
      .execute();
    expect(await planOf(server, owner)).toMatchObject({ plan: 'starter', usage: { activeJobs: 3 } });
    const draft = await draftJob(server, owner);
    expect((await publish(draft.id)).body.data).toMatchObject({ limit: 2, used: 3, plan: 'professional' });
  });
});

describe('interviews', () => {
  test('count in the month they are held in, and those called off before do not', async () => {
    const job = await publishedJob(server, owner);
    const schedule = async (date: string) => {
      const { id } = await applyTo(server, job);
      return server.call(createInterview, { as: owner.token, body: interviewBody(id, { date, allowOverlap: true }) });
    };
    for (let count = 0; count < 5; count++) expect((await schedule('2026-12-03')).status).toBe(201);
    const refused = await schedule('2026-12-31');
    expect(refused.body.data).toMatchObject({ limit: 5, used: 5, plan: 'professional' });
    expect((await schedule('2027-01-04')).status).toBe(201);
    await server.platform.database
      .updateTable('interviews')
      .set({ status: 'cancelled', cause: 'called_off' })
      .where('companyId', '=', owner.companyId)
      .where('startsAt', '<', new Date('2026-12-31'))
      .execute();
    expect((await schedule('2026-12-31')).status).toBe(201);
  });

  test('are not moved into a month that is full, and count once they were held, also if they are called off then', async () => {
    const job = await publishedJob(server, owner);
    const schedule = async (date: string) => {
      const { id } = await applyTo(server, job);
      const body = interviewBody(id, { date, allowOverlap: true });
      return (await server.call(createInterview, { as: owner.token, body })).data;
    };
    const held = await schedule('2026-12-03');
    for (let count = 1; count < 5; count++) await schedule('2026-12-04');
    const later = await schedule('2027-01-04');
    const move = async (date: string) => {
      const body = { version: later.version, date, time: '14:00', allowOverlap: true };
      return (await server.call(changeInterview, { as: owner.token, params: { id: later.id }, body })).body.error;
    };
    expect(await move('2026-12-10')).toBe('PLAN_LIMIT');
    server.clock.set('2026-12-03T18:00:00Z');
    owner = await signIn(server, owner.email);
    const body = { version: held.version, reason: 'Já aconteceu.' };
    await server.call(cancelInterview, { as: owner.token, params: { id: held.id }, body });
    expect(await move('2026-12-10')).toBe('PLAN_LIMIT');
    server.clock.set('2026-11-20T12:00:00Z');
  });

  test('of the month are those of the zone of the company', async () => {
    await server.platform.database
      .updateTable('companies')
      .set({ timeZone: 'Pacific/Auckland' })
      .where('id', '=', owner.companyId)
      .execute();
    server.clock.set('2026-11-20T12:00:00Z');
    const { data } = await server.call(getSubscription, { as: owner.token });
    expect(data.usage?.monthEndsAt).toBe('2026-11-30T11:00:00.000Z');
  });
});

test('a company that was there before there were plans has no limits', async () => {
  await server.platform.database
    .insertInto('billingAccounts')
    .values({ id: crypto.randomUUID(), companyId: owner.companyId, unlimited: true, createdAt: server.clock.now() })
    .execute();
  for (let count = 0; count < 3; count++) await publishedJob(server, owner);
  expect(await planOf(server, owner)).toMatchObject({ limits: null, usage: { activeJobs: 3 } });
});
