import type { SessionUser } from '@prova/contract/accounts/accounts';
import { act, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { authStore } from '../../../lib/auth-store.ts';
import type { RecorderState } from './recorder.ts';
import { startRecorder } from './recorder.ts';
import { RoomRecorder } from './room-recorder.tsx';

vi.mock('./recorder.ts');

afterEach(() => {
  authStore.write({ status: 'loading' });
});

test('a recorder begins also where it is known only later who is here, and once', () => {
  const state = { state: 'recording', lostMs: 0, heldBytes: 0, problem: null } as RecorderState;
  const stop = vi.fn(async () => undefined);
  vi.mocked(startRecorder).mockReturnValue({ read: () => state, subscribe: () => () => undefined, stop });
  const recording = { recordingId: 'r', picture: false, startedAt: '2026-11-29T12:00:00Z' };
  const source = { peers: () => [], subscribe: () => () => undefined };
  render(<RoomRecorder recording={recording} source={source} clockOffset={0} />);
  expect(startRecorder).not.toHaveBeenCalled();
  act(() => void authStore.write({ status: 'signed-in', user: { id: 'marta' } as SessionUser }));
  expect(startRecorder).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ recordingId: 'r', userId: 'marta' }));
  act(() => void authStore.write({ status: 'signed-in', user: { id: 'marta', name: 'Marta' } as SessionUser }));
  expect(startRecorder).toHaveBeenCalledTimes(1);
  expect(stop).not.toHaveBeenCalled();
});
