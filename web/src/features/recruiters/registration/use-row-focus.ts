import { useEffect, useRef } from 'react';

/** A row that is removed takes the focus with it: it goes to the button of the row that moved up, else to "add". */
export function useRowFocus() {
  const list = useRef<HTMLDivElement & HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const gone = useRef<number | null>(null);
  useEffect(() => {
    if (gone.current === null) return;
    const next = list.current?.querySelector<HTMLElement>(`[data-row="${gone.current}"]`);
    gone.current = null;
    (next ?? add.current)?.focus();
  });
  return {
    list,
    add,
    removed: (index: number) => {
      gone.current = index;
    },
  };
}
