import type { BoardChange } from '@prova/contract/funnel/realtime';
import { useCallback, useMemo, useRef } from 'react';

interface Changed {
  readonly card: { readonly id: string; readonly version: number };
}

/**
 * Tells one's own steps from what others do: the message about a step comes before its answer. While a step of an
 * application is under way the messages about it wait, and those that the answer has made old are passed over.
 * @param apply takes what is news
 */
export function useOwnSteps(apply: (change: BoardChange) => void) {
  const running = useRef(new Map<string, { steps: number; changes: BoardChange[] }>());
  /** The versions that answers have brought, also of cards that have left the board since. */
  const answered = useRef(new Map<string, number>());

  const hear = useCallback(
    (change: BoardChange) => {
      const { applicationId: id, version } = change;
      const own = id === null ? undefined : running.current.get(id);
      if (own) own.changes.push(change);
      else if (id === null || version === null || version > (answered.current.get(id) ?? 0)) apply(change);
    },
    [apply],
  );

  /** Runs one step of several. */
  const duringMany = useCallback(
    async <T extends { changes: readonly Changed[] }>(ids: readonly string[], run: () => Promise<T>): Promise<T> => {
      for (const id of ids) {
        const own = running.current.get(id) ?? { steps: 0, changes: [] };
        running.current.set(id, own);
        own.steps += 1;
      }
      try {
        const answer = await run();
        for (const { card } of answer.changes) answered.current.set(card.id, card.version);
        return answer;
      } finally {
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
