import { apply } from '@prova/contract/applications/applications';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applicationCall, countRows, jobWithQuestions } from '../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { type Person, signUp } from '../../../test/people.ts';

let server: TestServer;
let recruiter: Person;
let asked: Awaited<ReturnType<typeof jobWithQuestions>>;
beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER', { companyName: 'Aurora Sistemas' });
  asked = await jobWithQuestions(server, recruiter);
});
afterAll(() => server.close());

async function refusedFields(overrides: Parameters<typeof applicationCall>[1]) {
  const before = await countRows(server);
  const answer = await server.call(apply, applicationCall(asked.job, { ...asked.answered, ...overrides }));
  expect(await countRows(server)).toEqual(before);
  expect(answer.body.success).toBe(false);
  const details = answer.body.details ?? [];
  return {
    status: answer.status,
    error: answer.body.error,
    fields: details.map(({ field, code }) => `${field} ${code}`),
    messages: details.map(({ message }) => message),
  };
}

describe('is refused', () => {
  test('with every problem named', async () => {
    expect(
      await refusedFields({
        phone: '12',
        answers: [],
      }),
    ).toMatchObject({ status: 422, error: 'VALIDATION_FAILED', fields: ['phone PHONE_INVALID'] });
    expect(
      await refusedFields({
        phone: undefined,
        github: 'github.com/exemplo-prova',
        noticeVersion: '',
        coverLetter: 'x',
        answers: [{ questionId: asked.choice.id, answer: 'nenhuma' }],
      }),
    ).toMatchObject({
      status: 422,
      fields: [
        'phone REQUIRED',
        'github FIELD_NOT_ASKED',
        'coverLetter TOO_SHORT',
        `answers.${asked.choice.id} NOT_AN_OPTION`,
        `answers.${asked.essay.id} QUESTION_REQUIRED`,
        'noticeVersion NOTICE_REQUIRED',
      ],
    });
  });

  test('with an older notice, a question of another job, an answer twice', async () => {
    const stranger = '0197a0a0-0000-7000-8000-000000000000';
    expect(
      await refusedFields({
        noticeVersion: '2020-01',
        answers: [
          { questionId: asked.essay.id, answer: 'um' },
          { questionId: asked.essay.id, answer: 'dois' },
          { questionId: stranger, answer: 'três' },
        ],
      }),
    ).toMatchObject({
      fields: [
        `answers.${asked.essay.id} DUPLICATE`,
        `answers.${stranger} FIELD_NOT_ASKED`,
        'noticeVersion ACCEPTANCE_INVALID',
      ],
    });
  });

  test('with an e-mail that lacks the @ or has a character that is not allowed, which is named', async () => {
    expect(await refusedFields({ email: 'ana.correio.example' })).toMatchObject({ fields: ['email EMAIL_MISSING_AT'] });
    const { fields, messages } = await refusedFields({ email: 'ana çlara@correio.example' });
    expect(fields).toEqual(['email EMAIL_DISALLOWED_CHARACTER']);
    expect(messages[0]).toMatch(/“.+”/);
  });

  test('with names of ten thousand characters, unknown fields and control characters', async () => {
    expect(await refusedFields({ fullName: 'a'.repeat(10_000) })).toMatchObject({ fields: ['fullName TOO_LONG'] });
    expect(await refusedFields({ fullName: 'Ana\u0000' })).toMatchObject({ fields: ['fullName CONTROL_CHARACTER'] });
    expect(await refusedFields({ admin: true } as never)).toMatchObject({ fields: ['admin UNKNOWN_FIELD'] });
  });

  test('with a link that is none', async () => {
    expect(await refusedFields({ linkedin: 'https://exemplo.example/in/ana' })).toMatchObject({
      fields: ['linkedin LINKEDIN_INVALID'],
    });
  });

  test('when the job is unknown, a draft, paused or closed', async () => {
    const unknown = await server.call(apply, applicationCall({ slug: 'nao-existe-bcdfgh' }, asked.answered));
    expect([unknown.status, unknown.body.error]).toEqual([404, 'JOB_NOT_FOUND']);
    const other = await publishJob(server, recruiter);
    for (const status of ['ON_HOLD', 'FILLED', 'CANCELLED'] as const) {
      await server.platform.database.updateTable('jobs').set({ status }).where('id', '=', other.id).execute();
      const closed = await server.call(apply, applicationCall(other));
      expect([closed.status, closed.body.error]).toEqual([409, 'JOB_CLOSED']);
    }
    await server.platform.database.updateTable('jobs').set({ status: 'DRAFT' }).where('id', '=', other.id).execute();
    const draft = await server.call(apply, applicationCall(other));
    expect([draft.status, draft.body.error]).toEqual([404, 'JOB_NOT_FOUND']);
  });

  test('when the body is not JSON', async () => {
    const url = `/api/v1/public/jobs/${asked.job.slug}/applications`;
    const form = new FormData();
    form.set('data', '{"fullName": ');
    const encoded = new Response(form);
    const malformed = await server.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    expect([malformed.statusCode, malformed.json().error]).toEqual([400, 'MALFORMED_REQUEST']);
    const json = await server.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json' },
      payload: '{"fullName": ',
    });
    expect([json.statusCode, json.json().error]).toEqual([400, 'MALFORMED_REQUEST']);
  });
});
