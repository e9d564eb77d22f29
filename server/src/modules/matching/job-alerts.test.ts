import type { BodyInput } from '@prova/contract/endpoint';
import {
  changeJobAlert,
  createJobAlert,
  deleteJobAlert,
  JOB_ALERTS_MAX,
  listJobAlerts,
} from '@prova/contract/matching/job-alerts';
import { listNotifications } from '@prova/contract/notifications/notifications';
import { setTopicPreference } from '@prova/contract/notifications/preferences';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applyTo } from '../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { newId } from '../../../test/new-id.ts';
import { type Person, signIn, signUp } from '../../../test/people.ts';
import { settle, signUpTalent, type Talent } from '../../../test/talents-factory.ts';
import { system } from '../../platform/actor.ts';
import { createContext } from '../../platform/context.ts';
import { sendJobAlerts } from './send-job-alerts.ts';

const DAY = 24 * 60 * 60;
let server: TestServer;
let owner: Person;
let talent: Talent;

beforeAll(async () => {
  server = await startTestServer();
  owner = await signUp(server, 'RECRUITER', { verified: true });
});
afterAll(() => server.close());
beforeEach(async () => {
  talent = await signUpTalent(server, { skills: [{ name: 'React', level: 'ADVANCED' }] });
  await settle(server);
});

const create = (body: BodyInput<typeof createJobAlert>, as = talent.token) => server.call(createJobAlert, { as, body });
const list = async (as = talent.token) => (await server.call(listJobAlerts, { as })).data;
const publish = (title: string) => {
  server.clock.advance(60);
  return publishJob(server, owner, {
    details: { title, locationModel: 'remote' },
    description: { skills: [{ name: 'React', level: 'INTERMEDIATE' }] },
  });
};
const alertMails = async () => (await server.mails(talent.email)).filter(({ kind }) => kind === 'job_alert');
async function daysPass(days: number): Promise<void> {
  await settle(server);
  server.clock.advance(days * DAY + 60);
  await sendJobAlerts.run(createContext(server.platform, { actor: system, locale: 'pt-BR' }), {});
  await server.drain();
  owner = { ...owner, ...(await signIn(server, owner.email)) };
  talent = { ...talent, ...(await signIn(server, talent.email)) };
}

describe('a search', () => {
  test('is kept once, however it was put together, and with the frequency said last', async () => {
    const first = await create({ filters: { level: ['mid', 'senior'], search: ' React ' }, frequency: 'daily' });
    expect([first.status, first.data]).toMatchObject([
      201,
      { filters: { level: ['mid', 'senior'], search: 'React' }, frequency: 'daily' },
    ]);
    await create({ filters: { search: 'react', level: ['senior', 'mid'], match: [] }, frequency: 'weekly' });
    expect(await list()).toMatchObject([{ id: first.data.id, frequency: 'weekly' }]);
    await server.call(changeJobAlert, {
      as: talent.token,
      params: { id: first.data.id },
      body: { frequency: 'daily' },
    });
    expect(await list()).toMatchObject([{ frequency: 'daily' }]);
    await server.call(deleteJobAlert, { as: talent.token, params: { id: first.data.id } });
    expect(await list()).toEqual([]);
  });

  test('is nobody else’s, and there are so many of them', async () => {
    const other = await signUpTalent(server);
    const { id } = (await create({ filters: { search: 'go' }, frequency: 'daily' })).data;
    for (const answer of [
      await server.call(changeJobAlert, { as: other.token, params: { id }, body: { frequency: 'weekly' } }),
      await server.call(deleteJobAlert, { as: other.token, params: { id } }),
      await server.call(deleteJobAlert, { as: talent.token, params: { id: newId() } }),
    ])
      expect([answer.status, answer.body.error]).toEqual([404, 'NOT_FOUND']);
    expect(await list(other.token)).toEqual([]);
    const more = Array.from({ length: JOB_ALERTS_MAX }, (_, count) =>
      create({ filters: { search: `busca ${count}` }, frequency: 'daily' }),
    );
    const statuses = (await Promise.all(more)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(JOB_ALERTS_MAX - 1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(1);
    // What is kept already takes no further place.
    expect((await create({ filters: { search: 'go' }, frequency: 'weekly' })).status).toBe(201);
  });
});

describe('its entry of the bell', () => {
  const rung = async (locale?: string) =>
    (
      await server.call(listNotifications, {
        as: talent.token,
        query: { type: 'NEW_JOB' },
        ...(locale && { headers: { cookie: `app-locale=${locale}` } }),
      })
    ).data.map(({ title, message, link }) => ({ title, message, link }));

  test('tells the jobs of one run at once, in the language of the reader', async () => {
    await create({ filters: { search: 'sineta' }, frequency: 'daily' });
    const one = await publish('Vaga sineta');
    await daysPass(1);
    expect(await rung()).toEqual([
      {
        title: 'Vaga nova na sua busca',
        message: expect.stringMatching(/^Vaga sineta, .+\.$/),
        link: `/jobs/${one.slug}`,
      },
    ]);
    await publish('Vaga sineta dois');
    await publish('Vaga sineta três');
    await daysPass(1);
    const [entry, ...more] = await rung('en-US');
    expect(more).toHaveLength(1);
    expect(entry).toMatchObject({
      title: 'New jobs in your search',
      message: expect.stringMatching(/^2 new jobs, Vaga sineta (dois|três) at .+ among them\.$/),
      link: '/admin/potential/jobs?search=sineta&order=recent',
    });
    await daysPass(1);
    expect(await rung()).toHaveLength(2);
  });

  test('is left out where it is not wanted, and the mail still comes', async () => {
    await create({ filters: { search: 'silenciosa' }, frequency: 'daily' });
    await server.call(setTopicPreference, {
      as: talent.token,
      params: { topic: 'job_matches' },
      body: { inApp: false },
    });
    await publish('Vaga silenciosa');
    await daysPass(1);
    expect(await rung()).toEqual([]);
    expect(await alertMails()).toHaveLength(1);
  });
});

describe('its mail', () => {
  test('brings what was published since, once, the best match first, and nothing where nothing was', async () => {
    await publish('Vaga de antes');
    await create({ filters: { search: 'vaga' }, frequency: 'daily' });
    await daysPass(1);
    expect(await alertMails()).toEqual([]);
    await publish('Vaga nova em React');
    const applied = await publish('Vaga a que me candidatei');
    await applyTo(server, applied, { as: talent.token, fullName: talent.name, email: talent.email });
    await daysPass(1);
    const [mail, ...more] = await alertMails();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Vaga nova na sua busca: Vaga nova em React');
    expect(mail?.text).toContain('Vaga nova em React');
    expect(mail?.text).toMatch(/\d+% de compatibilidade/);
    expect(mail?.text).not.toContain('Vaga de antes');
    expect(mail?.links.some((link) => link.includes('/admin/potential/jobs?search=vaga'))).toBe(true);
    await daysPass(1);
    expect(await alertMails()).toHaveLength(1);
  });

  test('is not kept from others by a search that cannot be read', async () => {
    const broken = await signUpTalent(server);
    const { id } = (await create({ filters: { search: 'quebrada' }, frequency: 'daily' }, broken.token)).data;
    await create({ filters: { search: 'inteira' }, frequency: 'daily' });
    await publish('Vaga inteira');
    await settle(server);
    const row = server.platform.database.updateTable('jobAlerts').where('id', '=', id);
    await row.set({ filters: JSON.stringify({ level: ['nenhum'] }) }).execute();
    server.clock.advance(DAY + 60);
    const ctx = createContext(server.platform, { actor: system, locale: 'pt-BR' });
    await expect(sendJobAlerts.run(ctx, {})).rejects.toThrow('1 job alerts were not sent');
    await server.drain();
    expect(await alertMails()).toHaveLength(1);
    await server.platform.database.deleteFrom('jobAlerts').where('id', '=', id).execute();
    owner = { ...owner, ...(await signIn(server, owner.email)) };
  });

  test('comes every day or every week, and not at all to who has stopped such mails or closed the account', async () => {
    await create({ filters: { search: 'semanal' }, frequency: 'weekly' });
    await publish('Vaga semanal');
    await daysPass(3);
    expect(await alertMails()).toHaveLength(0);
    await daysPass(4);
    const [mail] = await alertMails();
    const stop = new URL(mail?.links.find((link) => link.includes('/unsubscribe/')) ?? '').pathname;
    const answer = await server.app.inject({
      method: 'POST',
      url: stop,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(answer.statusCode).toBe(200);
    await publish('Outra vaga semanal');
    await daysPass(7);
    expect(await alertMails()).toHaveLength(1);
    expect(await list()).toHaveLength(1);
  });
});
