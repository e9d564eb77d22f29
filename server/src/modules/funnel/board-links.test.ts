import { once } from 'node:events';
import { applicationTimeline } from '@prova/contract/applications/applications';
import { changeMemberRole } from '@prova/contract/companies/team';
import { listBoardLinks, makeBoardLink, revokeBoardLink } from '@prova/contract/funnel/board-links';
import { moveCandidate } from '@prova/contract/funnel/funnel';
import {
  actByLink,
  getLinkedBoard,
  getLinkedCards,
  getLinkedColumn,
  moveLinkedCandidate,
} from '@prova/contract/funnel/linked-board';
import { closeJob, type JobDetail, removeJob, reopenJob } from '@prova/contract/jobs/jobs';
import { SOCKET_CLOSE, SOCKET_PATH } from '@prova/contract/realtime';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { type AppliedCandidate, applyTo } from '../../../test/applications-factory.ts';
import { linkTo } from '../../../test/board-links-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { signUpMember } from '../../../test/members.ts';
import { newId } from '../../../test/new-id.ts';
import { type Person, signIn, signUp } from '../../../test/people.ts';

let server: TestServer;
let ana: Person;
let job: JobDetail;
let person: AppliedCandidate;

beforeAll(async () => {
  server = await startTestServer();
  ana = await signUp(server, 'RECRUITER', { name: 'Ana Recruta' });
});
afterAll(() => server.close());
beforeEach(async () => {
  // Some tests let weeks pass.
  ana = { ...ana, token: (await signIn(server, ana.email)).token };
  job = await publishJob(server, ana);
  person = await applyTo(server, job, { fullName: 'Marina Oliveira Prado', resume: undefined });
});

const stage = (type: string) => job.stages.find((each) => each.type === type)?.id ?? '';
const links = async () => (await server.call(listBoardLinks, { as: ana.token, params: { id: job.id } })).data;
const board = (token: string) => server.call(getLinkedBoard, { params: { token } });
const move = (token: string, more: object = {}) =>
  server.call(moveLinkedCandidate, {
    params: { token },
    body: { applicationId: person.id, targetStageId: stage('review'), ...more },
  });
const act = (token: string, body: object) => server.call(actByLink, { params: { token }, body });
const history = async (id = person.id) =>
  (await server.call(applicationTimeline, { as: ana.token, params: { id } })).data;
const audited = (subjectId: string) =>
  server.platform.database
    .selectFrom('auditEntries')
    .select(['action', 'actorId', 'companyId'])
    .where('subjectId', '=', subjectId)
    .where('action', 'like', 'funnel.board_link%')
    .orderBy('id')
    .execute();

describe('a link', () => {
  test('is made with its address shown once, listed without it, and revoked once', async () => {
    const made = await server.call(makeBoardLink, {
      as: ana.token,
      params: { id: job.id },
      body: { name: 'Gestora da área', right: 'move', days: 7 },
    });
    expect(made.status).toBe(201);
    expect(made.data.link).toMatchObject({
      name: 'Gestora da área',
      right: 'move',
      createdBy: 'Ana Recruta',
      expired: false,
    });
    expect(Date.parse(made.data.link.expiresAt) - Date.parse(made.data.link.createdAt)).toBe(7 * 86_400_000);
    const secret = made.data.url.split('/').at(-1) ?? '';
    expect(made.data.url).toMatch(/\/board\/[\w-]{43}$/);
    expect(await links()).toEqual([made.data.link]);
    expect(JSON.stringify(await links())).not.toContain(secret);
    const revoke = () =>
      server.call(revokeBoardLink, { as: ana.token, params: { id: job.id, linkId: made.data.link.id } });
    expect((await revoke()).status).toBe(200);
    expect(await links()).toEqual([]);
    expect((await revoke()).body.error).toBe('BOARD_LINK_NOT_FOUND');
    expect(await audited(job.id)).toEqual([
      { action: 'funnel.board_link_made', actorId: ana.id, companyId: ana.companyId },
      { action: 'funnel.board_link_revoked', actorId: ana.id, companyId: ana.companyId },
    ]);
  });

  test('lasts thirty days unless it is said otherwise, and is then listed as expired', async () => {
    const { token } = await linkTo(server, ana, job.id);
    server.clock.advance(30 * 86_400 - 1);
    expect((await board(token)).status).toBe(200);
    server.clock.advance(2);
    expect(await board(token)).toMatchObject({ status: 410, body: { error: 'TOKEN_EXPIRED' } });
    const { token: as } = await signIn(server, ana.email);
    const { data } = await server.call(listBoardLinks, { as, params: { id: job.id } });
    expect(data).toMatchObject([{ expired: true }]);
  });

  test('is made at most twenty times for a job, also when many ask at once', async () => {
    const make = () =>
      server.call(makeBoardLink, { as: ana.token, params: { id: job.id }, body: { name: 'Mais uma', right: 'view' } });
    const answers = await Promise.all(Array.from({ length: 23 }, make));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.filter(({ body }) => body.error === 'BOARD_LINKS_FULL')).toHaveLength(3);
  });

  test('is refused for a job that is closed, and ends with it', async () => {
    const { token } = await linkTo(server, ana, job.id);
    await server.call(closeJob, { as: ana.token, params: { id: job.id }, body: { status: 'FILLED' } });
    expect(await board(token)).toMatchObject({
      status: 410,
      body: { error: 'JOB_NOT_ACTIVE', message: expect.stringContaining('não está mais ativa') },
    });
    expect((await move(token)).body.error).toBe('JOB_NOT_ACTIVE');
    const making = { as: ana.token, params: { id: job.id }, body: { name: 'Tarde demais', right: 'view' } };
    expect((await server.call(makeBoardLink, making)).body.error).toBe('JOB_STATUS_REFUSED');
  });

  test('of a job that is gone says so', async () => {
    const empty = await publishJob(server, ana);
    const { token } = await linkTo(server, ana, empty.id);
    expect((await server.call(removeJob, { as: ana.token, params: { id: empty.id } })).status).toBe(200);
    expect(await board(token)).toMatchObject({ status: 404, body: { error: 'JOB_NOT_FOUND' } });
  });

  test('goes with the right of whoever made it, not with that of a colleague', async () => {
    const rui = await signUpMember(server, ana, 'recruiter');
    const [own, colleagues] = [await linkTo(server, rui, job.id), await linkTo(server, ana, job.id)];
    const changed = await server.call(changeMemberRole, {
      as: ana.token,
      params: { id: ana.companyId, userId: rui.id },
      body: { role: 'interviewer' },
    });
    expect(changed.status).toBe(200);
    expect((await board(own.token)).body.error).toBe('TOKEN_EXPIRED');
    expect((await board(colleagues.token)).status).toBe(200);
  });

  test('that was never given opens nothing', async () => {
    expect(await board('x'.repeat(43))).toMatchObject({ status: 404, body: { error: 'TOKEN_INVALID' } });
  });
});

describe('what its holder sees', () => {
  test('is the board without contacts, profile, answers and messages', async () => {
    const { token } = await linkTo(server, ana, job.id, { right: 'view', name: 'Diretoria' });
    const { data, body } = await board(token);
    expect(data).toMatchObject({
      linkName: 'Diretoria',
      job: { id: job.id, can: { move: false, act: false } },
      total: 1,
    });
    const [card] = data.columns.flatMap(({ cards }) => cards);
    expect(Object.keys(card ?? {}).sort()).toEqual(
      [
        ...[
          'active',
          'appliedAt',
          'city',
          'closed',
          'hidden',
          'id',
          'liveOffer',
          'locked',
          'match',
          'name',
          'replyDueAt',
          'source',
        ],
        ...['stageId', 'stageSince', 'state', 'status', 'title', 'unopened', 'version', 'withdrawn'],
      ].sort(),
    );
    for (const kept of [person.email, person.candidateId]) expect(JSON.stringify(body)).not.toContain(kept);
    const column = await server.call(getLinkedColumn, { params: { token }, query: { stageId: card?.stageId } });
    expect(column.data.cards).toEqual([card]);
    const other = await applyTo(server, await publishJob(server, ana), { resume: undefined });
    const cards = await server.call(getLinkedCards, { params: { token }, query: { ids: `${person.id},${other.id}` } });
    expect(cards.data).toEqual([card]);
  });

  test('names nobody whom the job hides, the same on every way', async () => {
    await server.platform.database.updateTable('jobs').set({ blind: true }).where('id', '=', job.id).execute();
    const { token } = await linkTo(server, ana, job.id);
    const seen = [
      await board(token),
      await server.call(getLinkedCards, { params: { token }, query: { ids: person.id } }),
      await move(token),
      await act(token, { action: 'approve', applications: [{ id: person.id }] }),
    ];
    const names = seen.map(({ body }) => JSON.stringify(body).match(/Pessoa [2-9A-Z]{4}/)?.[0]);
    expect(names[0]).toBeDefined();
    expect(new Set(names).size).toBe(1);
    for (const { body } of seen) expect(JSON.stringify(body)).not.toMatch(/Marina|Oliveira/);
    // Who was revealed is named.
    const revealedAt = server.clock.now();
    await server.platform.database
      .updateTable('applications')
      .set({ revealedAt })
      .where('id', '=', person.id)
      .execute();
    expect(JSON.stringify((await board(token)).body)).toContain('Marina Oliveira Prado');
  });
});

describe('what its holder does', () => {
  test('stands in the history under the name of the link', async () => {
    const { token } = await linkTo(server, ana, job.id, { right: 'move', name: 'Gestora da área' });
    const moved = await move(token, { version: 1 });
    expect(moved.data.card).toMatchObject({ id: person.id, stageId: stage('review'), version: 2 });
    expect((await history())[0]).toMatchObject({ type: 'moved', actor: { kind: 'board', name: 'Gestora da área' } });
    expect(await move(token, { version: 1, targetStageId: stage('test') })).toMatchObject({
      status: 409,
      body: { error: 'STALE_MOVE', data: { version: 2, stageId: stage('review') } },
    });
    expect((await move(token, { targetStageId: stage('hired') })).body.error).toBe('ACTION_REFUSED');
    expect((await move(token, { targetStageId: stage('offer') })).body.error).toBe('ACTION_REFUSED');
  });

  test('is no more than its right', async () => {
    const view = await linkTo(server, ana, job.id, { right: 'view' });
    const mover = await linkTo(server, ana, job.id, { right: 'move' });
    const approve = { action: 'approve', applications: [{ id: person.id }] };
    expect((await move(view.token)).status).toBe(403);
    expect(await act(view.token, approve)).toMatchObject({
      status: 403,
      body: { error: 'FORBIDDEN', message: 'Este link não permite isso. Se precisar, fale com quem o enviou.' },
    });
    expect((await act(mover.token, approve)).status).toBe(403);
    expect((await act(mover.token, { ...approve, mail: true })).status).toBe(422);
  });

  test('several at once: each by itself, and a message counts those it was not done to', async () => {
    const second = await applyTo(server, job, { resume: undefined });
    const foreign = await applyTo(server, await publishJob(server, ana), { resume: undefined });
    const { token } = await linkTo(server, ana, job.id);
    const done = await act(token, {
      action: 'approve',
      applications: [{ id: person.id, version: 1 }, { id: second.id, version: 7 }, { id: foreign.id }, { id: newId() }],
    });
    expect(done.data.processed).toEqual([person.id]);
    expect(done.data.failed.map(({ id, error }) => [id, error]).slice(0, 2)).toEqual([
      [second.id, 'STALE_MOVE'],
      [foreign.id, 'APPLICATION_NOT_FOUND'],
    ]);
    expect(done.body.message).toBe('1 candidato processado. 3 candidatos não puderam ser processados');
    const moved = await act(token, {
      action: 'move',
      targetStageId: stage('test'),
      applications: [{ id: person.id }, { id: second.id }],
    });
    expect(moved.data.changes.map(({ card }) => card.stageId)).toEqual([stage('test'), stage('test')]);
    expect(moved.body.message).toBeUndefined();
  });

  test('a rejection by it sends no mail', async () => {
    const { token } = await linkTo(server, ana, job.id);
    const before = await server.mails(person.email);
    const { data } = await act(token, { action: 'reject', applications: [{ id: person.id }] });
    expect(data.changes[0]?.card).toMatchObject({ status: 'rejected', active: false });
    server.clock.advance(60);
    expect(await server.mails(person.email)).toHaveLength(before.length);
    expect((await history())[0]).toMatchObject({ type: 'rejected', actor: { kind: 'board' } });
  });
});

describe('an open window', () => {
  const sockets: WebSocket[] = [];
  afterAll(() => {
    for (const socket of sockets) socket.terminate();
  });

  async function openWindow(token: string) {
    const address = server.app.server.address() ?? (await server.app.listen({ host: '127.0.0.1', port: 0 }));
    const port = typeof address === 'string' ? new URL(address).port : address.port;
    const socket = new WebSocket(`ws://127.0.0.1:${port}${SOCKET_PATH}`);
    sockets.push(socket);
    const frames: { type: string; data: Record<string, unknown> }[] = [];
    let wake = () => {};
    socket.on('message', (text) => {
      frames.push(JSON.parse(text.toString()));
      wake();
    });
    const next = async (type: string) => {
      for (;;) {
        const frame = frames.shift();
        if (frame?.type === type) return frame.data;
        if (!frame) await new Promise<void>((resolve) => (wake = resolve));
      }
    };
    const closed = once(socket, 'close').then(([code]) => code as number);
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'hello', data: { token } }));
    const greeting = await next('connected');
    const follow = (jobId: string) =>
      socket.send(JSON.stringify({ type: 'subscribe', data: { topic: 'board', jobId } }));
    return { next, closed, follow, greeting };
  }

  test('hears what happens on its board and on no other, without who did it', async () => {
    const { token } = await linkTo(server, ana, job.id, { right: 'view' });
    const other = await publishJob(server, ana);
    const window = await openWindow(token);
    window.follow(other.id);
    expect(await window.next('refused')).toMatchObject({ jobId: other.id });
    window.follow(job.id);
    await window.next('subscribed');
    await server.call(moveCandidate, {
      as: ana.token,
      params: { id: person.id },
      body: { targetStageId: stage('review') },
    });
    expect(await window.next('board:changed')).toMatchObject({
      applicationId: person.id,
      stageId: stage('review'),
      actorId: null,
      actorName: null,
    });
  });

  test('is closed at once when its link is revoked', async () => {
    const { id, token } = await linkTo(server, ana, job.id);
    const bystander = await linkTo(server, ana, job.id);
    const [window, other] = [await openWindow(token), await openWindow(bystander.token)];
    window.follow(job.id);
    await window.next('subscribed');
    await server.call(revokeBoardLink, { as: ana.token, params: { id: job.id, linkId: id } });
    expect(await window.closed).toBe(SOCKET_CLOSE.UNAUTHENTICATED);
    other.follow(job.id);
    await other.next('subscribed');
  });

  test('is told to ask again when its job is closed, follows nothing from then on, and does again once it is reopened', async () => {
    const { token } = await linkTo(server, ana, job.id);
    const elsewhere = await publishJob(server, ana);
    const other = await linkTo(server, ana, elsewhere.id);
    const [window, bystander] = [await openWindow(token), await openWindow(other.token)];
    window.follow(job.id);
    await window.next('subscribed');
    bystander.follow(elsewhere.id);
    await bystander.next('subscribed');
    await server.call(closeJob, { as: ana.token, params: { id: job.id }, body: { status: 'FILLED' } });
    expect(await window.next('refused')).toMatchObject({ topic: 'board', jobId: job.id });
    expect((await board(token)).body.error).toBe('JOB_NOT_ACTIVE');
    // Neither the same window nor one that connects again.
    window.follow(job.id);
    expect(await window.next('refused')).toMatchObject({ jobId: job.id });
    const again = await openWindow(token);
    again.follow(job.id);
    expect(await again.next('refused')).toMatchObject({ jobId: job.id });
    // Links of other jobs and the team, which reads on, hear as before.
    bystander.follow(elsewhere.id);
    await bystander.next('subscribed');
    const team = await openWindow(ana.token);
    team.follow(job.id);
    await team.next('subscribed');

    await server.call(reopenJob, { as: ana.token, params: { id: job.id }, body: {} });
    expect((await board(token)).status).toBe(200);
    window.follow(job.id);
    await window.next('subscribed');
  });

  test('is told to ask again when its job is removed', async () => {
    const empty = await publishJob(server, ana);
    const { token } = await linkTo(server, ana, empty.id);
    const window = await openWindow(token);
    window.follow(empty.id);
    await window.next('subscribed');
    await server.call(removeJob, { as: ana.token, params: { id: empty.id } });
    expect(await window.next('refused')).toMatchObject({ jobId: empty.id });
  });

  test('is to say who it is again when its link ends, not later', async () => {
    const { token } = await linkTo(server, ana, job.id);
    server.clock.advance(30 * 86_400 - 60);
    const { greeting } = await openWindow(token);
    expect(Date.parse(String(greeting.expiresAt)) - server.clock.now().getTime()).toBe(60_000);
  });
});
