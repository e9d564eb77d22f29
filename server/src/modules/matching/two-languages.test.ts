import { matchWithJob } from '@prova/contract/matching/matching';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { type Person, signUp } from '../../../test/people.ts';
import { settle, signUpTalent } from '../../../test/talents-factory.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('a profile in English matches a job in Portuguese as the same one in Portuguese does', async () => {
  const owner = await signUp(server, 'RECRUITER', { verified: true });
  const job = await publishJob(server, owner, {
    details: {
      title: 'Pessoa Desenvolvedora Front-end Sênior',
      locationModel: 'remote',
      seniority: 'senior',
      languages: [{ code: 'en', proficiency: 'advanced' }],
    },
    description: {
      skills: ['React', 'Testes automatizados', 'Acessibilidade web'].map((name) => ({ name, level: 'INTERMEDIATE' })),
    },
  });
  const intermediate = (name: string) => ({ name, level: 'INTERMEDIATE' as const });
  const inPortuguese = await signUpTalent(server, {
    title: 'Pessoa Desenvolvedora Front-end Sênior',
    skills: ['React', 'Testes automatizados', 'Acessibilidade web'].map(intermediate),
    languages: [{ name: 'Inglês', proficiency: 'fluent' }],
  });
  const inEnglish = await signUpTalent(server, {
    title: 'Senior Front-end Developer',
    skills: ['ReactJS', 'Automated testing', 'Web accessibility'].map(intermediate),
    languages: [{ name: 'English', proficiency: 'fluent' }],
  });
  await settle(server);
  const of = async ({ token: as }: Person) => (await server.call(matchWithJob, { as, params: { id: job.id } })).data;
  const [one, other] = [await of(inPortuguese), await of(inEnglish)];
  expect(other).toEqual(one);
  expect(other.score).toBeGreaterThan(60);
  expect(other.parts.find(({ part }) => part === 'languages')?.share).toBe(1);
  const names = other.needs.flatMap(({ skills }) => skills);
  expect(names).toEqual(expect.arrayContaining(['Testes automatizados', 'Acessibilidade web']));
});
