import { APPLICATION_ENDS, type ApplicationEnd } from '@prova/contract/applications/application-status';
import { listApplications, ownApplicationStatus, withdrawOwn } from '@prova/contract/applications/applications';
import { closeCompany } from '@prova/contract/companies/companies';
import { actOnCandidate, undoChange } from '@prova/contract/funnel/funnel';
import { actByLink } from '@prova/contract/funnel/linked-board';
import { actOnCandidates } from '@prova/contract/funnel/mass-actions';
import { closeJob, type JobDetail, reopenJob } from '@prova/contract/jobs/jobs';
import { listNotifications } from '@prova/contract/notifications/notifications';
import { SOCKET_PATH } from '@prova/contract/realtime';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AppliedCandidate, applyTo } from '../../../test/applications-factory.ts';
import { linkTo } from '../../../test/board-links-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { answerOffer, sendNewOffer } from '../../../test/offers-factory.ts';
import { type Person, signUp } from '../../../test/people.ts';
import { TopicWindow } from '../../../test/topic-window.ts';

let server: TestServer;
let recruiter: Person;
let talent: Person;
let job: JobDetail;
let applied: AppliedCandidate;
let url: string;
beforeAll(async () => {
  server = await startTestServer();
  url = (await server.app.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws') + SOCKET_PATH;
});
afterAll(() => server.close());
beforeEach(async () => {
  recruiter = await signUp(server, 'RECRUITER', { verified: true });
  talent = await signUp(server, 'POTENTIAL');
  job = await publishJob(server, recruiter);
  applied = await applyTo(server, job, { as: talent.token, fullName: talent.name, email: talent.email });
  await server.drain();
});

const MAIL = { subject: 'Sobre a sua candidatura', body: 'Olá.' };
const act = (body: object) => server.call(actOnCandidate, { as: recruiter.token, params: { id: applied.id }, body });
const reject = (status: string) => (told: boolean) =>
  act({ action: 'reject', status, reason: 'Outro perfil', ...(told && { mail: MAIL }) });
const close = (notify: boolean) =>
  server.call(closeJob, { as: recruiter.token, params: { id: job.id }, body: { status: 'FILLED', notify } });

type Way = (told: boolean) => Promise<unknown>;

/** Every way to each end, with a mail and, where the company may leave that out, without. */
const WAYS: Readonly<Record<ApplicationEnd, Readonly<Record<string, Way>>>> = {
  hired: {
    'by hand': () => act({ action: 'hire', reason: 'Combinado por telefone' }),
    'by an offer that is accepted': async () => {
      const { token } = await sendNewOffer(server, recruiter, applied);
      await answerOffer(server, token, { response: 'accept' });
    },
  },
  rejected: {
    'by hand': reject('rejected'),
    'together with others': (told) =>
      server.call(actOnCandidates, {
        as: recruiter.token,
        body: { action: 'reject', reason: 'Outro perfil', applications: [{ id: applied.id }], mail: told },
      }),
    'by the link of a board': async () => {
      const { token } = await linkTo(server, recruiter, job.id);
      await server.call(actByLink, {
        params: { token },
        body: { action: 'reject', applications: [{ id: applied.id }] },
      });
    },
  },
  not_a_fit: { 'by hand': reject('not_a_fit') },
  not_qualified: { 'by hand': reject('not_qualified') },
  over_qualified: { 'by hand': reject('over_qualified') },
  closed: {
    'with the job': close,
    'with the company': () =>
      server.call(closeCompany, {
        as: recruiter.token,
        params: { id: recruiter.companyId },
        body: { name: job.companyName },
      }),
  },
  withdrawn: {
    'by the candidate': () => server.call(withdrawOwn, { as: talent.token, params: { id: applied.id }, body: {} }),
  },
};

const bells = async () =>
  (await server.call(listNotifications, { as: talent.token })).data.filter(({ link }) => link?.includes(applied.id));
const ownStatus = async () =>
  (await server.call(ownApplicationStatus, { as: talent.token, params: { id: applied.id } })).data;
const after = async (seconds: number) => {
  server.clock.advance(seconds);
  await server.drain();
};

/** Of the entry in the bell; null for what the candidate does. */
const TITLES: Readonly<Record<ApplicationEnd, string | null>> = {
  hired: 'Contratação confirmada',
  rejected: 'Retorno sobre a sua candidatura',
  not_a_fit: 'Retorno sobre a sua candidatura',
  not_qualified: 'Retorno sobre a sua candidatura',
  over_qualified: 'Retorno sobre a sua candidatura',
  closed: 'Vaga encerrada',
  withdrawn: null,
};

test('every end of the status machine is walked', () => {
  expect(Object.keys(WAYS).sort()).toEqual([...APPLICATION_ENDS].sort());
  for (const ways of Object.values(WAYS)) expect(Object.keys(ways).length).toBeGreaterThan(0);
});

const all = APPLICATION_ENDS.flatMap((end) =>
  Object.entries(WAYS[end]).flatMap(([way, walk]) => [true, false].map((told) => ({ end, way, walk, told }))),
);

test.each(all.filter(({ walk, told }) => told || walk.length > 0))(
  '$end $way, told by mail: $told, reaches the bell and open pages',
  async ({ end, walk, told }) => {
    const page = new TopicWindow(url);
    await page.follow(talent.token, { topic: 'conversation', applicationId: applied.id });
    await walk(told);
    await server.drain();
    await after(12);
    // The page shows it, whatever was told.
    expect((await ownStatus()).waitsFor).toBe('nobody');
    expect((await ownStatus()).replyDueAt).toBeNull();
    const title = TITLES[end];
    expect((await bells()).filter((bell) => bell.title === title)).toHaveLength(title === null ? 0 : 1);
    // The page that is open hears it.
    if (title !== null) while ((await page.nextBell()).title !== title);
    page.close();
  },
);

describe('what is taken back', () => {
  const events = async () => (await bells()).map(({ title }) => title);

  test('within the undo was never told', async () => {
    const before = await events();
    const { data } = await reject('rejected')(false);
    await server.call(undoChange, { as: recruiter.token, params: { id: applied.id }, body: { eventId: data.eventId } });
    await after(12);
    expect(await events()).toEqual(before);
  });

  test('after it was told is told, too, and once', async () => {
    await reject('rejected')(false);
    await after(12);
    await act({ action: 'reopen' });
    await after(12);
    expect((await events()).slice(0, 2)).toEqual(['Sua candidatura continua', 'Retorno sobre a sua candidatura']);
    const data = (await server.call(listApplications, { as: talent.token, query: { open: 'true' } })).data;
    expect(data.map(({ id }) => id)).toContain(applied.id);
  });

  test('by mistake, and put back within the undo, was never told', async () => {
    await reject('rejected')(false);
    await after(12);
    const before = await events();
    const { data } = await act({ action: 'reopen' });
    await after(3);
    await server.call(undoChange, { as: recruiter.token, params: { id: applied.id }, body: { eventId: data.eventId } });
    await after(12);
    expect((await ownStatus()).waitsFor).toBe('nobody');
    expect(await events()).toEqual(before);
  });

  test('of a job that is open again, whether that is mailed or not', async () => {
    await close(false);
    await after(12);
    const reopened = await server.call(reopenJob, {
      as: recruiter.token,
      params: { id: job.id },
      body: { takeUp: true, notify: false },
    });
    expect(reopened.status, JSON.stringify(reopened.body)).toBe(200);
    await after(12);
    expect((await events()).slice(0, 2)).toEqual(['Vaga reaberta', 'Vaga encerrada']);
    expect((await server.mails(talent.email)).filter(({ kind }) => kind === 'application_taken_up')).toEqual([]);
  });
});
