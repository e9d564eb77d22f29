import { chooseTest, listOpenTests, listProofWays } from '@prova/contract/attempts/open-tests';
import { showProof } from '@prova/contract/attempts/own-tests';
import { matchWithJob } from '@prova/contract/matching/matching';
import { getNextProof } from '@prova/contract/metrics/talent-home';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTest, takeChosen } from '../../../../test/chosen-tests-factory.ts';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { publishJob } from '../../../../test/jobs-factory.ts';
import { type Person, signUp } from '../../../../test/people.ts';
import { changeTalent, settle, signUpTalent, type Talent } from '../../../../test/talents-factory.ts';
import { publishTest } from '../../../../test/tests-factory.ts';

let server: TestServer;
let recruiter: Person;
let talent: Talent;
let react: { id: string };
beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER', { verified: true });
  react = await openTest(server, recruiter, { title: 'React na prática', skills: ['React'] });
  await openTest(server, recruiter, { title: 'Consultas', skills: ['SQL'] });
  await openTest(server, recruiter, { title: 'Mais consultas', skills: ['SQL', 'PostgreSQL'] });
  await publishTest(server, recruiter, { title: 'Só com convite', skills: ['Go'] });
});
afterAll(() => server.close());
beforeEach(async () => {
  talent = await signUpTalent(server);
});

const ways = async (...skills: string[]) =>
  (await server.call(listProofWays, { as: talent.token, query: { skills } })).data;
const nextProof = async () => (await server.call(getNextProof, { as: talent.token })).data;

describe('the way to a proof', () => {
  test('is the one test of a skill, several, one of a similar skill, or none', async () => {
    expect(await ways('React', 'SQL', 'JavaScript', 'Go', 'Zyxwvut')).toEqual([
      { skill: 'React', by: 'React', strength: 1, tests: 1, testId: react.id, taken: false },
      { skill: 'SQL', by: 'SQL', strength: 1, tests: 2, testId: null, taken: false },
      { skill: 'JavaScript', by: 'React', strength: 0.85, tests: 1, testId: react.id, taken: false },
      // An invitation is nothing that somebody may choose.
      { skill: 'Go', by: null, strength: 0, tests: 0, testId: null, taken: false },
      { skill: 'Zyxwvut', by: null, strength: 0, tests: 0, testId: null, taken: false },
    ]);
  });

  test('is found under any spelling, and answers as it was asked', async () => {
    expect(await ways('ReactJS')).toMatchObject([{ skill: 'ReactJS', by: 'React', tests: 1 }]);
  });

  test('is asked for by any name, commas included', async () => {
    expect(await ways('Redação, revisão', 'React')).toMatchObject([
      { skill: 'Redação, revisão', tests: 0 },
      { skill: 'React', tests: 1 },
    ]);
  });

  test('is closed for a month by having taken it, and says so', async () => {
    await takeChosen(server, talent, react.id, true);
    expect(await ways('React')).toEqual([
      { skill: 'React', by: 'React', strength: 1, tests: 0, testId: null, taken: true },
    ]);
  });

  test('is open while the test waits, which choosing answers again', async () => {
    const choose = async () => (await server.call(chooseTest, { as: talent.token, params: { id: react.id } })).data.id;
    const chosen = await choose();
    expect(await ways('React')).toMatchObject([{ tests: 1, testId: react.id }]);
    expect(await choose()).toBe(chosen);
  });

  test('leads to a list of the tests that prove it, those of the skill itself first', async () => {
    const listed = async (skill: string) =>
      (await server.call(listOpenTests, { as: talent.token, query: { skill } })).data.map(({ title }) => title);
    expect(await listed('React')).toEqual(['React na prática']);
    await openTest(server, recruiter, { title: 'Linguagem', skills: ['JavaScript'] });
    expect(await listed('JavaScript')).toEqual(['Linguagem', 'React na prática']);
    expect(await listed('Go')).toEqual([]);
  });
});

describe('what to prove next', () => {
  const asking = (...names: string[]) =>
    publishJob(server, recruiter, {
      details: { title: 'Pessoa Analista Sênior' },
      description: { skills: names.map((name) => ({ name, level: 'INTERMEDIATE', required: true })) },
    });

  test('is nothing for who declares nothing that a test proves', async () => {
    await changeTalent(server, talent, { skills: [{ name: 'Go', level: 'ADVANCED', yearsOfExperience: 1 }] });
    expect(await nextProof()).toBeNull();
  });

  test('is the skill that raises most jobs, as many as it then does, until it is proven', async () => {
    const jobs = [await asking('SQL'), await asking('SQL', 'React'), await asking('SQL', 'Go')];
    const declared = ['React', 'SQL'].map((name) => ({ name, level: 'INTERMEDIATE' as const, yearsOfExperience: 1 }));
    await changeTalent(server, talent, { skills: declared });
    await settle(server);
    const next = await nextProof();
    expect(next).toMatchObject({ skill: 'SQL' });
    const scores = async () =>
      Promise.all(
        jobs.map(async ({ id }) => (await server.call(matchWithJob, { as: talent.token, params: { id } })).data.score),
      );
    const before = await scores();
    const [sql] = (await server.call(listOpenTests, { as: talent.token, query: { skill: 'SQL' } })).data;
    const { id } = await takeChosen(server, talent, sql?.id ?? '', true);
    await server.call(showProof, { as: talent.token, params: { id }, body: { shown: true } });
    await settle(server);
    const after = await scores();
    const raised = after.filter((score, index) => (score ?? 0) > (before[index] ?? 0));
    expect(raised).toHaveLength(3);
    expect(next?.jobs).toBe(3);
    expect(await nextProof()).toMatchObject({ skill: 'React' });
  });
});
