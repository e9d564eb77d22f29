import { getBoard } from '@prova/contract/funnel/funnel';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyTo } from '../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { newId } from '../../../test/new-id.ts';
import { type Person, signUp } from '../../../test/people.ts';
import { changeTalent, settle, signUpTalent } from '../../../test/talents-factory.ts';
import { system } from '../../platform/actor.ts';
import { createContext } from '../../platform/context.ts';
import { addProof } from '../matching/matching.service.ts';

let server: TestServer;
let recruiter: Person;
let job: JobDetail;

beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER', { verified: true });
  job = await publishJob(server, recruiter, {
    description: { skills: ['SQL', 'Python'].map((name) => ({ name, level: 'INTERMEDIATE' as const })) },
  });
});
afterAll(() => server.close());

async function applicant(skill: string | null, daysAgo = 0): Promise<{ id: string; hide: () => Promise<unknown> }> {
  const talent = await signUpTalent(server, { skills: [{ name: 'SQL' }] });
  const ctx = createContext(server.platform, { actor: system, locale: 'pt-BR' });
  const provenAt = new Date(server.clock.now().getTime() - daysAgo * 86_400_000);
  if (skill)
    await addProof(ctx, { talentId: talent.talentId, skill, score: 80, provenAt, source: 'test', sourceId: newId() });
  const { id } = await applyTo(server, job, { email: talent.email, as: talent.token });
  return { id, hide: () => changeTalent(server, talent, { visibility: 'hidden' }) };
}

test('proof of what the job asks for is a filter: valid, of that very skill, and only while the company may see it', async () => {
  const proven = await applicant('Python');
  const declared = await applicant(null);
  const other = await applicant('Rust');
  const expired = await applicant('SQL', 400);
  const hidden = await applicant('SQL');
  const visitor = await applyTo(server, job);
  await hidden.hide();
  await settle(server);
  const shown = async (proven: 'true' | 'false') => {
    const { data } = await server.call(getBoard, { as: recruiter.token, query: { jobId: job.id, proven } });
    return data.columns.flatMap(({ cards }) => cards.map(({ id }) => id)).sort();
  };
  expect(await shown('true')).toEqual([proven.id]);
  expect(await shown('false')).toEqual([declared.id, other.id, expired.id, hidden.id, visitor.id].sort());
});
