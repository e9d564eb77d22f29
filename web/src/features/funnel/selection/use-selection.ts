import { MOST_AT_ONCE } from '@prova/contract/funnel/mass-actions';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../ui/toast-store.ts';
import { type Choice, type Choosable, NOBODY, rangeOf, toggled, withAll, without } from './choice.ts';

/** Whom the next step is about, several at once. */
export function useSelection() {
  const { t } = useTranslation('funnel');
  const [choice, setChoice] = useState<Choice>(NOBODY);
  /** Asked for by a button: a tap on somebody chooses them. */
  const [picking, setPicking] = useState(false);
  const anchor = useRef<string | null>(null);
  const latest = useRef(choice);

  const change = useCallback(
    (next: Choice, isFull: boolean) => {
      latest.current = next;
      setChoice(next);
      if (isFull) toast.info(t('select.full', { count: MOST_AT_ONCE }));
    },
    [t],
  );
  const steps = useMemo(() => {
    const add = (items: readonly Choosable[]) => {
      const next = withAll(latest.current, items, MOST_AT_ONCE);
      change(
        next,
        items.some(({ id }) => !next.has(id)),
      );
    };
    return {
      /** @param order the list it stands in, where all from the last one to this one are meant */
      toggle: (item: Choosable, order?: readonly Choosable[]) => {
        if (order) add(rangeOf(order, anchor.current, item.id));
        else {
          const next = toggled(latest.current, item, MOST_AT_ONCE);
          change(next, next === latest.current);
        }
        anchor.current = item.id;
      },
      add,
      remove: (ids: readonly string[]) => change(without(latest.current, ids), false),
      /** What is on the screen by now is what is meant. */
      renew: (ids: readonly string[]) => {
        const known = new Set(ids);
        change(new Map([...latest.current].map(([id, version]) => [id, known.has(id) ? null : version])), false);
      },
      begin: () => setPicking(true),
      clear: () => {
        change(NOBODY, false);
        setPicking(false);
        anchor.current = null;
      },
    };
  }, [change]);
  return { choice, picking, isActive: picking || choice.size > 0, ...steps };
}
export type Selection = ReturnType<typeof useSelection>;
