import { bandOf } from '@prova/contract/matching/formula';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { cx } from '../../../ui/cx.ts';
import { MatchRing } from '../../../ui/match-ring.tsx';

const MatchDialog = lazy(async () => ({ default: (await import('./match-dialog.tsx')).MatchDialog }));

type Props = {
  job: { id: string; title: string };
  /** 0 to 100; null where too little is known. */
  score: number | null;
  size?: 'sm' | 'md' | 'lg';
  className?: string;
};

/** How the reader matches a job, in a number and a word. It opens what the number stands on. */
export function MatchScore({ job, score, size = 'md', className }: Props) {
  const { t } = useTranslation('matching');
  const { percent } = useFormat();
  const [open, setOpen] = useState(false);
  const band = score === null ? t('unknown') : t(`bands.${bandOf(score)}`);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={
          score === null
            ? t('openUnknown', { title: job.title })
            : t('open', { percent: percent(score / 100), band: band.toLowerCase(), title: job.title })
        }
        onClick={() => setOpen(true)}
        className={cx(
          'relative z-1 inline-flex min-h-11 min-w-11 shrink-0 flex-col items-center justify-center gap-0.5 rounded-control p-1 hover:bg-sunken',
          className,
        )}
      >
        {score === null ? (
          <span
            aria-hidden="true"
            className="grid size-10 place-items-center rounded-full border-2 border-dashed border-border-strong text-muted"
          >
            ?
          </span>
        ) : (
          <MatchRing percent={score} size={size} />
        )}
        <span className="max-w-20 text-center text-xs leading-tight font-medium text-muted">{band}</span>
      </button>
      {open && (
        <Suspense>
          <MatchDialog job={job} score={score} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
