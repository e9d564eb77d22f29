import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { AnswerKeeper, deliverLeftBehind, type Keeping } from './answer-keeper.ts';
import { leftBehind, storeOf } from './word-store.ts';

type Batch = Parameters<ConstructorParameters<typeof AnswerKeeper>[1]['send']>[0];

const offline = () => new ApiError({ code: 'NO_CONNECTION', message: 'Sem conexão', status: 0 });

function begin(seat = 1) {
  const sent: Batch[] = [];
  const failures: unknown[] = [];
  const keepings: Keeping[] = [];
  const answer = { seat, expiresAt: null, now: '2026-11-26T12:00:00.000Z', ended: false, uncounted: [] as number[] };
  const keeper = new AnswerKeeper(seat, {
    send: async (batch) => {
      sent.push(structuredClone(batch));
      const failure = failures.shift();
      if (failure) throw failure;
      return answer;
    },
    store: storeOf('a', seat),
    onKeeping: (keeping) => keepings.push(keeping),
    onSaved: () => undefined,
  });
  const states = () => keepings.map(({ status }) => status).filter((status, at, all) => status !== all[at - 1]);
  return { keeper, sent, failures, keepings, states, answer };
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

test('a pause in typing sends what stands then, once', async () => {
  const { keeper, sent, states } = begin();
  for (const value of ['U', 'Um', 'Uma']) keeper.record('q', value, false);
  await vi.advanceTimersByTimeAsync(700);
  expect(sent.map(({ revisions }) => revisions.map(({ value }) => value))).toEqual([['Uma']]);
  expect(states()).toEqual(['saving', 'saved']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
});

test('whoever types without a pause is saved every few seconds', async () => {
  const { keeper, sent } = begin();
  for (let count = 0; count < 60; count++) {
    keeper.record('q', 'x'.repeat(count + 1), false);
    await vi.advanceTimersByTimeAsync(200);
  }
  const sequences = sent.flatMap(({ revisions }) => revisions.map(({ sequence }) => sequence));
  expect(sent.length).toBeGreaterThanOrEqual(3);
  expect(sequences).toEqual(sequences.map((_, index) => index + 1));
  // Twelve seconds, sixty keys.
  expect(sequences.length).toBeLessThan(10);
});

test('a server that takes no more just now is asked again when it said so, and nobody is told that the connection is gone', async () => {
  const { keeper, sent, failures, states } = begin();
  failures.push(
    new ApiError({ code: 'TOO_MANY_REQUESTS', message: 'Muitas tentativas', status: 429, data: { seconds: 20 } }),
  );
  keeper.record('q', 'first', false);
  await vi.advanceTimersByTimeAsync(700);
  keeper.record('p', 'typed meanwhile', false);
  await vi.advanceTimersByTimeAsync(19_000);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent[1]?.revisions.map(({ questionId, value }) => [questionId, value])).toEqual([
    ['q', 'first'],
    ['p', 'typed meanwhile'],
  ]);
  expect(states()).toEqual(['saving', 'waiting', 'saved']);
});

test('each choice is a state of its own, in its order', async () => {
  const { keeper, sent } = begin();
  keeper.record('q', 'a', false);
  keeper.record('p', true, false);
  keeper.record('q', 'a', true);
  await vi.advanceTimersByTimeAsync(700);
  expect(
    sent[0]?.revisions.map(({ questionId, sequence, value, flagged }) => [questionId, sequence, value, flagged]),
  ).toEqual([
    ['q', 1, 'a', false],
    ['p', 2, true, false],
    ['q', 3, 'a', true],
  ]);
});

test('without a connection everything waits in the browser, and arrives in its order once there is one', async () => {
  const { keeper, sent, failures, states } = begin();
  failures.push(offline(), offline());
  keeper.record('q', true, false);
  await vi.advanceTimersByTimeAsync(700);
  keeper.record('q', false, false);
  expect(
    storeOf('a', 1)
      .read()
      ?.revisions.map(({ sequence }) => sequence),
  ).toEqual([1, 2]);
  await vi.advanceTimersByTimeAsync(1000 + 2000);
  expect(states()).toEqual(['saving', 'offline', 'saved']);
  expect(sent.at(-1)?.revisions.map(({ sequence, value }) => [sequence, value])).toEqual([
    [1, true],
    [2, false],
  ]);
  expect(storeOf('a', 1).read()).toBeNull();
});

test('what a closed tab left behind is found, of that test alone', () => {
  const { keeper, failures } = begin(3);
  failures.push(offline());
  keeper.record('q', 'na mesma aba', false);
  keeper.stop();
  expect(leftBehind('a').map(({ batch }) => [batch.seat, batch.revisions[0]?.value])).toEqual([[3, 'na mesma aba']]);
  expect(leftBehind('b')).toEqual([]);
  leftBehind('a')[0]?.forget();
  expect(leftBehind('a')).toEqual([]);
});

test('another window that took over is heard of, and nothing more is sent', async () => {
  const { keeper, sent, states, answer } = begin();
  answer.seat = 2;
  keeper.record('q', true, false);
  await vi.advanceTimersByTimeAsync(700);
  keeper.record('q', false, false);
  await vi.advanceTimersByTimeAsync(5000);
  expect(states()).toEqual(['saving', 'elsewhere']);
  expect(sent).toHaveLength(1);
});

test('a full minute of typing during a slow answer is sent after it, and only what is new', async () => {
  const { keeper, sent } = begin();
  keeper.record('q', true, false);
  const first = keeper.flush();
  keeper.record('q', false, false);
  await first;
  await vi.advanceTimersByTimeAsync(700);
  expect(sent.map(({ revisions }) => revisions.map(({ sequence }) => sequence))).toEqual([[1], [2]]);
});

test('where nothing is taken any more it is said, and not repeated', async () => {
  const { keeper, sent, failures, states } = begin();
  failures.push(new ApiError({ code: 'TEST_NOT_FOUND', message: 'Cancelado', status: 404 }));
  keeper.record('q', 'x', false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(states()).toEqual(['saving', 'refused']);
  expect(sent).toHaveLength(1);
});

test('an answer that is refused keeps no other from being saved, and is taken once it is another', async () => {
  const { keeper, sent, keepings } = begin();
  const send = vi.fn(async (batch: Batch) => {
    sent.push(structuredClone(batch));
    if (batch.revisions.some(({ value }) => value === 'bad'))
      throw new ApiError({ code: 'VALIDATION_FAILED', message: 'Longo', status: 422 });
    return { seat: 1, expiresAt: null, now: '2026-11-26T12:00:00.000Z', ended: false, uncounted: [] };
  });
  const own = new AnswerKeeper(1, {
    send,
    store: storeOf('a', 1),
    onKeeping: (keeping) => keepings.push(keeping),
    onSaved: () => undefined,
  });
  keeper.stop();
  for (const id of ['a', 'b', 'c', 'd']) own.record(id, id === 'c' ? 'bad' : 'good', false);
  expect(await own.flush()).toBe(false);
  const taken = () =>
    sent.flatMap(({ revisions }) =>
      revisions.some(({ value }) => value === 'bad') ? [] : revisions.map((r) => r.questionId),
    );
  expect(taken()).toEqual(['a', 'b', 'd']);
  expect(keepings.at(-1)).toMatchObject({ status: 'refused', questionIds: ['c'] });
  expect(leftBehind('a')).toEqual([]);
  // Others are saved meanwhile; it is still said of this one.
  own.record('e', 'good', false);
  expect(await own.flush()).toBe(false);
  expect(keepings.at(-1)).toMatchObject({ status: 'refused', questionIds: ['c'] });
  own.record('c', 'better', false);
  expect(await own.flush()).toBe(true);
  expect(keepings.at(-1)).toEqual({ status: 'saved' });
  expect(taken()).toEqual(['a', 'b', 'd', 'e', 'c']);
});

test('hours without a connection are delivered by the next window in as many calls as they need', async () => {
  const { keeper } = begin();
  for (let count = 0; count < 450; count++) keeper.record(`q${count}`, true, false);
  keeper.stop();
  const delivered: number[] = [];
  const late = await deliverLeftBehind('a', async ({ revisions }) => {
    delivered.push(revisions.length);
    return { uncounted: [delivered.length, 7] };
  });
  expect(late).toEqual([1, 7, 2, 3]);
  expect(delivered).toEqual([200, 200, 50]);
  expect(leftBehind('a')).toEqual([]);
});

test('what the server refuses of them keeps nobody from going on; without a connection all of it stays', async () => {
  const { keeper } = begin();
  keeper.record('q', 'x', false);
  keeper.stop();
  const gone = new ApiError({ code: 'TEST_NOT_FOUND', message: 'Cancelado', status: 404 });
  await expect(deliverLeftBehind('a', () => Promise.reject(gone))).resolves.toEqual([]);
  await expect(deliverLeftBehind('a', () => Promise.reject(offline()))).rejects.toThrow();
  expect(leftBehind('a')).toHaveLength(1);
  // What is not fit to be taken is not sent for ever.
  const refused = new ApiError({ code: 'VALIDATION_FAILED', message: 'Longo', status: 422 });
  await expect(deliverLeftBehind('a', () => Promise.reject(refused))).resolves.toEqual([]);
  expect(leftBehind('a')).toEqual([]);
});

test('a window that another one went on from still hears of the end', async () => {
  const { keeper, sent, keepings } = begin();
  keeper.record('q', 'x', false);
  await keeper.leave('elsewhere');
  expect(sent).toHaveLength(1);
  expect(keepings.at(-1)).toEqual({ status: 'elsewhere' });
  keeper.record('q', 'not taken any more', false);
  await keeper.leave('ended');
  expect(keepings.at(-1)).toEqual({ status: 'ended', uncounted: [], unsent: [] });
});

test('at the end all that waits is sent, and what came too late is named', async () => {
  const { keeper, sent, answer, keepings } = begin();
  Object.assign(answer, { ended: true, uncounted: [3] });
  for (let count = 0; count < 250; count++) keeper.record(`q${count}`, true, false);
  await keeper.leave('ended');
  expect(sent.map(({ revisions }) => revisions.length)).toEqual([200, 50]);
  expect(keepings.at(-1)).toEqual({ status: 'ended', uncounted: [3], unsent: [] });
  expect(leftBehind('a')).toEqual([]);
});

test('what does not come through is named at the end; before it, it is sent again', async () => {
  const { keeper, failures, keepings, sent } = begin();
  failures.push(offline(), offline());
  keeper.record('q', 'x', false);
  await keeper.leave('elsewhere');
  expect(keepings.at(-1)).toEqual({ status: 'offline' });
  await keeper.leave('ended');
  expect(keepings.at(-1)).toEqual({ status: 'ended', uncounted: [], unsent: ['q'] });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(2);
  // The next visit of the result sends it, and says so.
  expect(leftBehind('a')).toHaveLength(1);
});
