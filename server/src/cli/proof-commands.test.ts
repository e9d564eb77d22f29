import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { operatorOf } from '../../test/operator.ts';
import { signUp } from '../../test/people.ts';
import { profileOf, signUpTalent, type Talent } from '../../test/talents-factory.ts';

let server: TestServer;
let talent: Talent;
beforeAll(async () => {
  server = await startTestServer();
  talent = await signUpTalent(server, { skills: [{ name: 'React' }] });
});
afterAll(() => server.close());

const prova = (...command: string[]) => operatorOf(server)(...command);
const refusal = (text: string) => ({ code: 1, stderr: expect.stringContaining(text) });
const add = (given: Record<string, string> = {}) => {
  const options = { email: talent.email, skill: 'ReactJS', score: '90', ...given };
  return prova('proof', 'add', ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]));
};
const remove = (skill: string) => prova('proof', 'remove', '--email', talent.email, '--skill', skill);
const proof = async () => (await profileOf(server, talent)).skills[0]?.proof;

test('an operator adds a proof by any spelling of its skill, of today or an earlier day, and takes all of them back', async () => {
  expect((await add({ at: '2025-11-20' })).stdout).toBe(`${talent.email} has proven React with 90.\n`);
  expect(await proof()).toMatchObject({ score: 90, faded: 45, provenAt: '2025-11-20T00:00:00.000Z' });
  // The command works by the real time.
  await add({ score: '81', at: '2025-11-20T10:00:00-03:00' });
  expect(await proof()).toMatchObject({ score: 90 });
  expect((await remove('react.js')).stdout).toBe(`${talent.email}: 2 proofs of React removed.\n`);
  expect(await proof()).toBeNull();
  const entries = await server.platform.database
    .selectFrom('auditEntries')
    .select(['action', 'data'])
    .where('action', 'like', 'matching.%')
    .orderBy('id')
    .execute();
  expect(entries).toEqual([
    { action: 'matching.proof_added', data: { skill: 'React', score: 90 } },
    { action: 'matching.proof_added', data: { skill: 'React', score: 81 } },
    { action: 'matching.proofs_removed', data: { skill: 'React', removed: 2 } },
  ]);
});

test('what cannot be is refused in words', async () => {
  const recruiter = await signUp(server, 'RECRUITER');
  await expect(add({ email: recruiter.email })).rejects.toMatchObject(
    refusal(`There is no talent with ${recruiter.email}.`),
  );
  await expect(add({ skill: 'Nada que exista' })).rejects.toMatchObject(
    refusal('Nobody knows a skill "Nada que exista".'),
  );
  await expect(add({ score: '49' })).rejects.toMatchObject(refusal('"49" is no valid score of 50 to 100.'));
  await expect(add({ score: '101' })).rejects.toMatchObject(refusal('"101" is no valid score of 50 to 100.'));
  await expect(add({ score: 'muito' })).rejects.toMatchObject(refusal('"muito" is no valid score'));
  await expect(add({ at: 'ontem' })).rejects.toMatchObject(refusal('"ontem" is no valid date.'));
  await expect(add({ at: '2999-01-01' })).rejects.toMatchObject(refusal('A proof cannot be made in the future.'));
  expect(await proof()).toBeNull();
});
