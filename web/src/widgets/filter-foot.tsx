import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';

export interface ActiveFilter {
  readonly key: string;
  readonly text: string;
  readonly remove: () => void;
}

type Props = {
  /** The bar that it stands in. */
  bar: RefObject<HTMLElement | null>;
  active: readonly ActiveFilter[];
  isFiltered: boolean;
  onClear: () => void;
  /** How many there are, in words; null where that stands elsewhere. */
  results: string | null | undefined;
  /** What stands before the filters. */
  lead?: ReactNode;
  /** What stands after them. */
  children?: ReactNode;
};

/** What a list is filtered by, each removable, and how much that leaves. */
export function FilterFoot({ bar, active, isFiltered, onClear, results, lead, children }: Props) {
  const { t } = useTranslation('parts');
  const removed = useRef(false);
  const shown = `${isFiltered} ${active.map(({ key }) => key)}`;
  // What was pressed goes away with what it removed; the focus goes on to what is left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every change of the filters.
  useEffect(() => {
    const lost = removed.current && document.activeElement === document.body;
    removed.current = false;
    if (lost) bar.current?.querySelector<HTMLElement>('li button, input')?.focus();
  }, [shown]);
  const remove = (act: () => void) => () => {
    act();
    removed.current = true;
  };
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-2">
      {lead}
      {active.length > 0 && (
        <ul aria-label={t('filters.active')} className="contents">
          {active.map(({ key, text, remove: act }) => (
            <li key={key} className="max-w-full">
              <Chip onRemove={remove(act)}>{text}</Chip>
            </li>
          ))}
        </ul>
      )}
      {isFiltered && (
        <Button size="sm" variant="ghost" className="text-brand" onClick={remove(onClear)}>
          {t('filters.clear')}
        </Button>
      )}
      {children}
      {results !== null && (
        <p role="status" className="tabular ml-auto text-sm text-muted">
          {results}
        </p>
      )}
    </div>
  );
}
