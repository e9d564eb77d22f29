import { expect, test } from 'vitest';
import { atMost } from './at-most.ts';

function work() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { run: () => promise, resolve, reject };
}

test('as many as allowed run at once, the others in the order in which they came', async () => {
  const inTurn = atMost(2);
  const pieces = [work(), work(), work(), work()];
  const begun: number[] = [];
  const answers = pieces.map(({ run }, index) =>
    inTurn(() => {
      begun.push(index);
      return run();
    }),
  );
  expect(begun).toEqual([0, 1]);
  pieces[1]?.resolve('second');
  expect(await answers[1]).toBe('second');
  await Promise.resolve();
  expect(begun).toEqual([0, 1, 2]);
  // A failure gives its place away like a success.
  pieces[0]?.reject(new Error('no'));
  await expect(answers[0]).rejects.toThrow('no');
  expect(begun).toEqual([0, 1, 2, 3]);
  for (const piece of pieces) piece.resolve('done');
  expect(await Promise.all(answers.slice(2))).toEqual(['done', 'done']);
});

test('who finds the queue full is told so at once, and later ones find capacity again', async () => {
  const inTurn = atMost(1, 1);
  const [first, second] = [work(), work()];
  const running = inTurn(first.run);
  const waiting = inTurn(second.run);
  await expect(inTurn(async () => 'third')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  first.resolve('first');
  second.resolve('second');
  expect(await Promise.all([running, waiting])).toEqual(['first', 'second']);
  expect(await inTurn(async () => 'fourth')).toBe('fourth');
});
