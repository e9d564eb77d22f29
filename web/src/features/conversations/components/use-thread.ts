import type { Message, OwnConversation } from '@prova/contract/conversations/conversations';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CallOptions } from '../../../lib/request.ts';
import { useReload } from '../../../lib/use-reload.ts';
import { type Loaded, withNewest, withOlder, withSent } from './thread-state.ts';

/** What both sides are told of a conversation. */
export type Shown = Omit<OwnConversation, 'companyName'>;

/** How one side reads and writes; the same for as long as it is on screen. */
export interface ThreadEntry<C extends Shown> {
  readonly load: (cursor: string | undefined) => Promise<C>;
  readonly send: (body: string, files: readonly File[], options: CallOptions) => Promise<Message>;
  readonly read: (upTo: string) => Promise<{ unread: number }>;
}

export interface Thread<C extends Shown> {
  /** The newest answer; its messages are in `loaded`. */
  readonly data: C | undefined;
  readonly loaded: Loaded | undefined;
  readonly error: unknown;
  /** At once, and again soon where it is asked for meanwhile. */
  readonly refetch: () => void;
  readonly loadOlder: () => Promise<void>;
  readonly send: (body: string, files: readonly File[], options: CallOptions) => Promise<void>;
  /** Everything that is loaded was on screen. */
  readonly see: () => void;
}

/** A conversation without a cache of queries, so that pages for everybody carry it, too. */
export function useThread<C extends Shown>(entry: ThreadEntry<C>): Thread<C> {
  const [{ data, loaded, error }, setState] = useState<{ data?: C; loaded?: Loaded; error?: unknown }>({});
  const latest = useRef({ entry, data, loaded });
  // Before the effects of what is drawn below, which may say at once that it was seen.
  useLayoutEffect(() => {
    latest.current = { entry, data, loaded };
  });
  /** Read up to this one, or on its way. */
  const seen = useRef<string>(undefined);

  const refetch = useReload(
    useCallback(
      () =>
        latest.current.entry.load(undefined).then(
          (data) => setState((before) => ({ data, loaded: withNewest(before.loaded, data) })),
          (error: unknown) => setState((before) => ({ ...before, error })),
        ),
      [],
    ),
  );
  useEffect(() => refetch(), [refetch]);

  const loadOlder = useCallback(async () => {
    const cursor = latest.current.loaded?.nextCursor;
    if (!cursor) return;
    const page = await latest.current.entry.load(cursor);
    setState((before) => (before.loaded ? { ...before, loaded: withOlder(before.loaded, page) } : before));
  }, []);

  const send = useCallback(
    async (body: string, files: readonly File[], options: CallOptions) => {
      const message = await latest.current.entry.send(body, files, options);
      setState((before) => (before.loaded ? { ...before, loaded: withSent(before.loaded, message) } : before));
      // What the server thinks of further ones.
      refetch();
    },
    [refetch],
  );

  const see = useCallback(() => {
    const { entry, data, loaded } = latest.current;
    const newest = loaded?.messages[0]?.id;
    if (!data || data.unread === 0 || newest === undefined || seen.current === newest) return;
    seen.current = newest;
    entry.read(newest).then(
      ({ unread }) => setState((before) => (before.data ? { ...before, data: { ...before.data, unread } } : before)),
      () => {
        // The next look tries again: it stays unread until somebody says that it was seen.
        seen.current = undefined;
      },
    );
  }, []);

  return { data, loaded, error, refetch, loadOlder, send, see };
}
