import { matchWithJob, recommendJobs } from '@prova/contract/matching/matching';
import { listTalents } from '@prova/contract/talents/talents';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addProof } from '../src/modules/matching/matching.service.ts';
import { bringDictionary } from '../src/modules/skills/bring-dictionary.ts';
import { system } from '../src/platform/actor.ts';
import { createContext } from '../src/platform/context.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { publishJob } from './jobs-factory.ts';
import { newId } from './new-id.ts';
import { type Person, signUp } from './people.ts';
import { profileOf, settle, signUpTalent, type Talent } from './talents-factory.ts';

let server: TestServer;
let owner: Person;
let talent: Talent;
beforeAll(async () => {
  server = await startTestServer();
  owner = await signUp(server, 'RECRUITER', { verified: true });
  talent = await signUpTalent(server, { seniority: 'senior', skills: [{ name: 'Bordado', level: 'ADVANCED' }] });
});
afterAll(() => server.close());

const db = () => server.platform.database;
const ctx = () => createContext(server.platform, { actor: system, locale: 'pt-BR' });

/** As if the dictionary had not known a name when people used it. */
async function rename(from: string, to: string): Promise<void> {
  await db().updateTable('skills').set({ name: to }).where('name', '=', from).execute();
  await db()
    .updateTable('skillAliases')
    .set({ alias: to.toLowerCase() })
    .where('alias', '=', from.toLowerCase())
    .execute();
  await db().updateTable('skillDictionary').set({ fingerprint: 'older' }).execute();
}

test('what a talent declares and has proven follows what the dictionary learns', async () => {
  const proof = { talentId: talent.talentId, provenAt: server.clock.now(), source: 'test' as const };
  await addProof(ctx(), { ...proof, skill: 'Bordado', score: 70, sourceId: newId() });
  const job = await publishJob(server, owner, { description: { skills: [{ name: 'React', level: 'INTERMEDIATE' }] } });
  await settle(server);
  const score = async () =>
    (await server.call(recommendJobs, { as: talent.token })).data.find((each) => each.job.id === job.id)?.score ?? 0;
  const before = await score();

  await rename('Bordado', 'ReactJS 18');
  await bringDictionary(ctx());
  await settle(server);
  const profile = await profileOf(server, talent);
  expect(profile.skills).toMatchObject([{ name: 'React', level: 'ADVANCED', proposed: false, proof: { score: 70 } }]);
  expect(await score()).toBeGreaterThan(before);
  const explained = await server.call(matchWithJob, { as: talent.token, params: { id: job.id } });
  expect(explained.data.score).toBe(await score());
  const found = await server.call(listTalents, { as: owner.token, query: { search: 'reactjs' } });
  expect(found.data.map(({ id }) => id)).toEqual([talent.talentId]);
});

test('another dictionary has everything worked out anew', async () => {
  await db().updateTable('matchTalents').set({ hasSkills: false }).execute();
  await db().updateTable('skillDictionary').set({ fingerprint: 'older' }).execute();
  await bringDictionary(ctx());
  await settle(server);
  const rows = await db()
    .selectFrom('matchTalents')
    .select('hasSkills')
    .where('talentId', '=', talent.talentId)
    .execute();
  expect(rows).toEqual([{ hasSkills: true }]);
});

test('skills are called as the reader knows them', async () => {
  const other = await signUpTalent(server, { skills: [{ name: 'Testes automatizados' }] });
  const headers = { cookie: 'app-locale=en-US' };
  const { data } = await server.call(listTalents, {
    as: owner.token,
    headers,
    query: { search: 'testes automatizados' },
  });
  expect(data.find(({ id }) => id === other.talentId)?.skills).toMatchObject([{ name: 'Automated testing' }]);
});
