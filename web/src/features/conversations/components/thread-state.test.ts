import type { Message } from '@prova/contract/conversations/conversations';
import { expect, test } from 'vitest';
import { withNewest, withOlder, withSent } from './thread-state.ts';

const message = (n: number, readAt: string | null = null): Message => ({
  id: `0193-${String(n).padStart(4, '0')}`,
  from: 'team',
  author: null,
  body: String(n),
  attachments: [],
  createdAt: '2026-11-01T12:00:00.000Z',
  readAt,
});
/** From one number down to another. */
const page = (from: number, to: number, nextCursor: string | null = 'more') => ({
  messages: Array.from({ length: from - to + 1 }, (_, index) => message(from - index)),
  nextCursor,
});
const shown = ({ messages }: { messages: readonly Message[] }) => messages.map(({ body }) => Number(body));

test('what is new comes before the older ones that were loaded', () => {
  const loaded = withOlder(page(9, 5), page(4, 1, null));
  const after = withNewest(loaded, page(11, 7));
  expect(shown(after)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect(after.nextCursor).toBeNull();
});

test('where more has come than one page holds, it begins anew', () => {
  const after = withNewest(page(9, 5), page(30, 26));
  expect(shown(after)).toEqual([30, 29, 28, 27, 26]);
  expect(after.nextCursor).toBe('more');
});

test('states of reading are taken over', () => {
  const [first] = withNewest(page(3, 1, null), { messages: [message(3, 'now')], nextCursor: null }).messages;
  expect(first?.readAt).toBe('now');
});

test('one that was sent stands once, by whichever way it came', () => {
  const sent = withSent(page(2, 1), message(3));
  expect(shown(withSent(sent, message(3)))).toEqual([3, 2, 1]);
  expect(shown(withOlder(sent, page(2, 1)))).toEqual([3, 2, 1]);
});
