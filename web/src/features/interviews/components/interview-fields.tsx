import { MINUTES_DEFAULT } from '@prova/contract/interviews/interview-fields';
import type { Participant } from '@prova/contract/interviews/interviews';
import { useTranslation } from 'react-i18next';
import { dayAhead } from '../../../lib/calendar-day.ts';
import { DatePicker } from '../../../ui/date-field.tsx';
import { TimeField } from '../../../ui/time-field.tsx';
import { CandidateField } from './candidate-field.tsx';
import { ClockChoices } from './clock-choices.tsx';
import { type FormValues, type InterviewForm, instantIn } from './interview-form.ts';
import { LengthField } from './length-field.tsx';
import { MeetingFields } from './meeting-fields.tsx';
import { TimeZoneField } from './time-zone-field.tsx';

type Props = {
  form: InterviewForm;
  /** Whether it has to be said whom it is about. */
  choosesCandidate?: boolean;
  invited?: readonly Participant[];
};

/** The fields of an interview, of a new one and of one that changes. */
export function InterviewFields({ form, choosesCandidate = false, invited }: Props) {
  const { t } = useTranslation('interviews');
  const values = form.watch();
  const { minutes = MINUTES_DEFAULT } = values;
  const change = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
  const setClock = (clock: Partial<Pick<FormValues, 'date' | 'time' | 'timeZone' | 'offset'>>) => {
    // Which of two is meant was said of the former time.
    const next = { offset: undefined, ...clock };
    for (const [name, value] of Object.entries(next)) form.setValue(name as 'date', value as string, change);
    // A day that is over, or a time that does not come, is said as it is chosen; what is not filled in yet waits.
    const { date, time } = form.getValues();
    if (date) void form.trigger(time ? ['date', 'time'] : 'date');
  };
  return (
    <>
      {choosesCandidate && (
        <CandidateField
          value={values.applicationId}
          onChange={(id) => form.setValue('applicationId', id, change)}
          error={form.errorOf('applicationId')}
        />
      )}
      <div className="grid gap-x-3 gap-y-5 sm:grid-cols-2">
        <DatePicker
          label={t('form.date')}
          required
          min={dayAhead(0)}
          value={values.date ?? null}
          onChange={(date) => setClock({ date: date ?? undefined })}
          error={form.errorOf('date')}
        />
        <div className="flex flex-col gap-2">
          <TimeField
            label={t('form.time')}
            required
            value={values.time ?? null}
            onChange={(time) => setClock({ time: time ?? undefined })}
            error={form.errorOf('time')}
          />
          <ClockChoices clock={values} onChange={setClock} />
        </div>
        <LengthField
          value={minutes}
          onChange={(minutes) => form.setValue('minutes', minutes, change)}
          error={form.errorOf('minutes')}
        />
        <TimeZoneField
          value={values.timeZone ?? 'UTC'}
          at={instantIn(values) ?? new Date()}
          onChange={(timeZone) => setClock({ timeZone })}
          error={form.errorOf('timeZone')}
        />
      </div>
      <MeetingFields
        values={values}
        set={(field, value) => form.setValue(field, value as never, change)}
        onPlace={() => form.clearErrors('location')}
        location={() => form.register('location')}
        notes={form.register('notes')}
        errorOf={(field) => form.errorOf(field)}
        {...(invited && { invited })}
      />
    </>
  );
}
