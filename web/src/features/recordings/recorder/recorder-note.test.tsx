import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { toast, toastStore } from '../../../ui/toast-store.ts';
import type { RecorderState } from './recorder.ts';
import { RecorderNote } from './recorder-note.tsx';

const RECORDING: RecorderState = {
  state: 'recording',
  problem: null,
  isWithoutPicture: false,
  leftBytes: 0,
  heldBytes: 0,
  lostMs: 0,
  isBroken: false,
  isGone: false,
};

test('nothing is said while all goes well', () => {
  const { container } = render(<RecorderNote state={RECORDING} />);
  expect(container.textContent).toBe('');
});

test('what was lost hides nothing else', () => {
  const offline = { operation: 'chunk', why: 'offline' } as const;
  render(<RecorderNote state={{ ...RECORDING, lostMs: 3000, leftBytes: 2_000_000, problem: offline }} />);
  expect(screen.getByRole('alert').textContent).toContain('Faltou espaço');
  expect(screen.getByRole('status').textContent).toContain('Sem conexão');
});

test('that nothing more is taken is said while it would be recorded, and by a toast at the end', () => {
  const { rerender, container } = render(<RecorderNote state={{ ...RECORDING, isGone: true }} />);
  expect(screen.getByRole('status').textContent).not.toBe('');
  rerender(<RecorderNote state={{ ...RECORDING, isGone: true, state: 'aborted' }} />);
  expect(container.textContent).toBe('');
  expect(toastStore.read()).toHaveLength(1);
  toast.clear();
});

test('figures that change all the time are not read out each time', () => {
  const states: Partial<RecorderState>[] = [
    { lostMs: 3000 },
    { heldBytes: 2_000_000 },
    { leftBytes: 2_000_000, problem: { operation: 'chunk', why: 'offline' } },
    { leftBytes: 2_000_000, state: 'uploading' },
  ];
  for (const changes of states) {
    const { container, unmount } = render(<RecorderNote state={{ ...RECORDING, ...changes }} />);
    const quiet = container.querySelector('[aria-live="off"]');
    expect(quiet?.textContent).toMatch(/\d/);
    quiet?.remove();
    expect(container.textContent).toMatch(/^\D+$/);
    unmount();
  }
});
