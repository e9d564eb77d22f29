import { applicationStatus, sendStatusLinks } from '@prova/contract/applications/applications';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyTo, jobWithQuestions, statusToken } from '../../../test/applications-factory.ts';
import { pdfResume } from '../../../test/fixtures/resumes.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { type Person, signUp } from '../../../test/people.ts';

let server: TestServer;
let recruiter: Person;
beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER', { companyName: 'Aurora Sistemas', verified: true });
});
afterAll(() => server.close());

const ask = (email: string) => server.call(sendStatusLinks, { body: { email } });
const linksTo = async (email: string) => (await server.mails(email)).filter(({ kind }) => kind === 'status_link');

test('the status page shows what was sent, with answers in words and the résumé', async () => {
  const { job, essay, choice } = await jobWithQuestions(server, recruiter);
  const { email } = await applyTo(server, job, {
    fullName: 'Ana Duarte',
    coverLetter: 'Gosto de mapas.',
    linkedin: 'linkedin.com/in/exemplo-ana-prova',
    answers: [
      { questionId: choice.id, answer: choice.options[1]?.id ?? '' },
      { questionId: essay.id, answer: 'Um painel de rotas.' },
    ],
    resume: { name: 'Currículo Ana.pdf', body: await pdfResume([['Ana']]) },
  });
  const { data } = await server.call(applicationStatus, { params: { token: await statusToken(server, email) } });
  expect(data.candidateEmail).toBe(email);
  expect(data.sent).toMatchObject({
    fullName: 'Ana Duarte',
    email,
    phone: '+5511912345678',
    coverLetter: 'Gosto de mapas.',
    linkedin: 'https://www.linkedin.com/in/exemplo-ana-prova',
    github: null,
    answers: [
      { question: 'O que você construiu por último?', answer: 'Um painel de rotas.' },
      { question: 'Onde prefere trabalhar?', answer: 'No escritório' },
    ],
    resume: { name: 'Currículo Ana.pdf' },
  });
  const file = await server.app.inject({ url: data.sent?.resume?.viewUrl ?? '' });
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

test('new links go to the address alone, one an application and day, and the answer tells nothing', async () => {
  const [one, two] = [await publishJob(server, recruiter), await publishJob(server, recruiter)];
  const email = 'perdi.o.link@correio.example';
  await applyTo(server, one, { email });
  await applyTo(server, two, { email });
  const known = await ask(email.toUpperCase());
  const unknown = await ask('ninguem@correio.example');
  expect([known.status, known.data]).toEqual([202, {}]);
  expect([unknown.status, unknown.data]).toEqual([known.status, known.data]);
  await ask(email);
  const mails = await linksTo(email);
  expect(mails).toHaveLength(2);
  expect(await linksTo('ninguem@correio.example')).toEqual([]);
  const link = mails[0]?.links.find((each) => /\/applications\/[\w-]{43}$/.test(each)) ?? '';
  const { status, data } = await server.call(applicationStatus, { params: { token: link.split('/').at(-1) ?? '' } });
  expect([status, data.candidateEmail]).toEqual([200, email]);
});
