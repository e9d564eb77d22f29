import { once } from 'node:events';
import { withdrawOwn } from '@prova/contract/applications/applications';
import { shareJob } from '@prova/contract/jobs/job-members';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { listNotifications } from '@prova/contract/notifications/notifications';
import { setVisibility } from '@prova/contract/privacy/privacy';
import { SOCKET_PATH } from '@prova/contract/realtime';
import { createPost, listOwnPosts, listPostsOf, removePost } from '@prova/contract/talents/posts';
import { VISIBILITIES } from '@prova/contract/talents/talent-words';
import { deleteTalent, getTalent, listTalents } from '@prova/contract/talents/talents';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { applyTo } from '../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { signUpMember } from '../../../test/members.ts';
import { operatorOf } from '../../../test/operator.ts';
import { type Person, signUp } from '../../../test/people.ts';
import { changeTalent, signUpTalent, type Talent } from '../../../test/talents-factory.ts';

let server: TestServer;
let owner: Person;
let foreigner: Person;
let manager: Person;
let interviewer: Person;
let job: JobDetail;
beforeAll(async () => {
  server = await startTestServer();
  owner = await signUp(server, 'RECRUITER', { companyName: 'Aurora Sistemas' });
  foreigner = await signUp(server, 'RECRUITER');
  job = await publishJob(server, owner);
  manager = await signUpMember(server, owner, 'hiring_manager');
  interviewer = await signUpMember(server, owner, 'interviewer');
  await server.call(shareJob, { as: owner.token, params: { id: job.id }, body: { userId: interviewer.id } });
});
afterAll(() => server.close());

const look = ({ token: as }: Person, talent: Talent) => server.call(getTalent, { as, params: { id: talent.talentId } });
const applies = (talent: Talent, to: { id: string; slug: string } = job) =>
  applyTo(server, to, { as: talent.token, fullName: talent.name, email: talent.email });
const withdraws = ({ token: as }: Talent, id: string) => server.call(withdrawOwn, { as, params: { id }, body: {} });

describe('who sees a profile', () => {
  /** Who may, of the owner, somebody of another company, a hiring manager without the job and an interviewer with it. */
  const SEEN = {
    open: { before: ['owner', 'foreigner'], applied: ['owner', 'foreigner', 'interviewer'] },
    applied: { before: [], applied: ['owner', 'interviewer'] },
    hidden: { before: [], applied: [] },
  } as const;

  test.each(VISIBILITIES)('%s', async (visibility) => {
    const talent = await signUpTalent(server, { visibility });
    const viewers = { owner, foreigner, manager, interviewer };
    const seers = async () => {
      const answers = Object.entries(viewers).map(async ([name, viewer]) => [
        name,
        (await look(viewer, talent)).status,
      ]);
      const found = await Promise.all(answers);
      expect(found.every(([, status]) => status === 200 || status === 404)).toBe(true);
      return found.flatMap(([name, status]) => (status === 200 ? [name] : []));
    };
    expect(await seers()).toEqual(SEEN[visibility].before);
    const { id } = await applies(talent);
    expect(await seers()).toEqual(SEEN[visibility].applied);
    await withdraws(talent, id);
    expect(await seers()).toEqual(SEEN[visibility].before);
    // Another talent sees nobody.
    expect((await look(await signUp(server, 'POTENTIAL'), talent)).status).toBe(403);
  });

  test('an operator who disables an account takes the profile out of everything, and back', async () => {
    const talent = await signUpTalent(server, { name: 'Xanda Quirino' });
    const prova = operatorOf(server);
    const found = async () =>
      (await server.call(listTalents, { as: owner.token, query: { search: 'Xanda' } })).data.length;
    expect([await found(), (await look(owner, talent)).status]).toEqual([1, 200]);
    await prova('user', 'disable', talent.email);
    expect([await found(), (await look(owner, talent)).status]).toEqual([0, 404]);
    await prova('user', 'enable', talent.email);
    expect([await found(), (await look(owner, talent)).status]).toEqual([1, 200]);
  });
});

describe('contacts', () => {
  const contacts = { phone: '(81) 99999-9999', linkedinUrl: 'linkedin.com/in/bia-sa', payExpected: 900_000 };

  test('are for companies that the talent applied to; what is expected for pay is for none', async () => {
    const talent = await signUpTalent(server, contacts);
    expect((await look(owner, talent)).data).toMatchObject({
      applied: false,
      email: null,
      phone: null,
      linkedinUrl: null,
    });
    await applies(talent);
    expect((await look(owner, talent)).data).toMatchObject({
      applied: true,
      email: talent.email,
      phone: '+5581999999999',
      linkedinUrl: 'https://www.linkedin.com/in/bia-sa',
    });
    const other = await look(foreigner, talent);
    expect(other.data).toMatchObject({ applied: false, email: null, phone: null });
    expect(JSON.stringify(other.body)).not.toContain('900000');
  });

  test('an application under blind review opens nothing', async () => {
    const blind = await publishJob(server, owner);
    await server.platform.database.updateTable('jobs').set({ blind: true }).where('id', '=', blind.id).execute();
    const [open, closed] = [
      await signUpTalent(server, contacts),
      await signUpTalent(server, { visibility: 'applied' }),
    ];
    await applies(open, blind);
    await applies(closed, blind);
    expect((await look(owner, open)).data).toMatchObject({ applied: false, email: null });
    expect((await look(owner, closed)).status).toBe(404);
  });
});

describe('a look at a profile', () => {
  const notices = async (talent: Talent) =>
    (await server.call(listNotifications, { as: talent.token })).data
      .filter(({ type }) => type === 'PROFILE_VIEW')
      .map(({ message }) => message);

  test('is told once a day for a company, also when two look at once', async () => {
    const talent = await signUpTalent(server);
    const colleague = await signUpMember(server, owner, 'recruiter');
    await Promise.all([look(owner, talent), look(colleague, talent)]);
    await look(owner, talent);
    await server.drain();
    expect(await notices(talent)).toEqual(['Aurora Sistemas abriu seu perfil.']);
    await look(foreigner, talent);
    await server.drain();
    expect(await notices(talent)).toHaveLength(2);
  });

  test('that is refused is told to nobody', async () => {
    const talent = await signUpTalent(server, { visibility: 'hidden' });
    expect((await look(owner, talent)).status).toBe(404);
    await server.drain();
    expect(await notices(talent)).toEqual([]);
  });
});

describe('posts', () => {
  test('are read 10 a page, the newest first, by whoever sees the profile', async () => {
    const talent = await signUpTalent(server, { visibility: 'applied' });
    const write = (body: string) => server.call(createPost, { as: talent.token, body: { body } });
    for (let number = 1; number <= 12; number += 1) await write(`Aprendi a coisa ${number}`);
    const own = await server.call(listOwnPosts, { as: talent.token });
    expect(own.data.map(({ body }) => body)).toEqual(
      [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((number) => `Aprendi a coisa ${number}`),
    );
    expect(own.body.meta).toMatchObject({ page: 1, limit: 10, total: 12, totalPages: 2 });
    const call = { as: owner.token, params: { talentId: talent.talentId } };
    expect((await server.call(listPostsOf, call)).status).toBe(404);
    await applies(talent);
    const seen = await server.call(listPostsOf, { ...call, query: { page: 2 } });
    expect(seen.data).toMatchObject([
      { body: 'Aprendi a coisa 2', can: { remove: false } },
      { body: 'Aprendi a coisa 1', can: { remove: false } },
    ]);
    const [first] = own.data;
    const stranger = await signUpTalent(server);
    const params = { id: first?.id ?? '' };
    expect((await server.call(removePost, { as: stranger.token, params })).status).toBe(404);
    expect((await server.call(removePost, { as: talent.token, params })).status).toBe(200);
    expect((await server.call(listOwnPosts, { as: talent.token })).body.meta?.total).toBe(11);
    expect((await write(' ')).status).toBe(422);
    expect((await write('a'.repeat(2001))).status).toBe(422);
  });
});

/** A window that shows a profile or the list. */
class Window {
  readonly #socket: WebSocket;
  readonly #frames: { type: string; data: unknown }[] = [];
  #wake: () => void = () => {};

  constructor(url: string) {
    this.#socket = new WebSocket(url);
    this.#socket.on('message', (text) => {
      this.#frames.push(JSON.parse(text.toString()));
      this.#wake();
    });
  }

  async hello({ token }: Person): Promise<void> {
    await once(this.#socket, 'open');
    this.#socket.send(JSON.stringify({ type: 'hello', data: { token } }));
    expect((await this.next())?.type).toBe('connected');
  }

  async follow(topic: object): Promise<string | undefined> {
    this.#socket.send(JSON.stringify({ type: 'subscribe', data: topic }));
    return (await this.next())?.type;
  }

  async next() {
    for (;;) {
      const frame = this.#frames.shift();
      if (frame && frame.type !== 'notification:new' && frame.type !== 'ping') return frame;
      if (!frame) await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }

  close(): void {
    this.#socket.terminate();
  }
}

describe('hiding', () => {
  let url: string;
  const windows: Window[] = [];
  beforeAll(async () => {
    url = (await server.app.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws') + SOCKET_PATH;
  });
  afterAll(() => {
    for (const window of windows) window.close();
  });
  async function windowOf(person: Person): Promise<Window> {
    const window = new Window(url);
    windows.push(window);
    await window.hello(person);
    return window;
  }
  const listed = async (talent: Talent) =>
    (await server.call(listTalents, { as: owner.token })).data.some(({ id }) => id === talent.talentId);

  const WAYS: Readonly<Record<string, (talent: Talent) => Promise<unknown>>> = {
    'by the call of privacy': ({ token: as }) => server.call(setVisibility, { as, body: { visibility: 'hidden' } }),
    'with the profile': (talent) => changeTalent(server, talent, { visibility: 'hidden' }),
    'by emptying it': ({ token: as, talentId: id }) => server.call(deleteTalent, { as, params: { id } }),
  };

  test.each(Object.keys(WAYS))('%s vanishes at once, from open windows, too', async (way) => {
    const talent = await signUpTalent(server);
    const { talentId } = talent;
    const [profile, list] = [await windowOf(owner), await windowOf(foreigner)];
    expect(await profile.follow({ topic: 'talent', talentId })).toBe('subscribed');
    expect(await list.follow({ topic: 'talents' })).toBe('subscribed');
    expect(await listed(talent)).toBe(true);
    await WAYS[way]?.(talent);
    // No task has run.
    expect([await listed(talent), (await look(owner, talent)).status]).toEqual([false, 404]);
    expect(await profile.next()).toEqual({ type: 'talent:changed', data: { talentId } });
    expect(await list.next()).toEqual({ type: 'talents:left', data: { talentId } });
    expect(await (await windowOf(owner)).follow({ topic: 'talent', talentId })).toBe('refused');
    // Their own other device goes on hearing of it.
    expect(await (await windowOf(talent)).follow({ topic: 'talent', talentId })).toBe('subscribed');
  });

  test('who withdraws leaves windows that saw the profile for the application alone', async () => {
    const talent = await signUpTalent(server, { visibility: 'applied' });
    const { talentId } = talent;
    const { id } = await applies(talent);
    const profile = await windowOf(owner);
    expect(await profile.follow({ topic: 'talent', talentId })).toBe('subscribed');
    await withdraws(talent, id);
    expect(await profile.next()).toEqual({ type: 'talent:changed', data: { talentId } });
    expect((await look(owner, talent)).status).toBe(404);
  });

  test('lists are followed by those who run jobs alone', async () => {
    for (const person of [interviewer, await signUp(server, 'POTENTIAL')])
      expect(await (await windowOf(person)).follow({ topic: 'talents' })).toBe('refused');
  });
});
