import { createTemplate, updateTemplate } from '@prova/contract/jobs/job-email-templates';
import { saveStep } from '@prova/contract/jobs/job-wizard';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../harness.ts';
import { draftJob, wizardData } from '../jobs-factory.ts';
import { type Person, signUp } from '../people.ts';

let server: TestServer;
let recruiter: Person;
let job: JobDetail;
beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER');
  job = await draftJob(server, recruiter);
});
afterAll(() => server.close());

const DECEPTIVE = {
  'another host': '<p><a href="https://evil.example/entrar">https://bank.example</a></p>',
  'the start of its host': '<p><a href="https://bank.example.evil.example">bank.example</a></p>',
  'a name in front of its host': '<p><a href="https://bank.example@evil.example">Entrar</a></p>',
  'letters of another script': '<p><a href="https://bаnk.example">bank.example</a></p>',
  'marks that nobody sees': '<p><a href="https://evil.example">bank\u200b.exam\u2060ple</a></p>',
  'mark-up in pieces': '<p><a href="https://evil.example"><em>bank</em><strong>.example</strong></a></p>',
  'a comment in pieces': '<p><a href="https://evil.example">bank<!-- x -->.example</a></p>',
  'tags that are taken out': '<p><a href="https://evil.example">bank<span>.</span><x>example</x></a></p>',
  'a script that is taken out': '<p><a href="https://evil.example">bank<script>x</script>.example</a></p>',
  'an attribute before': '<p><a title=">" href="https://evil.example">bank.example</a></p>',
  'two addresses': '<p><a href="https://evil.example" href="https://bank.example">bank.example</a></p>',
} as const;

describe.each(Object.entries(DECEPTIVE))('a link that shows %s', (_, html) => {
  const step = async (n: number, data: object) => {
    const { status, body } = await server.call(saveStep, {
      as: recruiter.token,
      params: { n },
      body: { jobId: job.id, data },
    });
    return [status, body.error, body.details?.map(({ field }) => field)];
  };

  test('is refused in the texts of a job', async () => {
    const described = wizardData()[2];
    expect(await step(2, { ...described, description: html })).toEqual([422, 'VALIDATION_FAILED', ['description']]);
    expect(await step(2, { ...described, requirements: html })).toEqual([422, 'VALIDATION_FAILED', ['requirements']]);
  });

  test('is refused in its mails', async () => {
    const words = { subject: 'Recebemos', body: html };
    expect(await step(5, { templates: [{ kind: 'received', enabled: true, ...words }] })).toEqual([
      422,
      'VALIDATION_FAILED',
      ['templates.0.body'],
    ]);
    const body = { jobId: job.id, kind: 'stage', ...words };
    const added = await server.call(createTemplate, { as: recruiter.token, body });
    expect([added.status, added.body.details?.[0]?.field]).toEqual([422, 'body']);
    const params = { id: job.templates[0]?.id ?? '' };
    const changed = await server.call(updateTemplate, { as: recruiter.token, params, body: { body: html } });
    expect([changed.status, changed.body.details?.[0]?.field]).toEqual([422, 'body']);
  });
});

test('the refusal names both hosts', async () => {
  const params = { id: job.templates[0]?.id ?? '' };
  const body = { body: DECEPTIVE['another host'] };
  const { body: answer } = await server.call(updateTemplate, { as: recruiter.token, params, body });
  expect(answer.details?.[0]?.message).toContain('Um link mostra bank.example, mas leva a evil.example.');
});

test('a link that shows where it leads is kept', async () => {
  const params = { id: job.templates[0]?.id ?? '' };
  const body = '<p><a href="https://empresa.example/vagas" rel="nofollow noopener">empresa.example</a></p>';
  const { data } = await server.call(updateTemplate, { as: recruiter.token, params, body: { body } });
  expect(data.body).toBe(body);
});
