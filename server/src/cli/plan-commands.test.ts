import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buy, planOf } from '../../test/billing-factory.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { operatorOf } from '../../test/operator.ts';
import { type Person, signUp } from '../../test/people.ts';

let server: TestServer;
let owner: Person;
let slug: string;

beforeAll(async () => {
  server = await startTestServer({ BILLING_LIMITS: 'true' });
});
afterAll(() => server.close());
beforeEach(async () => {
  owner = await signUp(server, 'RECRUITER');
  const company = await server.platform.database
    .selectFrom('companies')
    .select('slug')
    .where('id', '=', owner.companyId)
    .executeTakeFirstOrThrow();
  slug = company.slug;
});

const plan = (...command: string[]) => operatorOf(server, { BILLING_LIMITS: 'true' })('plan', ...command);

test('a company is given a plan, and loses it again', async () => {
  expect((await plan('show', slug)).stdout).toBe(
    'starter\n  active jobs    0 of 2\n  applications   0 of 100 this month\n  interviews     0 of 5 this month\n',
  );
  await buy(server, owner, { plan: 'professional' });
  await plan('set', slug, 'enterprise', '--until', '2099-01-01');
  expect(await planOf(server, owner)).toMatchObject({ plan: 'enterprise', endsAt: '2099-01-01T00:00:00.000Z' });
  await plan('set', slug, 'enterprise');
  expect(await planOf(server, owner)).toMatchObject({ plan: 'enterprise', endsAt: null, next: null });
  expect((await plan('show', slug)).stdout).toContain('enterprise (operator)\n');
  await plan('set', slug, 'unlimited');
  expect(await planOf(server, owner)).toMatchObject({ plan: 'starter', limits: null });
  await plan('set', slug, 'starter');
  expect(await planOf(server, owner)).toMatchObject({ plan: 'starter', limits: { activeJobs: 2 } });
});

test('what makes no sense is refused, with the reason', async () => {
  const refused = (...command: string[]) => expect(plan('set', ...command)).rejects;
  await refused('nobody', 'starter').toMatchObject({ code: 1, stderr: 'There is no company "nobody".\n' });
  await refused(slug, 'gold').toMatchObject({ stderr: expect.stringContaining('"gold" is no plan') });
  await refused(slug, 'professional', '--until', '2026-99-99').toMatchObject({ stderr: '"2026-99-99" is no day.\n' });
  await refused(slug, 'professional', '--until', '2001-01-01').toMatchObject({
    stderr: 'The end has to be in the future.\n',
  });
});
