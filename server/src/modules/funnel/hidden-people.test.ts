import { applicationMatch } from '@prova/contract/applications/application-match';
import {
  applicationTimeline,
  getApplication,
  jobCandidates,
  listApplications,
  revealApplication,
} from '@prova/contract/applications/applications';
import { hiddenName } from '@prova/contract/applications/hidden-name';
import { listResults } from '@prova/contract/attempts/own-tests';
import { listConversations } from '@prova/contract/conversations/conversations';
import { getCandidate, getResumeText, listCandidates } from '@prova/contract/funnel/candidates';
import {
  actOnCandidate,
  getBoard,
  getCards,
  getColumn,
  moveCandidate,
  rejectionPreview,
} from '@prova/contract/funnel/funnel';
import { saveStep } from '@prova/contract/jobs/job-wizard';
import { getJob, type JobDetail } from '@prova/contract/jobs/jobs';
import { recruiterHome } from '@prova/contract/metrics/metrics';
import { listNotifications } from '@prova/contract/notifications/notifications';
import { createOffer } from '@prova/contract/offers/offers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppliedCandidate, applyTo } from '../../../test/applications-factory.ts';
import { pdfResume } from '../../../test/fixtures/resumes.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { offerBody, undoOver } from '../../../test/offers-factory.ts';
import { type Person, signUp } from '../../../test/people.ts';
import { signUpTalent } from '../../../test/talents-factory.ts';

const GIVEN = 'Quitéria';
const FAMILY = 'Vasconcelos';

let server: TestServer;
let recruiter: Person;
let job: JobDetail;
let other: JobDetail;
let hidden: AppliedCandidate;
let elsewhere: AppliedCandidate;
let who: { fullName: string; email: string; phone: string };

const blind = (blind: boolean, of = job) =>
  server.call(saveStep, {
    as: recruiter.token,
    params: { n: 4 },
    body: {
      jobId: of.id,
      data: { stages: of.stages.map(({ id, type, name, required }) => ({ id, type, name, required })), blind },
    },
  });

beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER', { verified: true });
  job = await publishJob(server, recruiter);
  other = await publishJob(server, recruiter);
  expect((await blind(true)).status).toBe(200);
  const talent = await signUpTalent(server, { name: `${GIVEN} ${FAMILY}`, email: 'quiteria.v@correio.example' });
  who = { fullName: `${GIVEN} ${FAMILY}`, email: talent.email, phone: '(11) 98888-7766' };
  const resume = { name: `${GIVEN}.pdf`, body: await pdfResume([[`${GIVEN} ${FAMILY}`, 'TypeScript']]) };
  hidden = await applyTo(server, job, { ...who, resume, as: talent.token });
  await server.drain();
});
afterAll(() => server.close());

const ask = () => ({ as: recruiter.token });

/** Everything that a member can read of the company without the reveal, as it comes over the wire. */
async function everythingRead(): Promise<Record<string, string>> {
  const params = { id: hidden.id };
  const stageId = job.stages[0]?.id ?? '';
  const answers = {
    board: await server.call(getBoard, { ...ask(), query: { jobId: job.id } }),
    grouped: await server.call(getBoard, { ...ask(), query: { jobId: job.id, group: 'source' } }),
    column: await server.call(getColumn, { ...ask(), query: { jobId: job.id, stageId } }),
    cards: await server.call(getCards, { ...ask(), query: { jobId: job.id, ids: hidden.id } }),
    detail: await server.call(getApplication, { ...ask(), params }),
    timeline: await server.call(applicationTimeline, { ...ask(), params }),
    match: await server.call(applicationMatch, { ...ask(), params }),
    text: await server.call(getResumeText, { ...ask(), params }),
    page: await server.call(getCandidate, { ...ask(), params }),
    rejection: await server.call(rejectionPreview, { ...ask(), params }),
    people: await server.call(listCandidates, { ...ask(), query: {} }),
    applications: await server.call(listApplications, { ...ask(), query: {} }),
    ofJob: await server.call(jobCandidates, { ...ask(), params: { id: job.id } }),
    home: await server.call(recruiterHome, { ...ask(), query: {} }),
    results: await server.call(listResults, { ...ask(), query: {} }),
    inbox: await server.call(listConversations, ask()),
    bells: await server.call(listNotifications, ask()),
  };
  return Object.fromEntries(Object.entries(answers).map(([name, { body }]) => [name, JSON.stringify(body)]));
}

test('nothing that the team reads names or leads to somebody whom the job hides', async () => {
  const read = await everythingRead();
  const telling = [GIVEN, FAMILY, who.email, '98888', hidden.candidateId];
  for (const [name, text] of Object.entries(read))
    for (const word of telling) expect(text.includes(word), `${word} in ${name}`).toBe(false);
  const stands = hiddenName('pt-BR', hidden.id);
  for (const name of ['board', 'cards', 'detail', 'page', 'ofJob', 'home']) expect(read[name], name).toContain(stands);
  const mails = (await server.mails(recruiter.email)).filter(({ kind }) => kind === 'new_application');
  expect(JSON.stringify(mails.map(({ subject, text, html }) => [subject, text, html]))).not.toContain(GIVEN);
});

test('no search finds who is hidden', async () => {
  for (const search of [GIVEN, who.email, 'typescript']) {
    const { data } = await server.call(getBoard, { ...ask(), query: { jobId: job.id, search } });
    expect(data.total, search).toBe(0);
    expect((await server.call(listCandidates, { ...ask(), query: { search } })).data, search).toEqual([]);
    expect((await server.call(listApplications, { ...ask(), query: { search } })).data, search).toEqual([]);
  }
  const { body } = await server.call(getCandidate, { ...ask(), params: { id: hidden.candidateId } });
  expect(body.error).toBe('APPLICATION_NOT_FOUND');
});

test('an application to another job is known, and tells nothing of the hidden one', async () => {
  elsewhere = await applyTo(server, other, { fullName: who.fullName, email: who.email });
  const { data: people } = await server.call(listCandidates, { ...ask(), query: { search: GIVEN } });
  expect(people.map(({ application, applications }) => [application.id, applications])).toEqual([[elsewhere.id, 1]]);
  const { data: page } = await server.call(getCandidate, { ...ask(), params: { id: elsewhere.id } });
  expect(page.applications.map(({ id }) => id)).toEqual([elsewhere.id]);
  const { data: known } = await server.call(getApplication, { ...ask(), params: { id: elsewhere.id } });
  expect(known.candidate.otherApplications).toEqual([]);
  const { data: unknown } = await server.call(getApplication, { ...ask(), params: { id: hidden.id } });
  expect(unknown.candidate.otherApplications).toEqual([]);
});

test('an offer asks for the reveal, which needs a reason, is in the history and stays', async () => {
  const refused = await server.call(createOffer, { ...ask(), body: offerBody(hidden.id) });
  expect(refused.body.error).toBe('REVEAL_REQUIRED');
  const params = { id: hidden.id };
  const reveal = (reason: string) => server.call(revealApplication, { ...ask(), params, body: { reason } });
  expect((await reveal('  ')).body.error).toBe('VALIDATION_FAILED');
  const both = await Promise.all([reveal('A liderança pediu.'), reveal('Eu também.')]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const { data: detail } = await server.call(getApplication, { ...ask(), params });
  expect(detail).toMatchObject({
    hidden: false,
    candidate: { name: who.fullName, email: who.email },
    can: { reveal: false },
  });
  expect(detail.resume?.name).toBe(`${GIVEN}.pdf`);
  const { data: history } = await server.call(applicationTimeline, { ...ask(), params });
  expect(history.filter(({ type }) => type === 'revealed')).toHaveLength(1);
  expect((await server.call(listCandidates, { ...ask(), query: { search: GIVEN } })).data[0]?.applications).toBe(2);
});

test('the mail of a rejection calls a hidden person by name, also when they are revealed after its words were read', async () => {
  for (const [fullName, reveals] of [
    ['Anselmo Prata', false],
    ['Benedita Prata', true],
  ] as const) {
    const { id, email } = await applyTo(server, job, { fullName });
    const params = { id };
    const { data: preview } = await server.call(rejectionPreview, { ...ask(), params });
    expect(preview.body).toContain('{{candidateName}}');
    if (reveals) await server.call(revealApplication, { ...ask(), params, body: { reason: 'A liderança pediu.' } });
    const mail = { subject: preview.subject, body: preview.body };
    const rejected = await server.call(actOnCandidate, {
      ...ask(),
      params,
      body: { action: 'reject', status: 'rejected', mail },
    });
    expect(rejected.status, JSON.stringify(rejected.body)).toBe(200);
    await undoOver(server);
    const sent = (await server.mails(email)).find(({ kind }) => kind === 'application_rejected');
    expect(sent?.text).toContain(fullName.split(' ')[0]);
    expect(sent?.text).not.toContain('{{');
  }
});

test('whoever is hired is known, and whoever was met before the switch stays so', async () => {
  const hire = await applyTo(server, job, { fullName: 'Bento Sabugosa' });
  const body = { action: 'hire', reason: 'Combinado por telefone' } as const;
  const hired = await server.call(actOnCandidate, { ...ask(), params: { id: hire.id }, body });
  expect(hired.status, JSON.stringify(hired.body)).toBe(200);
  const known = async (id: string) => !(await server.call(getApplication, { ...ask(), params: { id } })).data.hidden;
  expect(await known(hire.id)).toBe(true);
  // The other job begins to hide with one person in its interviews, and one who has just applied.
  const met = await applyTo(server, other, { fullName: 'Celina Rocha' });
  const interview = other.stages.find(({ type }) => type === 'interview')?.id ?? '';
  await server.call(moveCandidate, {
    ...ask(),
    params: { id: met.id },
    body: { targetStageId: interview, notes: 'Já conversamos.' },
  });
  await blind(true, other);
  expect([await known(met.id), await known(elsewhere.id)]).toEqual([true, false]);
  expect((await server.call(getJob, { ...ask(), params: { id: other.id } })).data.blind).toBe(true);
  await blind(false, other);
  expect(await known(elsewhere.id)).toBe(true);
});
