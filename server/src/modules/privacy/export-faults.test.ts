import { getExport, requestExport } from '@prova/contract/privacy/privacy';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { applyTo } from '../../../test/applications-factory.ts';
import { pdfResume } from '../../../test/fixtures/resumes.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { signUp } from '../../../test/people.ts';
import { unzip } from '../../../test/unzip.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const requestsOf = (userId: string) =>
  server.platform.database
    .selectFrom('privacyRequests')
    .select(['state', 'failedAt'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();

test('a file that the storage has lost is left out, and the page in the copy and the screen say so', async () => {
  const recruiter = await signUp(server, 'RECRUITER');
  const job = await publishJob(server, recruiter);
  const person = await signUp(server, 'POTENTIAL');
  const asPerson = { as: person.token, fullName: person.name, email: person.email };
  const other = await publishJob(server, recruiter);
  const application = await applyTo(server, job, {
    ...asPerson,
    resume: { name: 'perdido.pdf', body: await pdfResume([['Perdido', 'um']]) },
  });
  await applyTo(server, other, {
    ...asPerson,
    resume: { name: 'achado.pdf', body: await pdfResume([['Achado', 'dois']]) },
  });
  // The text of the résumés is read before one is lost.
  await server.drain();
  const lost = await server.platform.database
    .selectFrom('applicationForms')
    .innerJoin('files', 'files.id', 'applicationForms.resumeFileId')
    .select(['files.id', 'files.storageKey'])
    .where('applicationId', '=', application.id)
    .executeTakeFirstOrThrow();
  await server.platform.storage.remove(lost.storageKey);

  await server.call(requestExport, { as: person.token });
  await server.drain();
  const { data } = await server.call(getExport, { as: person.token });
  expect([data?.state, data?.missingFiles]).toEqual(['ready', 1]);
  const answer = await server.app.inject({ url: data?.link ?? '' });
  const files = await unzip(answer.rawPayload);
  const names = [...files.keys()].filter((path) => path.startsWith('applications/files/'));
  expect(names.map((path) => path.replace(/.*-/, ''))).toEqual(['achado.pdf']);
  expect(files.get('README.txt')?.toString()).toContain(`- perdido.pdf (${lost.id})`);
});

test('a copy that could not be made is told, and does not stand in the way of another', async () => {
  const person = await signUp(server, 'POTENTIAL');
  await server.call(requestExport, { as: person.token });
  const broken = vi.spyOn(server.platform.storage, 'put').mockRejectedValue(new Error('The storage is away'));
  await expect(server.drain()).rejects.toThrow();
  broken.mockRestore();
  expect((await server.call(getExport, { as: person.token })).data?.state).toBe('failed');

  expect((await server.call(requestExport, { as: person.token })).data.state).toBe('working');
  expect((await requestsOf(person.id)).map(({ state }) => state)).toEqual(['refused', 'working']);
  await server.drain();
  expect((await server.call(getExport, { as: person.token })).data?.state).toBe('ready');
});

test('so does one whose maker was killed: after six hours nobody waits for it', async () => {
  const person = await signUp(server, 'POTENTIAL');
  const now = server.clock.now();
  await server.call(requestExport, { as: person.token });
  // It was taken, and nothing came of it.
  await server.platform.database
    .updateTable('privacyRequests')
    .set({ copyAskedAt: new Date(now.getTime() - 7 * 3_600_000) })
    .where('userId', '=', person.id)
    .execute();
  expect((await server.call(getExport, { as: person.token })).data?.state).toBe('failed');
  await server.call(requestExport, { as: person.token });
  expect((await requestsOf(person.id)).map(({ state }) => state)).toEqual(['refused', 'working']);
  await server.drain();
  expect((await server.call(getExport, { as: person.token })).data?.state).toBe('ready');
});
