import type { Weekday } from '@prova/contract/interviews/consecutive-times';
import { useTranslation } from 'react-i18next';
import { dayAhead } from '../../../lib/calendar-day.ts';
import { useFormat } from '../../../lib/format.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { DatePicker } from '../../../ui/date-field.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TimeField } from '../../../ui/time-field.tsx';
import { ClockChoices } from '../../interviews/components/clock-choices.tsx';
import { instantIn } from '../../interviews/components/interview-form.ts';
import { LengthField } from '../../interviews/components/length-field.tsx';
import { TimeZoneField } from '../../interviews/components/time-zone-field.tsx';
import { useInterviewTimes } from '../../interviews/components/use-interview-times.ts';
import type { ScheduleManyForm, ScheduleManyValues } from './schedule-many-form.ts';

const PAUSES = [0, 5, 10, 15, 30, 60];
/** From Monday on. */
const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0];
/** A Sunday: days of the week are worded by the days after it. */
const SUNDAY = Date.UTC(2026, 10, 29);
const DAY_MS = 86_400_000;

type Props = {
  form: ScheduleManyForm;
  values: ScheduleManyValues;
  set: <Name extends keyof ScheduleManyValues>(name: Name, value: ScheduleManyValues[Name]) => void;
};

/** When the first interview is, how long each takes, and in which hours of which days. */
export function HoursFields({ form, values, set }: Props) {
  const { t } = useTranslation(['schedule-many', 'interviews']);
  const { locale } = useFormat();
  const times = useInterviewTimes();
  const { weekdays, pause } = values;
  const setClock = (clock: Partial<Pick<ScheduleManyValues, 'date' | 'time' | 'timeZone' | 'offset'>>) => {
    // Which of two is meant was said of the former time.
    const next = { offset: undefined, ...clock };
    for (const [name, value] of Object.entries(next)) set(name as 'date', value as string);
    const { date, time } = form.getValues();
    if (date) void form.trigger(time ? ['date', 'time'] : 'date');
  };
  const setHours: typeof set = (name, value) => {
    set(name, value);
    void form.trigger('until');
  };
  const worded = (day: Weekday) =>
    new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(SUNDAY + day * DAY_MS);
  return (
    <>
      <div className="grid grid-cols-1 gap-x-3 gap-y-5 sm:grid-cols-2">
        <DatePicker
          label={t('firstDate')}
          required
          min={dayAhead(0)}
          value={values.date || null}
          onChange={(date) => setClock({ date: date ?? '' })}
          error={form.errorOf('date')}
        />
        <div className="flex flex-col gap-2">
          <TimeField
            label={t('firstTime')}
            required
            value={values.time || null}
            onChange={(time) => setClock({ time: time ?? '' })}
            error={form.errorOf('time')}
          />
          <ClockChoices clock={values} onChange={setClock} />
        </div>
        <LengthField
          value={values.minutes}
          onChange={(minutes) => setHours('minutes', minutes)}
          error={form.errorOf('minutes')}
        />
        <Select
          label={t('pause')}
          required
          options={PAUSES.map((value) => ({
            value: String(value),
            label: value === 0 ? t('noPause') : times.length(value),
          }))}
          value={String(pause)}
          onChange={({ target }) => set('pause', Number(target.value))}
          error={form.errorOf('pause')}
        />
        <TimeField
          label={t('from')}
          required
          value={values.from || null}
          onChange={(from) => setHours('from', from ?? '')}
          error={form.errorOf('from')}
        />
        <TimeField
          label={t('until')}
          required
          value={values.until || null}
          onChange={(until) => setHours('until', until ?? '')}
          error={form.errorOf('until')}
        />
      </div>
      <fieldset className="flex flex-col gap-1.5">
        <legend className="mb-1.5 text-sm font-semibold">{t('weekdays')}</legend>
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          {WEEKDAYS.map((day) => (
            <Checkbox
              key={day}
              label={worded(day)}
              aria-invalid={form.errorOf('weekdays') ? true : undefined}
              checked={weekdays.includes(day)}
              onChange={({ target }) =>
                set('weekdays', target.checked ? [...weekdays, day] : weekdays.filter((each) => each !== day))
              }
            />
          ))}
        </div>
        <FieldError id="weekdays-error" error={form.errorOf('weekdays')} />
      </fieldset>
      <TimeZoneField
        value={values.timeZone}
        at={instantIn(values) ?? new Date()}
        onChange={(timeZone) => setClock({ timeZone })}
        error={form.errorOf('timeZone')}
      />
    </>
  );
}
