import { ChevronDown, ChevronUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import { newestUndo } from '../../../ui/toast-store.ts';
import { usePanelKeys } from './use-panel-keys.ts';

type Props = {
  /** From 1 on; null for who stands in no line. */
  place: number | null;
  total: number;
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
  /** The arrows to the sides go on, too: up and down scroll what is open. */
  sideways?: boolean;
};

/** Where one is among the others, and the way to the one before and the one after. */
export function PanelSteps({ place, total, previous, next, sideways = false }: Props) {
  const { t } = useTranslation('funnel');
  usePanelKeys({
    j: () => next?.(),
    k: () => previous?.(),
    ...(sideways && { arrowright: () => next?.(), arrowleft: () => previous?.() }),
    n: () => document.querySelector<HTMLElement>('textarea[data-new-note]')?.focus(),
    z: () => newestUndo()?.(),
  });
  // Whoever has left the line has no place in it, and still stood between others.
  if (place === null && !previous && !next) return null;
  return (
    <>
      {place !== null && (
        <span className="tabular text-small whitespace-nowrap text-muted">{t('panel.place', { place, total })}</span>
      )}
      <IconButton
        size="sm"
        label={t('panel.previous')}
        icon={<ChevronUp />}
        aria-disabled={!previous}
        className={previous ? '' : 'opacity-40'}
        onClick={previous}
      />
      <IconButton
        size="sm"
        label={t('panel.next')}
        icon={<ChevronDown />}
        aria-disabled={!next}
        className={next ? '' : 'opacity-40'}
        onClick={next}
      />
    </>
  );
}
