import { offsetAt } from '@prova/contract/interviews/local-time';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { type Clock, instantsIn } from './interview-form.ts';

type Props = { clock: Clock; onChange: (change: Partial<Clock>) => void };

/** What can be meant, where clocks are put forward or back at that hour. On all other days nothing. */
export function ClockChoices({ clock, onChange }: Props) {
  const { t } = useTranslation('interviews');
  const instants = instantsIn(clock);
  if (!instants || instants.at.length === 1) return null;
  if (instants.at.length === 0)
    return (
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="sr-only">{t('form.skipped')}</legend>
        {instants.near.map(({ day, time }) => (
          <Button key={time} size="sm" onClick={() => onChange({ date: day, time, offset: undefined })}>
            {time}
          </Button>
        ))}
      </fieldset>
    );
  return (
    <RadioGroup
      label={t('form.repeated')}
      value={clock.offset ?? null}
      onChange={(offset) => onChange({ offset })}
      options={instants.at.map((at, index) => {
        const offset = offsetAt(at, clock.timeZone ?? 'UTC');
        return { value: offset, label: t(index === 0 ? 'form.before' : 'form.after', { offset: `UTC${offset}` }) };
      })}
    />
  );
}
