import { randomUUID } from 'node:crypto';
import { getCandidate, getResumeText } from '@prova/contract/funnel/candidates';
import { shareJob } from '@prova/contract/jobs/job-members';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppliedCandidate, applyTo } from '../../../test/applications-factory.ts';
import { docxResume } from '../../../test/fixtures/resumes.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { signUpMember } from '../../../test/members.ts';
import { type Person, signUp } from '../../../test/people.ts';
import { changeTalent, signUpTalent } from '../../../test/talents-factory.ts';
import { blocksOf } from './resume-text.ts';

const LINES = [
  'Rui Prado',
  'Recife, PE · rui@correio.example',
  'Conhecimentos',
  'ReactJS, Postgres, Go',
  'Experiência',
  'Loja Pitanga (2024 a atual)',
  'Formação',
  'Engenharia de Computação',
];

let server: TestServer;
let owner: Person;
let first: JobDetail;
let second: JobDetail;
let rui: AppliedCandidate;
let ruiAgain: AppliedCandidate;

beforeAll(async () => {
  server = await startTestServer();
  owner = await signUp(server, 'RECRUITER');
  first = await publishJob(server, owner);
  second = await publishJob(server, owner);
  const person = { fullName: 'Rui Prado', email: 'rui@correio.example' };
  const resume = { name: 'curriculo.docx', body: await docxResume(LINES) };
  rui = await applyTo(server, first, { ...person, resume });
  server.clock.advance(60);
  ruiAgain = await applyTo(server, second, { ...person });
  await server.drain();
});
afterAll(() => server.close());

const read = (id: string, as = owner) => server.call(getCandidate, { as: as.token, params: { id } });

test('a person is found by their own id and by that of an application, with all that they applied to', async () => {
  const { data } = await read(rui.candidateId);
  expect(data).toMatchObject({
    id: rui.candidateId,
    name: 'Rui Prado',
    email: 'rui@correio.example',
    phone: '+5511912345678',
    hasAccount: false,
    talentId: null,
    bankConsentAt: null,
  });
  expect(data.applications.map(({ id, jobTitle }) => [id, jobTitle])).toEqual([
    [ruiAgain.id, second.title],
    [rui.id, first.title],
  ]);
  expect((await read(rui.id)).data).toEqual(data);
});

test('what the résumé says is read as it stands there, its skills by the names of the dictionary', async () => {
  const { resume } = (await read(rui.candidateId)).data;
  expect(resume).toMatchObject({
    location: 'Recife, PE',
    experience: ['Loja Pitanga (2024 a atual)'],
    education: ['Engenharia de Computação'],
  });
  expect(resume?.skills.toSorted()).toEqual(['Go', 'PostgreSQL', 'React']);
  // Nothing of it enters the dictionary.
  const pieces = await server.platform.database
    .selectFrom('skills')
    .select('id')
    .where('state', '=', 'proposed')
    .execute();
  expect(pieces).toEqual([]);
});

test('without a résumé that can be read nothing is said of one', async () => {
  const silent = await applyTo(server, first, { fullName: 'Ada Lima' });
  await server.drain();
  expect((await read(silent.id)).data.resume).toBeNull();
});

test('nobody of another company is found, and nothing of jobs that are not shared', async () => {
  const stranger = await signUp(server, 'RECRUITER');
  const manager = await signUpMember(server, owner, 'hiring_manager');
  for (const [id, as] of [
    [rui.candidateId, stranger],
    [rui.id, stranger],
    [rui.candidateId, manager],
    [randomUUID(), owner],
  ] as const)
    expect((await read(id, as)).body).toMatchObject({ error: 'APPLICATION_NOT_FOUND' });
  await server.call(shareJob, { as: owner.token, params: { id: second.id }, body: { userId: manager.id } });
  const { data } = await read(rui.candidateId, manager);
  expect(data.applications.map(({ id }) => id)).toEqual([ruiAgain.id]);
  // The résumé came with the application to the other job.
  expect(data.resume).toBeNull();
});

test('the profile of who applied is one step away, for as long as it may be seen', async () => {
  const talent = await signUpTalent(server, { visibility: 'applied' });
  const applied = await applyTo(server, first, { as: talent.token, fullName: talent.name, email: talent.email });
  const profileId = async () => (await read(applied.id)).data.talentId;
  expect(await profileId()).toBe(talent.talentId);
  await changeTalent(server, talent, { visibility: 'hidden' });
  expect(await profileId()).toBeNull();
});

test('the text of a résumé is answered as headings, paragraphs and items, never as markup', async () => {
  const lines = ['Lia Nunes', 'EXPERIÊNCIA', '<script>alert(1)</script> & <b>negrito</b>', '• Cuidou de pagamentos'];
  const resume = { name: 'lia.docx', body: await docxResume(lines) };
  const lia = await applyTo(server, first, { fullName: 'Lia Nunes', resume });
  const textOf = (id: string, as = owner) => server.call(getResumeText, { as: as.token, params: { id } });
  expect((await textOf(lia.id)).data).toEqual({ state: 'pending', blocks: [] });
  await server.drain();
  expect((await textOf(lia.id)).data).toEqual({
    state: 'extracted',
    blocks: [
      { kind: 'paragraph', lines: ['Lia Nunes'] },
      { kind: 'heading', lines: ['EXPERIÊNCIA'] },
      { kind: 'paragraph', lines: ['<script>alert(1)</script> & <b>negrito</b>'] },
      { kind: 'list', lines: ['Cuidou de pagamentos'] },
    ],
  });
  const old = await applyTo(server, first);
  await server.drain();
  expect((await textOf(old.id)).data).toEqual({ state: 'unsupported', blocks: [] });
  const open = await publishJob(server, owner, {
    form: {
      fields: [
        { field: 'phone', visible: true, required: true },
        { field: 'resume', visible: true, required: false },
      ],
    },
  });
  const without = await applyTo(server, open, { resume: null });
  expect((await textOf(without.id)).data).toEqual({ state: 'none', blocks: [] });
  const stranger = await signUp(server, 'RECRUITER');
  expect((await textOf(lia.id, stranger)).body.error).toBe('APPLICATION_NOT_FOUND');
});

test('lines become blocks', () => {
  expect(blocksOf('')).toEqual([]);
  expect(blocksOf('Ana\nRecife\n\nResumo:\nGosta de dados.\n- Um\n\n– Dois\nDepois\n\nSQL 2024\nAWS\tGCP')).toEqual([
    { kind: 'paragraph', lines: ['Ana', 'Recife'] },
    { kind: 'heading', lines: ['Resumo:'] },
    { kind: 'paragraph', lines: ['Gosta de dados.'] },
    { kind: 'list', lines: ['Um', 'Dois'] },
    { kind: 'paragraph', lines: ['Depois'] },
    { kind: 'paragraph', lines: ['SQL 2024', 'AWS\tGCP'] },
  ]);
});
