import { BAND_MINIMA, bandOf } from '@prova/contract/matching/formula';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { cx } from '../../../ui/cx.ts';
import { MatchRing } from '../../../ui/match-ring.tsx';

/** The band of a score, in a word. */
export function useBandName(): (score: number | null) => string {
  const { t } = useTranslation('matching');
  return (score) => (score === null ? t('unknown') : t(`bands.${bandOf(score)}`));
}

/** A percentage and its band, as a sentence says them. */
export function useMatchWords(): (score: number) => string {
  const bandName = useBandName();
  const { percent } = useFormat();
  return (score) => `${percent(score / 100)}, ${bandName(score).toLowerCase()}`;
}

/** A match in a number and a word; pressed, it opens what the number stands on. */
export function MatchButton({
  score,
  label,
  size = 'md',
  band = true,
  className,
  onPress,
}: {
  /** 0 to 100; null where too little is known. */
  score: number | null;
  label: string;
  size?: 'sm' | 'md' | 'lg';
  /** False where the place says the word already. */
  band?: boolean;
  className?: string | undefined;
  onPress: () => void;
}) {
  const bandName = useBandName();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={label}
      onClick={onPress}
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
        <MatchRing percent={score} good={score >= BAND_MINIMA.good} size={size} />
      )}
      {band && (
        <span className="max-w-20 text-center text-xs leading-tight font-medium text-muted">{bandName(score)}</span>
      )}
    </button>
  );
}
