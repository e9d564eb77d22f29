import { closeJob, type JobDetail } from '@prova/contract/jobs/jobs';
import { matchOfTalent, rankTalents, rankTalentsForJob } from '@prova/contract/matching/matching';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyTo } from '../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { signUpMember } from '../../../test/members.ts';
import { newId } from '../../../test/new-id.ts';
import { operatorOf } from '../../../test/operator.ts';
import { type Person, signUp } from '../../../test/people.ts';
import { changeTalent, settle, signUpTalent, type Talent } from '../../../test/talents-factory.ts';
import { system } from '../../platform/actor.ts';
import { createContext } from '../../platform/context.ts';
import { addProof } from './matching.service.ts';

let server: TestServer;
let owner: Person;
let job: JobDetail;
let proven: Talent;
let declared: Talent;
let other: Talent;

const say = (name: string, skill: string) =>
  signUpTalent(server, {
    name,
    seniority: 'senior',
    city: 'Campinas',
    state: 'SP',
    skills: [{ name: skill, level: 'ADVANCED' }],
  });

beforeAll(async () => {
  server = await startTestServer();
  owner = await signUp(server, 'RECRUITER');
  job = await publishJob(server, owner, { description: { skills: [{ name: 'React', level: 'ADVANCED' }] } });
  declared = await say('Quem Diz', 'React');
  proven = await say('Quem Mostra', 'React');
  other = await say('Quem Sabe Outra', 'COBOL');
  await say('Quem Se Esconde', 'React').then((hidden) => changeTalent(server, hidden, { visibility: 'hidden' }));
  await say('Quem Se Reserva', 'React').then((closed) => changeTalent(server, closed, { visibility: 'applied' }));
  await prove(proven, 'React', 95);
  await settle(server);
});
afterAll(() => server.close());

function prove({ talentId }: Talent, skill: string, score: number) {
  const ctx = createContext(server.platform, { actor: system, locale: 'pt-BR' });
  return addProof(ctx, { talentId, skill, score, provenAt: server.clock.now(), source: 'test', sourceId: newId() });
}
const ranked = async (query: Record<string, unknown> = {}) =>
  server.call(rankTalentsForJob, { as: owner.token, params: { id: job.id }, query });
const namesOf = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name);

test('for a job: who has proven stands before who says the same, and each number is that of the explanation', async () => {
  const answer = await ranked();
  expect(namesOf(answer)).toEqual(['Quem Mostra', 'Quem Diz', 'Quem Sabe Outra']);
  expect(answer.body.meta).toMatchObject({ total: 3 });
  for (const { id, score } of answer.data) {
    const { data } = await server.call(matchOfTalent, { as: owner.token, params: { id: job.id, talentId: id } });
    expect(data.score).toBe(score);
    // How to raise it is for the talent alone.
    expect(data.raises).toEqual([]);
  }
  expect(namesOf(await ranked({ limit: 1, page: 2 }))).toEqual(['Quem Diz']);
  expect((await ranked({ limit: 2, page: 9 })).body.meta).toMatchObject({ total: 3, totalPages: 2 });
});

test('who hides is gone before any task has run', async () => {
  await changeTalent(server, declared, { visibility: 'hidden' });
  expect(namesOf(await ranked())).toEqual(['Quem Mostra', 'Quem Sabe Outra']);
  await changeTalent(server, declared, { visibility: 'open' });
  expect(namesOf(await ranked())).toContain('Quem Diz');
  await operatorOf(server)('user', 'disable', declared.email);
  expect(namesOf(await ranked())).not.toContain('Quem Diz');
  await operatorOf(server)('user', 'enable', declared.email);
  await settle(server);
  expect(namesOf(await ranked())).toContain('Quem Diz');
});

test('a closed job has no ranking, and a match of who applied is explained still', async () => {
  const closing = await publishJob(server, owner);
  const closed = await signUpTalent(server, { visibility: 'applied', skills: [{ name: 'React' }] });
  const call = { as: owner.token, params: { id: closing.id, talentId: closed.talentId } };
  expect((await server.call(matchOfTalent, call)).status).toBe(404);
  await applyTo(server, closing, { as: closed.token, fullName: closed.name, email: closed.email });
  await server.call(closeJob, { as: owner.token, params: { id: closing.id }, body: { status: 'FILLED' } });
  await settle(server);
  const { data, body } = await server.call(rankTalentsForJob, { as: owner.token, params: { id: closing.id } });
  expect([data, body.meta?.total]).toEqual([[], 0]);
  expect((await server.call(matchOfTalent, call)).status).toBe(200);
});

test('the ranks are by what is proven, and show nobody who does not', async () => {
  const ranks = async (person: Person, query: Record<string, unknown> = {}) =>
    server.call(rankTalents, { as: person.token, query });
  expect(namesOf(await ranks(owner))).toEqual(['Quem Mostra']);
  await prove(other, 'COBOL', 99);
  await settle(server);
  const both = await ranks(owner);
  expect(both.data).toMatchObject([
    { name: 'Quem Sabe Outra', skillScore: 99, skills: [{ name: 'COBOL', proven: true }] },
    { name: 'Quem Mostra', skillScore: 95 },
  ]);
  expect(both.body.meta).toMatchObject({ total: 2 });
  await changeTalent(server, other, { visibility: 'hidden' });
  expect(namesOf(await ranks(owner))).toEqual(['Quem Mostra']);
  expect((await ranks(await signUpMember(server, owner, 'interviewer'))).data).toEqual([]);
});
