import type { Card } from '@prova/contract/funnel/funnel';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { http } from 'msw';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { failure, success, testApi } from '../../../test/api.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { toast, toastStore } from '../../ui/toast-store.ts';
import { findCard } from './board-state.ts';
import { boardOf } from './test-board.ts';
import type { BoardHandle } from './use-board.ts';
import { useChanges } from './use-changes.ts';

const server = testApi();
const api = (path: string) => `${location.origin}/api/v1/applications${path}`;

afterEach(() => {
  toast.clear();
});

/** Steps beside a board of which no card is loaded: the application was opened by its address. */
function beside() {
  const board = {
    queryKey: ['board'],
    read: () => undefined,
    put: vi.fn(),
    settle: vi.fn(),
    refresh: vi.fn(),
    touch: vi.fn(),
    during: (_id: string, run: () => Promise<unknown>) => run(),
  } as unknown as BoardHandle;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={createQueryClient(() => undefined)}>{children}</QueryClientProvider>
  );
  return { board, changes: renderHook(() => useChanges('job', board), { wrapper }).result.current };
}
const ana = findCard(boardOf({ new: ['Ana'] }), 'id-Ana') as Card;
const done = () => 'feito';
const shown = () => toastStore.read().map(({ type, text, description }) => ({ type, text, description }));

test('a step whose card cannot be loaded says that it failed', async () => {
  server.use(http.get(api('/funnel-board/cards'), () => failure(500, 'INTERNAL_ERROR', 'caiu')));
  const { changes } = beside();
  await expect(changes.act('id-Ana', { action: 'approve' }, { done, failed: 'não avançou' })).rejects.toThrow('caiu');
  expect(shown()).toEqual([{ type: 'error', text: 'não avançou', description: 'caiu' }]);
});

test('a step of an application that is gone is not taken for done', async () => {
  server.use(
    http.get(api('/funnel-board/cards'), () => success([])),
    http.post(api('/:id/actions'), () => failure(404, 'APPLICATION_NOT_FOUND', 'não há')),
  );
  const { board, changes } = beside();
  await expect(changes.act('id-Ana', { action: 'hire', reason: 'por fora' }, { done })).rejects.toThrow('não há');
  // The dialog shows it.
  expect(shown()).toEqual([]);
  expect(board.refresh).toHaveBeenCalledWith(['id-Ana']);
});

test('a step of a card that is not loaded carries the version that was asked for', async () => {
  const sent: unknown[] = [];
  server.use(
    http.get(api('/funnel-board/cards'), () => success([{ ...ana, version: 7 }])),
    http.post(api('/:id/actions'), async ({ request }) => {
      sent.push(await request.json());
      return success({ card: { ...ana, version: 8 }, eventId: 'e', undoUntil: null });
    }),
  );
  const { changes } = beside();
  await changes.act('id-Ana', { action: 'approve' }, { done, failed: 'não avançou' });
  expect(sent).toEqual([{ action: 'approve', version: 7 }]);
  expect(shown()).toEqual([{ type: 'success', text: 'feito', description: undefined }]);
});

test('an undo that fails says what stays', async () => {
  server.use(
    http.get(api('/funnel-board/cards'), () => success([ana])),
    http.put(api('/candidate/:id/stage'), () =>
      success({ card: ana, eventId: 'e', undoUntil: '2026-11-20T00:00:10.000Z' }),
    ),
    http.post(api('/:id/undo'), () => failure(409, 'UNDO_EXPIRED', 'tarde demais')),
  );
  const { changes } = beside();
  const stage = boardOf({}).columns[1]?.stage;
  if (!stage) throw new Error('no stage');
  changes.move(ana, stage);
  await vi.waitFor(() => expect(shown()[0]?.type).toBe('success'));
  toastStore.read()[0]?.action?.onAction();
  await vi.waitFor(() =>
    expect(shown()).toContainEqual({
      type: 'error',
      text: 'A mudança na candidatura de Ana não foi desfeita',
      description: 'tarde demais',
    }),
  );
});
