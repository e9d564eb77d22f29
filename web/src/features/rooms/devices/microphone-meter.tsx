import { Check, Mic } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../../ui/cx.ts';
import { type Hearing, LEVELS } from './use-microphone-level.ts';

const STEPS = Array.from({ length: LEVELS }, (_, index) => index);

/** How loud somebody speaks. Who reads by ear is told once that they were heard, not at each word. */
export function MicrophoneMeter({ level, hearing }: { level: number; hearing: Hearing }) {
  const { t } = useTranslation('rooms-devices');
  const isHeard = hearing === 'heard';
  return (
    <div className="flex flex-col gap-2">
      <div aria-hidden="true" className="flex items-center gap-3">
        <Mic className="size-5 shrink-0 text-muted" />
        <span className="flex flex-1 gap-1">
          {STEPS.map((step) => (
            <span key={step} className={cx('h-2.5 flex-1 rounded-full', step < level ? 'bg-brand' : 'bg-border')} />
          ))}
        </span>
      </div>
      <p
        role="status"
        className={cx(
          'flex items-start gap-1.5 text-small',
          isHeard ? 'text-brand' : hearing === 'silent' ? 'text-amber' : 'text-muted',
        )}
      >
        {isHeard && <Check className="size-4 shrink-0" aria-hidden="true" />}
        {t(`hearing.${hearing}`)}
      </p>
    </div>
  );
}
