import { listCandidates } from '@prova/contract/funnel/candidates';
import { getBoard, getColumn } from '@prova/contract/funnel/funnel';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyTo } from '../../../test/applications-factory.ts';
import { pdfResume } from '../../../test/fixtures/resumes.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { type Person, signUp } from '../../../test/people.ts';
import { changeTalent, settle, signUpTalent, type Talent } from '../../../test/talents-factory.ts';

let server: TestServer;
let owner: Person;
let job: JobDetail;
let lia: Talent;

beforeAll(async () => {
  server = await startTestServer();
  owner = await signUp(server, 'RECRUITER', { verified: true });
  job = await publishJob(server, owner);
  const resume = async (line: string) => ({ name: 'curriculo.pdf', body: await pdfResume([['Habilidades', line]]) });
  await applyTo(server, job, { fullName: 'Rui Alves', resume: await resume('React, Kubernetes') });
  await applyTo(server, job, { fullName: 'Bia Costa', resume: await resume('React, PostgreSQL') });
  lia = await signUpTalent(server, {
    visibility: 'applied',
    skills: ['React', 'Elixir'].map((name) => ({ name, level: 'ADVANCED' as const })),
  });
  await applyTo(server, job, { fullName: 'Lia Prado', email: lia.email, as: lia.token });
  // Of another company: what its people know is no business of this one.
  const other = await publishJob(server, await signUp(server, 'RECRUITER', { verified: true }));
  await applyTo(server, other, { fullName: 'Outra Pessoa', resume: await resume('React, Kubernetes') });
  await settle(server);
  await settle(server);
});
afterAll(() => server.close());

async function onBoard(query: Record<string, unknown>): Promise<string[]> {
  const { data } = await server.call(getBoard, { as: owner.token, query: { jobId: job.id, ...query } });
  const names = data.columns.flatMap(({ cards }) => cards.map(({ name }) => name));
  expect(data.total).toBe(names.length);
  const groups = data.columns.flatMap((column) => column.groups.map(({ total }) => total));
  if (data.group !== 'none') expect(groups.reduce((sum, total) => sum + total, 0)).toBe(names.length);
  return names.toSorted();
}
async function inList(query: Record<string, unknown>): Promise<string[]> {
  const { data } = await server.call(listCandidates, { as: owner.token, query });
  return data.map(({ name }) => name).toSorted();
}

test('who has all of the skills is found, by any of their names, in the résumé or in the profile', async () => {
  const [bia, liaPrado, rui] = ['Bia Costa', 'Lia Prado', 'Rui Alves'];
  for (const found of [onBoard, inList]) {
    expect(await found({ skills: 'React' })).toEqual([bia, liaPrado, rui]);
    expect(await found({ skills: 'react.js,k8s' })).toEqual([rui]);
    expect(await found({ skills: ['ReactJS', 'Elixir'] })).toEqual([liaPrado]);
    // Two names of one skill are one.
    expect(await found({ skills: 'React,ReactJS' })).toEqual([bia, liaPrado, rui]);
    expect(await found({ skills: 'React,Ninguém Conhece Isto' })).toEqual([]);
    expect(await found({ skills: '' })).toEqual([bia, liaPrado, rui]);
    expect(await found({ skills: 'React', search: 'costa' })).toEqual([bia]);
  }
  const more: Record<string, string>[] = [
    { group: 'match' },
    { group: 'waiting' },
    { order: 'match' },
    { show: 'all' },
  ];
  for (const each of more)
    expect(await onBoard({ skills: 'Kubernetes', ...each }), JSON.stringify(each)).toEqual([rui]);
  expect(await onBoard({ skills: 'Kubernetes', location: 'nenhures' })).toEqual([]);
  const stageId = job.stages[0]?.id ?? '';
  const column = await server.call(getColumn, {
    as: owner.token,
    query: { jobId: job.id, stageId, skills: 'Kubernetes' },
  });
  expect(column.data).toMatchObject({ total: 1, cards: [{ name: rui }] });
});

test('more skills than somebody can be asked for are refused', async () => {
  const skills = Array.from({ length: 11 }, (_, at) => `Linguagem ${at}`).join(',');
  const { status } = await server.call(getBoard, { as: owner.token, query: { jobId: job.id, skills } });
  expect(status).toBe(422);
});

test('what a hidden profile declares finds nobody', async () => {
  await changeTalent(server, lia, { visibility: 'hidden' });
  await settle(server);
  expect(await onBoard({ skills: 'Elixir' })).toEqual([]);
  expect(await inList({ skills: 'Elixir' })).toEqual([]);
});
