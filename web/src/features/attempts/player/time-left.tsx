import { Clock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountdown } from '../../../lib/use-countdown.ts';
import { cx } from '../../../ui/cx.ts';

const HURRY_SECONDS = 300;

/** The time that is left, and what happens when none is. */
export function TimeLeft({ until, onOver }: { until: number; onOver: () => void }) {
  const { t } = useTranslation('tests');
  const seconds = useCountdown(until);
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  useEffect(() => {
    if (seconds === 0) over.current();
  }, [seconds]);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const parts = [...(hours > 0 ? [hours] : []), minutes, seconds % 60];
  const text = parts.map((part, index) => (index > 0 ? String(part).padStart(2, '0') : part)).join(':');
  return (
    <p
      role="timer"
      aria-label={`${t('player.left')}: ${text}`}
      className={cx('tabular flex items-center gap-2 font-semibold', seconds <= HURRY_SECONDS && 'text-red')}
    >
      <Clock className="size-4" />
      {text}
      <span className="text-small font-normal text-muted max-sm:hidden">{t('player.leftByServer')}</span>
    </p>
  );
}
