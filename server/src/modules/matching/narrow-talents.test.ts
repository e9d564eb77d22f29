import { rankTalents } from '@prova/contract/matching/matching';
import { listTalents } from '@prova/contract/talents/talents';
import type { SENIORITIES } from '@prova/contract/work-fields';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { newId } from '../../../test/new-id.ts';
import { type Person, signUp } from '../../../test/people.ts';
import { settle, signUpTalent } from '../../../test/talents-factory.ts';
import { system } from '../../platform/actor.ts';
import { createContext } from '../../platform/context.ts';
import { addProof } from './matching.service.ts';

let server: TestServer;
let recruiter: Person;

beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER');
});
afterAll(() => server.close());

async function talent(name: string, seniority: (typeof SENIORITIES)[number], skills: string[], go?: number) {
  const { talentId } = await signUpTalent(server, { name, seniority, skills: skills.map((each) => ({ name: each })) });
  if (go === undefined) return;
  const ctx = createContext(server.platform, { actor: system, locale: 'pt-BR' });
  const proof = { skill: 'Go', score: go, provenAt: ctx.clock.now(), source: 'test', sourceId: newId() } as const;
  await addProof(ctx, { talentId, ...proof });
}

test('lists are narrowed by words and level together, and that of proof keeps its order', async () => {
  await talent('Ana Um', 'senior', ['PostgreSQL', 'Go'], 70);
  await talent('Bia Dois', 'senior', ['Go'], 95);
  await talent('Cleo Três', 'junior', ['Go'], 80);
  await talent('Davi Quatro', 'senior', ['Go']);
  await settle(server);
  const names = async (endpoint: typeof listTalents | typeof rankTalents, query: Record<string, unknown>) => {
    const { data, body } = await server.call(endpoint, { as: recruiter.token, query });
    return [data.map(({ name }) => name.split(' ')[0]), body.meta?.total];
  };
  expect(await names(rankTalents, {})).toEqual([['Bia', 'Cleo', 'Ana'], 3]);
  expect(await names(rankTalents, { level: 'senior' })).toEqual([['Bia', 'Ana'], 2]);
  expect(await names(rankTalents, { search: 'postgres' })).toEqual([['Ana'], 1]);
  expect(await names(rankTalents, { search: 'golang', level: 'junior' })).toEqual([['Cleo'], 1]);
  expect(await names(rankTalents, { search: 'cobol' })).toEqual([[], 0]);
  expect(await names(listTalents, { level: 'senior', search: 'go' })).toEqual([['Davi', 'Bia', 'Ana'], 3]);
  expect(await names(listTalents, { level: 'director' })).toEqual([[], 0]);
});
