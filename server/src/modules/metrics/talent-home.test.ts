import { withdrawOwn } from '@prova/contract/applications/applications';
import { completeInterview } from '@prova/contract/interviews/interviews';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { getTalentStats, listProfileViews, listTopSkills } from '@prova/contract/metrics/talent-home';
import { cancelOffer } from '@prova/contract/offers/offers';
import { getTalent } from '@prova/contract/talents/talents';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { applyTo } from '../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { begin, scheduleNew } from '../../../test/interviews-factory.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { newId } from '../../../test/new-id.ts';
import { answerOffer, sendNewOffer } from '../../../test/offers-factory.ts';
import { type Person, signIn, signUp } from '../../../test/people.ts';
import { profileOf, signUpTalent, type Talent } from '../../../test/talents-factory.ts';
import { system } from '../../platform/actor.ts';
import { createContext } from '../../platform/context.ts';
import { addProof } from '../matching/matching.service.ts';

const DAY = 86_400;

let server: TestServer;
let owner: Person;
let talent: Talent;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set('2026-11-20T12:00:00Z');
  owner = await signUp(server, 'RECRUITER', { companyName: 'Aurora Sistemas' });
  talent = await signUpTalent(server);
});

const again = async <P extends Person>(person: P): Promise<P> => ({
  ...person,
  token: (await signIn(server, person.email)).token,
});
const statsOf = async ({ token: as }: Person) => (await server.call(getTalentStats, { as })).data;
const look = ({ token: as }: Person) => server.call(getTalent, { as, params: { id: talent.talentId } });
const apply = (job: JobDetail) =>
  applyTo(server, job, { as: talent.token, fullName: talent.name, email: talent.email });

test('a profile that nobody knows yet has nothing, and no score', async () => {
  expect(await statsOf(talent)).toMatchObject({
    views: { total: 0, recent: 0, before: 0, curve: Array(10).fill(0) },
    applications: { total: 0, open: 0 },
    interviews: 0,
    skillScore: null,
    provenSkills: 0,
    responses: { asked: 0, inTime: 0 },
  });
  expect((await server.call(listTopSkills, { as: talent.token })).data).toEqual([]);
});

test('a company counts once a day, and is listed once, the last one first', async () => {
  const other = await signUp(server, 'RECRUITER', { companyName: 'Jatobá Saúde', verified: true });
  await look(owner);
  await look(owner);
  server.clock.advance(40 * DAY);
  [owner, talent] = [await again(owner), await again(talent)];
  await look(owner);
  server.clock.advance(60);
  await look(await again(other));
  expect((await statsOf(talent)).views).toEqual({ total: 3, recent: 2, before: 1, curve: [...Array(9).fill(0), 2] });

  const first = await server.call(listProfileViews, { as: talent.token, query: { limit: 1 } });
  expect(first.data).toMatchObject([{ name: 'Jatobá Saúde', days: 1, slug: expect.stringContaining('jatoba') }]);
  expect(first.body.meta).toMatchObject({ total: 2, totalPages: 2 });
  const second = await server.call(listProfileViews, { as: talent.token, query: { limit: 1, page: 2 } });
  // A company that has not proved who it is has no public page.
  expect(second.data).toMatchObject([{ name: 'Aurora Sistemas', days: 2, slug: null }]);
});

test('applications and interviews that took place are counted, whatever became of them', async () => {
  const job = await publishJob(server, owner);
  const application = await apply(job);
  await apply(await publishJob(server, owner));
  const { id } = await scheduleNew(server, owner, application);
  expect(await statsOf(talent)).toMatchObject({ applications: { total: 2, open: 2 }, interviews: 0 });
  await begin(server, id);
  expect((await server.call(completeInterview, { as: owner.token, params: { id } })).status).toBe(200);
  expect(await statsOf(talent)).toMatchObject({ applications: { total: 2, open: 2 }, interviews: 1 });
  await server.call(withdrawOwn, { as: talent.token, params: { id: application.id }, body: {} });
  expect(await statsOf(talent)).toMatchObject({ applications: { total: 2, open: 1 }, interviews: 1 });
});

test('what was answered in time counts against what was asked, and not what the company took back', async () => {
  const offer = async (validUntil: string) =>
    sendNewOffer(server, owner, await apply(await publishJob(server, owner)), { validUntil });
  const [answered, left, cancelled] = [await offer('2026-11-30'), await offer('2026-11-25'), await offer('2026-11-26')];
  await answerOffer(server, answered.token, { response: 'decline' });
  await server.call(cancelOffer, { as: owner.token, params: { id: cancelled.id }, body: {} });
  expect((await statsOf(talent)).responses).toEqual({ asked: 1, inTime: 1 });
  server.clock.advance(7 * DAY);
  await server.drain();
  talent = await again(talent);
  expect(left.id).not.toBe('');
  expect((await statsOf(talent)).responses).toEqual({ asked: 2, inTime: 1 });
  server.clock.advance(91 * DAY);
  talent = await again(talent);
  expect((await statsOf(talent)).responses).toEqual({ asked: 0, inTime: 0 });
});

test('the strongest skills are those proven, by what they are worth today, then those declared by their level', async () => {
  talent = await signUpTalent(server, {
    skills: [
      { name: 'Java', level: 'BEGINNING' },
      { name: 'React', level: 'ADVANCED' },
      { name: 'Go', level: 'INTERMEDIATE' },
    ],
  });
  const ctx = createContext(server.platform, { actor: system, locale: 'pt-BR' });
  const prove = (skill: string, score: number) =>
    addProof(ctx, {
      talentId: talent.talentId,
      skill,
      score,
      provenAt: server.clock.now(),
      source: 'test',
      sourceId: newId(),
    });
  await prove('Java', 80);
  await prove('Rust', 91);
  const { data } = await server.call(listTopSkills, { as: talent.token });
  expect(data.map(({ name, proof, level }) => [name, proof?.score ?? null, level])).toEqual([
    ['Rust', 91, null],
    ['Java', 80, 'BEGINNING'],
    ['React', null, 'ADVANCED'],
    ['Go', null, 'INTERMEDIATE'],
  ]);
  const { skillScore, provenSkills, completeness } = await statsOf(talent);
  expect({ skillScore, provenSkills }).toEqual({ skillScore: 86, provenSkills: 2 });
  expect(completeness).toEqual((await profileOf(server, talent)).completeness);
});
