import { once } from 'node:events';
import {
  getApplication,
  listApplications,
  undoWithdrawal,
  withdrawOwn,
} from '@prova/contract/applications/applications';
import { addNote } from '@prova/contract/evaluations/evaluations';
import {
  actOnCandidate,
  getBoard,
  getCards,
  getColumn,
  moveCandidate,
  undoChange,
} from '@prova/contract/funnel/funnel';
import { shareJob } from '@prova/contract/jobs/job-members';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { markOfferViewed } from '@prova/contract/offers/offers';
import { SOCKET_PATH } from '@prova/contract/realtime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { applyTo } from '../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { signUpMember } from '../../../test/members.ts';
import { newId } from '../../../test/new-id.ts';
import { answerOffer, sendNewOffer } from '../../../test/offers-factory.ts';
import { type Person, signUp } from '../../../test/people.ts';

/** A window that is open on a board. */
class Window {
  readonly #socket: WebSocket;
  readonly #frames: { type: string; data: Record<string, unknown> }[] = [];
  #wake: () => void = () => {};

  constructor(url: string) {
    this.#socket = new WebSocket(url);
    this.#socket.on('message', (text) => {
      this.#frames.push(JSON.parse(text.toString()));
      this.#wake();
    });
  }

  async follow(token: string, jobId: string): Promise<string | undefined> {
    if (this.#socket.readyState !== WebSocket.OPEN) await once(this.#socket, 'open');
    this.#socket.send(JSON.stringify({ type: 'hello', data: { token } }));
    expect((await this.next())?.type).toBe('connected');
    return (await this.subscribe(jobId))?.type;
  }

  /** @param snapshot of the board that the window shows */
  async subscribe(jobId: string, snapshot?: string) {
    this.#socket.send(JSON.stringify({ type: 'subscribe', data: { topic: 'board', jobId }, snapshot }));
    // What happened before may still arrive before the answer.
    for (;;) {
      const frame = await this.next();
      if (frame?.type !== 'board:changed') return frame;
    }
  }

  /** The next frame about the board or the connection; the bell rings beside it. */
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

let server: TestServer;
let ana: Person;
let caio: Person;
let bia: Person;
let talent: Person;
let job: JobDetail;
let url: string;
const windows: Window[] = [];

beforeAll(async () => {
  server = await startTestServer();
  [ana, caio, bia, talent] = [
    await signUp(server, 'RECRUITER'),
    await signUp(server, 'RECRUITER'),
    await signUp(server, 'RECRUITER'),
    await signUp(server, 'POTENTIAL'),
  ];
  await server.platform.database
    .insertInto('companyMembers')
    .values({
      id: newId(),
      companyId: ana.companyId,
      userId: caio.id,
      role: 'recruiter',
      createdAt: server.clock.now(),
    })
    .execute();
  job = await publishJob(server, ana);
  url = (await server.app.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws') + SOCKET_PATH;
});
afterAll(async () => {
  for (const window of windows) window.close();
  await server.close();
});

function open(): Window {
  const window = new Window(url);
  windows.push(window);
  return window;
}

test('every window on a board sees what happens to its cards, within a second', async () => {
  const [own, other] = [open(), open()];
  expect(await own.follow(ana.token, job.id)).toBe('subscribed');
  expect(await other.follow(caio.token, job.id)).toBe('subscribed');
  const seen = async () => {
    const [one, two] = [await own.next(), await other.next()];
    expect(two).toEqual(one);
    expect(one?.type).toBe('board:changed');
    return one?.data;
  };
  const [first, review] = job.stages;

  const person = await applyTo(server, job, { as: talent.token, email: talent.email });
  const added = {
    jobId: job.id,
    applicationId: person.id,
    version: 1,
    stageId: first?.id,
    fromStageId: null,
    status: 'new',
  };
  expect(await seen()).toMatchObject({ ...added, kind: 'added' });

  const params = { id: person.id };
  const move = await server.call(moveCandidate, {
    as: ana.token,
    params,
    body: { targetStageId: review?.id, version: 1 },
  });
  expect(await seen()).toEqual({
    jobId: job.id,
    kind: 'moved',
    applicationId: person.id,
    version: 2,
    stageId: review?.id,
    fromStageId: first?.id,
    status: 'review',
    actorId: ana.id,
    actorName: ana.name,
    at: server.clock.now().toISOString(),
  });
  // What the frame tells is there for the window that asks for it.
  const { data } = await server.call(getCards, { as: caio.token, query: { jobId: job.id, ids: [person.id] } });
  expect(data).toEqual([move.data.card]);

  // What is refused is told to nobody: the next frame is the undo.
  await server.call(moveCandidate, { as: caio.token, params, body: { targetStageId: review?.id, version: 1 } });
  await server.call(undoChange, { as: ana.token, params, body: { eventId: move.data.eventId } });
  expect(await seen()).toMatchObject({ kind: 'moved', version: 3, stageId: first?.id, fromStageId: review?.id });

  const reject = { action: 'reject', reason: 'Não desta vez' };
  await server.call(actOnCandidate, { as: caio.token, params, body: reject });
  expect(await seen()).toMatchObject({ kind: 'status', status: 'rejected', fromStageId: null, actorName: caio.name });
  await server.call(actOnCandidate, { as: ana.token, params, body: { action: 'reopen' } });
  expect(await seen()).toMatchObject({ kind: 'status', status: 'new', version: 5 });

  const [mine] = (await server.call(listApplications, { as: talent.token })).data;
  const theirs = { as: talent.token, params: { id: mine?.id ?? '' } };
  const withdrawn = await server.call(withdrawOwn, { ...theirs, body: {} });
  expect(await seen()).toMatchObject({ kind: 'status', version: 6, actorName: person.name });
  await server.call(undoWithdrawal, { ...theirs, body: { eventId: withdrawn.data.undo?.eventId } });
  expect(await seen()).toMatchObject({ kind: 'status', version: 7, actorName: person.name });
});

test('an interviewer sees the card of somebody with an offer, and nothing of the offer', async () => {
  const [interviewer, manager] = [
    await signUpMember(server, ana, 'interviewer'),
    await signUpMember(server, ana, 'hiring_manager'),
  ];
  for (const { id } of [interviewer, manager])
    await server.call(shareJob, { as: ana.token, params: { id: job.id }, body: { userId: id } });
  const person = await applyTo(server, job);
  const { sentAt: at } = await sendNewOffer(server, ana, person);
  const seenBy = async ({ token: as }: Person) => {
    const board = await server.call(getBoard, { as, query: { jobId: job.id } });
    const ofBoard = board.data.columns.find(({ stage }) => stage.type === 'offer');
    const column = await server.call(getColumn, { as, query: { jobId: job.id, stageId: ofBoard?.stage.id ?? '' } });
    const cards = await server.call(getCards, { as, query: { jobId: job.id, ids: [person.id] } });
    return [ofBoard?.cards, column.data.cards, cards.data].map(
      (found) => found?.find(({ id }) => id === person.id)?.offerSentAt,
    );
  };
  expect(await seenBy(manager)).toEqual([at, at, at]);
  expect(await seenBy(interviewer)).toEqual([null, null, null]);
});

test('windows hear that an offer was opened and that a note was written, though the application keeps its version', async () => {
  const other = open();
  const person = await applyTo(server, job);
  const offer = await sendNewOffer(server, ana, person);
  expect(await other.follow(caio.token, job.id)).toBe('subscribed');
  const card = async () => {
    const query = { jobId: job.id, ids: [person.id] };
    const [found] = (await server.call(getCards, { as: caio.token, query })).data;
    return { version: found?.version, sent: found?.offerSentAt, viewed: found?.offerViewedAt };
  };
  const { version } = await card();
  expect(await card()).toEqual({ version, sent: offer.sentAt, viewed: null });
  const updated = { applicationId: person.id, kind: 'updated', version: null, fromStageId: null, status: 'offer_sent' };

  server.clock.advance(60);
  await server.call(markOfferViewed, { params: { token: offer.token } });
  expect((await other.next())?.data).toMatchObject({ ...updated, actorId: null, actorName: person.name });
  expect(await card()).toEqual({ version, sent: offer.sentAt, viewed: server.clock.now().toISOString() });

  // Opened once more, and looked at by a colleague: nobody hears of either.
  await server.call(markOfferViewed, { params: { token: offer.token } });
  await server.call(getApplication, { as: caio.token, params: { id: person.id } });
  await server.call(addNote, { as: ana.token, params: { id: person.id }, body: { body: 'Ligar na segunda' } });
  expect((await other.next())?.data).toMatchObject({ ...updated, actorId: ana.id, actorName: ana.name });

  await answerOffer(server, offer.token, { response: 'decline' });
  expect((await other.next())?.data).toMatchObject({ kind: 'status', status: 'offer_declined' });
  expect(await card()).toMatchObject({ sent: null, viewed: null });
});

test('a window that follows the board that it has read hears whether that is out of date', async () => {
  const person = await applyTo(server, job);
  const read = async () => (await server.call(getBoard, { as: ana.token, query: { jobId: job.id } })).data.snapshot;
  const window = open();
  await window.follow(ana.token, job.id);
  const snapshot = await read();
  expect((await window.subscribe(job.id, snapshot))?.data.missed).toBe(false);
  await server.call(addNote, { as: caio.token, params: { id: person.id }, body: { body: 'Ligar na terça' } });
  expect((await window.next())?.type).toBe('board:changed');
  expect((await window.subscribe(job.id, snapshot))?.data.missed).toBe(true);
  expect((await window.subscribe(job.id, await read()))?.data.missed).toBe(false);
});

test('strangers and talents cannot follow a board', async () => {
  for (const person of [bia, talent]) expect(await open().follow(person.token, job.id)).toBe('refused');
  expect(await open().follow(ana.token, newId())).toBe('refused');
});
