import {
  createApplication,
  getApplication,
  listApplications,
  ownApplicationStatus,
} from '@prova/contract/applications/applications';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { listNotifications } from '@prova/contract/notifications/notifications';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applicationCall } from '../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { answerOffer, sendNewOffer } from '../../../test/offers-factory.ts';
import { type Person, signUp } from '../../../test/people.ts';

let server: TestServer;
let recruiter: Person;
let job: JobDetail;
beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER');
  job = await publishJob(server, recruiter);
});
afterAll(() => server.close());

/** A talent who applied and was sent an offer at once, over the stages in between. */
async function offered() {
  const talent = await signUp(server, 'POTENTIAL');
  const { body, files } = applicationCall(job);
  const { email: _, fullName: __, ...form } = Object(body);
  const { data } = await server.call(createApplication, {
    as: talent.token,
    body: { ...form, jobId: job.id },
    ...(files && { files }),
  });
  const offer = await sendNewOffer(server, recruiter, { id: data.id, email: talent.email });
  const own = async () => (await server.call(ownApplicationStatus, { as: talent.token, params: { id: data.id } })).data;
  const listed = async (open: 'true' | 'false') =>
    (await server.call(listApplications, { as: talent.token, query: { open } })).data.map(({ id }) => id);
  return { id: data.id, talent, offer, own, listed };
}

test('who declined reads that the company decides, and the team what it can do; what was passed over is not called done', async () => {
  const { id, offer, own, listed } = await offered();
  expect(await own()).toMatchObject({ offerEnded: null, waitsFor: 'candidate' });
  await answerOffer(server, offer.token, { response: 'decline' });
  const after = await own();
  expect(after).toMatchObject({ offerEnded: 'declined', waitsFor: 'company', active: true, stage: { type: 'offer' } });
  expect(after.stages.filter(({ visited }) => visited).map(({ type }) => type)).toEqual(['new', 'offer']);
  expect([await listed('true'), await listed('false')]).toEqual([[id], []]);

  const { data } = await server.call(getApplication, { as: recruiter.token, params: { id } });
  expect(data.actions.approve).toEqual({
    allowed: false,
    reason: 'A última oferta não foi aceita. Você pode enviar outra, voltar a pessoa a uma etapa anterior ou rejeitar.',
  });
  for (const action of ['send_offer', 'move', 'reject'] as const) expect(data.actions[action].allowed).toBe(true);
});

test('who was hired finds the application among those that have ended; the company among the active', async () => {
  const { id, offer, own, listed } = await offered();
  await answerOffer(server, offer.token, { response: 'accept' });
  expect(await own()).toMatchObject({ offerEnded: null, waitsFor: 'nobody', stage: { type: 'hired' } });
  expect([await listed('true'), await listed('false')]).toEqual([[], [id]]);
  const { data } = await server.call(listApplications, {
    as: recruiter.token,
    query: { jobId: job.id, open: 'true' },
  });
  expect(data.map((each) => each.id)).toContain(id);
});

test('under blind review nobody of the team is told by whom an offer was answered', async () => {
  const { id, offer, talent } = await offered();
  const blind = (blind: boolean) =>
    server.platform.database.updateTable('jobs').set({ blind }).where('id', '=', job.id).execute();
  await blind(true);
  await answerOffer(server, offer.token, { response: 'decline' });
  await server.drain();
  const mail = (await server.mails(recruiter.email)).find(
    ({ kind, text }) => kind === 'offer_answered' && text.includes(id),
  );
  expect(mail?.subject).toBe('Uma pessoa candidata recusou a oferta');
  const { data } = await server.call(listNotifications, { as: recruiter.token, query: { limit: 100 } });
  const notices = data.filter(({ link, title }) => link?.includes(id) && title === 'Oferta recusada');
  expect(notices).toHaveLength(1);
  for (const text of [mail?.subject, mail?.text, notices[0]?.message]) expect(text).not.toContain(talent.name);
  await blind(false);
});
