import { afterEach, expect, test } from 'vitest';
import { toast, toastStore } from '../../../ui/toast-store.ts';
import type { Recorder, RecorderState } from './recorder.ts';
import { sayTheEnd, tellUntilSent } from './tell-until-sent.ts';

afterEach(toast.clear);

const UPLOADING: RecorderState = {
  state: 'uploading',
  problem: null,
  isWithoutPicture: false,
  leftBytes: 1000,
  heldBytes: 0,
  lostMs: 0,
  isBroken: false,
  isGone: false,
};

test('how far the rest has come is right also where more comes while it is sent', async () => {
  let state = UPLOADING;
  const listeners = new Set<() => void>();
  const stopped = Promise.withResolvers<void>();
  const recorder: Recorder = {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => stopped.promise,
  };
  const write = (changes: Partial<RecorderState>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };
  const told = tellUntilSent(recorder);
  const shown = () => toastStore.read()[0]?.progress?.done;
  expect(shown()).toBe(0);
  write({ leftBytes: 4000 });
  expect(shown()).toBe(0);
  write({ leftBytes: 1000 });
  expect(shown()).toBe(0.75);
  expect(toastStore.read()[0]?.progress?.words?.(0.75)).toMatch(/3.* de 4/);
  write({ leftBytes: 0, state: 'completed' });
  stopped.resolve();
  await told;
  expect(toastStore.read().map(({ text }) => text)).toEqual(['Gravação enviada']);
});

test('what has arrived in part is not called sent', () => {
  sayTheEnd({ ...UPLOADING, state: 'completed', isBroken: true });
  expect(toastStore.read().map(({ type }) => type)).toEqual(['warning']);
});
