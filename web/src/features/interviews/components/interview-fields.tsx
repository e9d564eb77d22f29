import { INTERVIEW_TYPES, INTERVIEWERS_MAX, MINUTES_DEFAULT } from '@prova/contract/interviews/interview-fields';
import type { Participant } from '@prova/contract/interviews/interviews';
import { useTranslation } from 'react-i18next';
import { dayAhead } from '../../../lib/calendar-day.ts';
import { DatePicker } from '../../../ui/date-field.tsx';
import { MultiSelect } from '../../../ui/multi-select.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TimeField } from '../../../ui/time-field.tsx';
import { CandidateField } from './candidate-field.tsx';
import { ClockChoices } from './clock-choices.tsx';
import { type FormValues, type InterviewForm, instantIn } from './interview-form.ts';
import { TYPE_ICONS } from './interview-place.tsx';
import { PlaceField } from './place-field.tsx';
import { TimeZoneField } from './time-zone-field.tsx';
import { useInterviewTimes } from './use-interview-times.ts';
import { useInterviewers } from './use-interviewers.ts';

const LENGTHS = [15, 30, 45, 60, 90, 120, 180, 240];
const NOTES_MAX = 2000;

type Props = {
  form: InterviewForm;
  /** Whether it has to be said whom it is about. */
  choosesCandidate?: boolean;
  invited?: readonly Participant[];
};

/** The fields of an interview, of a new one and of one that changes. */
export function InterviewFields({ form, choosesCandidate = false, invited }: Props) {
  const { t } = useTranslation('interviews');
  const times = useInterviewTimes();
  const interviewers = useInterviewers(invited);
  const values = form.watch();
  const { type, interviewerIds = [], minutes = MINUTES_DEFAULT } = values;
  const change = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
  const setClock = (clock: Partial<Pick<FormValues, 'date' | 'time' | 'timeZone' | 'offset'>>) => {
    // Which of two is meant was said of the former time.
    const next = { offset: undefined, ...clock };
    for (const [name, value] of Object.entries(next)) form.setValue(name as 'date', value as string, change);
    // A day that is over, or a time that does not come, is said as it is chosen; what is not filled in yet waits.
    const { date, time } = form.getValues();
    if (date) void form.trigger(time ? ['date', 'time'] : 'date');
  };
  const host = interviewers.people.find(({ value }) => value === interviewerIds[0])?.label;
  const lengths = LENGTHS.includes(minutes) ? LENGTHS : [...LENGTHS, minutes].toSorted((a, b) => a - b);
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
        <Select
          label={t('form.minutes')}
          required
          options={lengths.map((value) => ({ value: String(value), label: times.length(value) }))}
          value={String(minutes)}
          onChange={({ target }) => form.setValue('minutes', Number(target.value), change)}
          error={form.errorOf('minutes')}
        />
        <TimeZoneField
          value={values.timeZone ?? 'UTC'}
          at={instantIn(values) ?? new Date()}
          onChange={(timeZone) => setClock({ timeZone })}
          error={form.errorOf('timeZone')}
        />
      </div>
      <div className="flex flex-col gap-3">
        <RadioGroup
          label={t('form.type')}
          look="segments"
          required
          value={type}
          onChange={(next) => {
            form.setValue('type', next, change);
            // A link is no address, nor what is wrong with it.
            if (next === 'video' || type === 'video')
              form.setValue('location', next === 'video' ? undefined : '', { shouldDirty: true });
            form.clearErrors('location');
          }}
          options={INTERVIEW_TYPES.map((value) => {
            const Icon = TYPE_ICONS[value];
            return { value, label: t(`type.${value}`), icon: <Icon className="!size-4" /> };
          })}
        />
        <PlaceField form={form} />
      </div>
      <MultiSelect
        label={t('form.interviewers')}
        required
        hint={
          interviewers.failed
            ? t('form.teamError')
            : host && interviewerIds.length > 1 && t('form.host', { name: host })
        }
        options={interviewers.people.map((person) => ({
          ...person,
          disabled: interviewerIds.length >= INTERVIEWERS_MAX && !interviewerIds.includes(person.value),
        }))}
        value={interviewerIds}
        onChange={(ids) => form.setValue('interviewerIds', ids, change)}
        error={form.errorOf('interviewerIds')}
      />
      <TextArea
        label={t('form.notes')}
        hint={t('form.notesHint')}
        optional
        rows={3}
        maxLength={NOTES_MAX}
        {...form.register('notes')}
        value={values.notes ?? ''}
        error={form.errorOf('notes')}
      />
    </>
  );
}
