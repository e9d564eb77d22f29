import { useTranslation } from 'react-i18next';
import { cx } from './cx.ts';

const RADIUS = 20;
const AROUND = 2 * Math.PI * RADIUS;
const sizes = { sm: 'size-10 text-xs', md: 'size-12 text-sm', lg: 'size-18 text-h4' };

/** The match as a ring, 0 to 100. What opens its explanation stands around or beside it. */
export function MatchRing({
  percent,
  good = true,
  size = 'md',
  className,
}: {
  percent: number;
  /** False where it says that somebody does not fit well: green would say the contrary. */
  good?: boolean;
  size?: keyof typeof sizes;
  className?: string;
}) {
  const { t, i18n } = useTranslation(['ui', 'parts']);
  const shown = Math.round(percent);
  const text = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(shown / 100);
  return (
    <span
      role="img"
      aria-label={t('parts:match.label', { percent: text })}
      className={cx('relative inline-grid shrink-0 place-items-center', sizes[size], className)}
    >
      <svg viewBox="0 0 48 48" className="absolute inset-0 -rotate-90" aria-hidden="true">
        <circle cx="24" cy="24" r={RADIUS} fill="none" stroke="var(--border)" strokeWidth="4.5" />
        {/* Round ends would draw a dot of nothing. */}
        {shown > 0 && (
          <circle
            cx="24"
            cy="24"
            r={RADIUS}
            fill="none"
            stroke={good ? 'var(--brand)' : 'var(--border-strong)'}
            strokeWidth="4.5"
            strokeLinecap="round"
            strokeDasharray={`${(AROUND * shown) / 100} ${AROUND}`}
          />
        )}
      </svg>
      <span aria-hidden="true" className="tabular relative font-heading font-bold">
        {text}
      </span>
    </span>
  );
}
