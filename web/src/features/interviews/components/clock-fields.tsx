import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dayAhead } from '../../../lib/calendar-day.ts';
import { DatePicker } from '../../../ui/date-field.tsx';
import { TimeField } from '../../../ui/time-field.tsx';
import { ClockChoices } from './clock-choices.tsx';
import { type Clock, instantIn } from './interview-form.ts';
import { TimeZoneField } from './time-zone-field.tsx';

type ClockForm = {
  setValue: (name: keyof Clock, value: string | undefined, options: object) => void;
  getValues: () => Clock;
  trigger: (names: 'date' | ('date' | 'time')[]) => unknown;
  errorOf: (name: 'date' | 'time' | 'timeZone') => string | undefined;
  formState: { isSubmitted: boolean };
};

type Props = {
  form: ClockForm;
  /** What is filled in now. */
  clock: Clock;
  /** What stands between the time and its zone. */
  children?: ReactNode;
};

/** A day, a time and the zone whose clocks show it; where they are put forward or back, which of two is meant. */
export function ClockFields({ form, clock, children }: Props) {
  const { t } = useTranslation('interviews');
  const change = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
  const setClock = (clock: Partial<Clock>) => {
    // Which of two is meant was said of the former time.
    const next = { offset: undefined, ...clock };
    for (const [name, value] of Object.entries(next)) form.setValue(name as keyof Clock, value, change);
    // A day that is over, or a time that does not come, is said as it is chosen; what is not filled in yet waits.
    const { date, time } = form.getValues();
    if (date) void form.trigger(time ? ['date', 'time'] : 'date');
  };
  return (
    <div className="grid gap-x-3 gap-y-5 sm:grid-cols-2">
      <DatePicker
        label={t('form.date')}
        required
        min={dayAhead(0)}
        value={clock.date ?? null}
        onChange={(date) => setClock({ date: date ?? undefined })}
        error={form.errorOf('date')}
      />
      <div className="flex flex-col gap-2">
        <TimeField
          label={t('form.time')}
          required
          value={clock.time ?? null}
          onChange={(time) => setClock({ time: time ?? undefined })}
          error={form.errorOf('time')}
        />
        <ClockChoices clock={clock} onChange={setClock} />
      </div>
      {children}
      <TimeZoneField
        value={clock.timeZone ?? 'UTC'}
        at={instantIn(clock) ?? new Date()}
        onChange={(timeZone) => setClock({ timeZone })}
        error={form.errorOf('timeZone')}
      />
    </div>
  );
}
