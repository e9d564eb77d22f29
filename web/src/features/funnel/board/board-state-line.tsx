import type { Board } from '@prova/contract/funnel/funnel';
import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TimeAgo } from '../../../widgets/time-ago.tsx';

type Props = {
  /** A phone has no space for what goes without saying; the tabs have the counts. */
  quiet: boolean;
  total: number;
  /** Of the whole job, while nothing is filtered: people who were hired are not among the open ones. */
  counts: Pick<Board['counts'], 'open' | 'hired'> | null;
  /** Messages come now. */
  ready: boolean;
  updatedAt: number;
};

/** How many there are, and whether what one sees is what is. */
export function BoardStateLine({ quiet, total, counts, ready, updatedAt }: Props) {
  const { t } = useTranslation('funnel');
  if (quiet && ready) return null;
  return (
    <p className="tabular flex flex-wrap items-center justify-end gap-x-1.5 text-muted">
      <span role="status">
        {counts
          ? [t('open', { count: counts.open }), counts.hired > 0 && t('hiredCount', { count: counts.hired })]
              .filter(Boolean)
              .join(' · ')
          : t('count', { count: total })}
      </span>
      <span aria-hidden="true">·</span>
      {ready ? (
        <span>{t('live.now')}</span>
      ) : (
        <span role="status" className="inline-flex items-center gap-1.5 text-amber">
          <WifiOff className="size-4" aria-hidden="true" />
          <span>
            {t('live.lost')} {updatedAt > 0 && <TimeAgo sentence date={new Date(updatedAt)} />}
          </span>
        </span>
      )}
    </p>
  );
}
