import type { BoardChange } from '@prova/contract/funnel/realtime';
import { useCallback, useMemo, useRef } from 'react';

/** A step of several that takes longer shows as it goes on. */
const SHOWS_AFTER_MS = 1000;

interface Changed {
  readonly card: { readonly id: string; readonly version: number };
}

/**
 * Tells one's own steps from what others do: the message about a step comes before its answer. While a step of an
 * application is under way the messages about it wait, and those that the answer has made old are passed over. A step of
 * many that takes a while shows as it goes on: from then on its messages are taken as they come.
 * @param apply takes what is news
 */
export function useOwnSteps(apply: (change: BoardChange) => void) {
  const running = useRef(new Map<string, { steps: number; shows: boolean; changes: BoardChange[] }>());
  /** The versions that answers have brought, also of cards that have left the board since. */
  const answered = useRef(new Map<string, number>());

  const hear = useCallback(
    (change: BoardChange) => {
      const { applicationId: id, version } = change;
      const own = id === null ? undefined : running.current.get(id);
      if (own && !own.shows) own.changes.push(change);
      else if (id === null || version === null || version > (answered.current.get(id) ?? 0)) apply(change);
    },
    [apply],
  );

  /** Runs one step of several. */
  const duringMany = useCallback(
    async <T extends { changes: readonly Changed[] }>(ids: readonly string[], run: () => Promise<T>): Promise<T> => {
      for (const id of ids) {
        const own = running.current.get(id) ?? { steps: 0, shows: false, changes: [] };
        running.current.set(id, own);
        own.steps += 1;
      }
      const show = () => {
        for (const id of ids) {
          const own = running.current.get(id);
          if (!own) continue;
          own.shows = true;
          own.changes.splice(0).forEach(hear);
        }
      };
      const timer = ids.length > 1 ? setTimeout(show, SHOWS_AFTER_MS) : undefined;
      try {
        const answer = await run();
        for (const { card } of answer.changes) answered.current.set(card.id, card.version);
        return answer;
      } finally {
        clearTimeout(timer);
        for (const id of ids) {
          const own = running.current.get(id);
          if (!own) continue;
          own.steps -= 1;
          if (own.steps > 0) continue;
          running.current.delete(id);
          own.changes.forEach(hear);
        }
      }
    },
    [hear],
  );
  /** Runs a step. */
  const during = useCallback(
    async <T extends Changed>(id: string, run: () => Promise<T>): Promise<T> => {
      let answer: T | undefined;
      await duringMany([id], async () => {
        answer = await run();
        return { changes: [answer] };
      });
      return answer as T;
    },
    [duringMany],
  );

  return useMemo(() => ({ hear, during, duringMany }), [hear, during, duringMany]);
}
