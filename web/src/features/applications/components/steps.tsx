import type { ApplicationOverview } from '@prova/contract/applications/applications';
import { Check, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMinutes } from '../../../lib/use-minutes.ts';
import { cx } from '../../../ui/cx.ts';
import { useStageName } from './use-stage-name.ts';

type Place = 'done' | 'skipped' | 'current' | 'ahead';

const PLACES: Record<Place, string> = {
  done: 'border-brand bg-brand text-on-brand',
  skipped: 'border-border-strong text-muted',
  current: 'border-brand text-brand',
  ahead: 'border-border-strong text-muted',
};

/** Every step of the process by its name, with the time that it takes; where the application is, and was. */
export function Steps({ status, calm }: { status: ApplicationOverview; calm: boolean }) {
  const { t } = useTranslation('application-status');
  const nameOf = useStageName();
  const minutes = useMinutes();
  const { stages, stageIndex, waitsFor } = status;
  const placeOf = ({ type, visited }: (typeof stages)[number], index: number): Place => {
    if (index > stageIndex) return 'ahead';
    // Nothing comes after a hire.
    if (index === stageIndex) return type === 'hired' && waitsFor === 'nobody' ? 'done' : 'current';
    return visited ? 'done' : 'skipped';
  };
  return (
    <ol aria-label={t('stages')} className="flex flex-col gap-3">
      {stages.map((stage, index) => {
        const place = placeOf(stage, index);
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its position.
            key={index}
            aria-current={place === 'current' && !calm ? 'step' : undefined}
            className="flex items-start gap-3"
          >
            <span
              aria-hidden="true"
              className={cx(
                'grid size-7 shrink-0 place-items-center rounded-full border-2 text-small font-bold',
                calm ? 'border-border-strong text-muted' : PLACES[place],
              )}
            >
              {place === 'done' ? (
                <Check className="size-4" />
              ) : place === 'skipped' ? (
                <Minus className="size-4" />
              ) : (
                index + 1
              )}
            </span>
            {/* The smaller letters stand on the line of the larger ones. */}
            <span className="flex min-w-0 flex-1 items-baseline gap-3 pt-0.5">
              <span
                className={cx(
                  'min-w-0 flex-1 wrap-break-word',
                  place === 'current' && 'font-semibold',
                  (place === 'ahead' || place === 'skipped') && 'text-muted',
                )}
              >
                {nameOf(stage)}
                {/* Once it has ended it stands nowhere. */}
                {!(calm && place === 'current') && (
                  <span className={place === 'skipped' ? '' : 'sr-only'}>{`, ${t(`place.${place}`)}`}</span>
                )}
              </span>
              {place !== 'skipped' && stage.minutes !== null && (
                <span className="shrink-0 text-sm text-muted">{minutes(stage.minutes)}</span>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
