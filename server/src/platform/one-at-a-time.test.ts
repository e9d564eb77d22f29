import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

test('work of one key runs in its order, also after a failure, and beside that of others', async () => {
  const inTurn = oneAtATime();
  const begun: string[] = [];
  const first = Promise.withResolvers<string>();
  const run = (key: string, name: string, work: () => Promise<string>) =>
    inTurn(key, () => {
      begun.push(name);
      return work();
    });
  const a1 = run('a', 'a1', () => first.promise);
  const a2 = run('a', 'a2', async () => 'second');
  const b1 = run('b', 'b1', async () => 'beside');
  expect(await b1).toBe('beside');
  expect(begun).toEqual(['a1', 'b1']);
  first.reject(new Error('no'));
  await expect(a1).rejects.toThrow('no');
  expect(await a2).toBe('second');
  expect(await run('a', 'a3', async () => 'third')).toBe('third');
  expect(begun).toEqual(['a1', 'b1', 'a2', 'a3']);
});
