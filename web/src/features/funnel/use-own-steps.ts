import type { BoardChange } from '@prova/contract/funnel/realtime';
import { useCallback, useMemo, useRef } from 'react';

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

  /** Runs a step. */
  const during = useCallback(
    async <T extends { card: { version: number } }>(id: string, run: () => Promise<T>): Promise<T> => {
      const own = running.current.get(id) ?? { steps: 0, changes: [] };
      running.current.set(id, own);
      own.steps += 1;
      try {
        const answer = await run();
        answered.current.set(id, answer.card.version);
        return answer;
      } finally {
        own.steps -= 1;
        if (own.steps === 0) {
          running.current.delete(id);
          own.changes.forEach(hear);
        }
      }
    },
    [hear],
  );

  return useMemo(() => ({ hear, during }), [hear, during]);
}
