import { afterEach, expect, test, vi } from 'vitest';
import { isPainted } from './is-painted.ts';

type Heard = (list: { getEntriesByName: (name: string) => unknown[] }) => void;

/** A browser that says when it has painted. */
function stubPaint(): (name: string) => void {
  let heard: Heard = () => undefined;
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(listener: Heard) {
        heard = listener;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  return (painted) => heard({ getEntriesByName: (name) => (name === painted ? [name] : []) });
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Whether it has resolved by now. */
async function isDone(promise: Promise<void>): Promise<boolean> {
  const open = Symbol('open');
  return (await Promise.race([promise.then(() => null), Promise.resolve().then(() => open)])) === null;
}

test('waits for words on the screen, not for a background', async () => {
  const paint = stubPaint();
  const painted = isPainted();
  paint('first-paint');
  expect(await isDone(painted)).toBe(false);
  paint('first-contentful-paint');
  await painted;
});

test('does not wait in a tab that nobody looks at', async () => {
  stubPaint();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await isPainted();
});

test('goes on without a word from the browser', async () => {
  vi.useFakeTimers();
  stubPaint();
  const painted = isPainted();
  expect(await isDone(painted)).toBe(false);
  await vi.runAllTimersAsync();
  await painted;
});
