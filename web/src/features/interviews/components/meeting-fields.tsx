import {
  INTERVIEW_TYPES,
  INTERVIEWERS_MAX,
  type InterviewType,
  OBSERVERS_MAX,
} from '@prova/contract/interviews/interview-fields';
import type { Participant } from '@prova/contract/interviews/interviews';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MultiSelect } from '../../../ui/multi-select.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TYPE_ICONS } from './interview-place.tsx';
import { PlaceField } from './place-field.tsx';
import { useInterviewers } from './use-interviewers.ts';

const NOTES_MAX = 2000;

interface MeetingValues {
  readonly type: InterviewType;
  readonly location?: string | undefined;
  readonly interviewerIds?: readonly string[] | undefined;
  readonly observerIds?: readonly string[] | undefined;
  readonly notes?: string | null | undefined;
}

type Props = {
  values: MeetingValues;
  set: <Field extends 'type' | 'location' | 'interviewerIds' | 'observerIds'>(
    field: Field,
    value: MeetingValues[Field],
  ) => void;
  /** The place is another: what was wrong with the former is not said of it. */
  onPlace: () => void;
  location: () => UseFormRegisterReturn;
  notes: UseFormRegisterReturn;
  errorOf: (field: 'location' | 'interviewerIds' | 'observerIds' | 'notes') => string | undefined;
  /** Who is asked already. */
  invited?: readonly Participant[];
};

/** How, where and with whom: what one interview and several have alike. */
export function MeetingFields({ values, set, onPlace, location, notes, errorOf, invited }: Props) {
  const { t } = useTranslation('interviews');
  const interviewers = useInterviewers(invited);
  const { type, interviewerIds = [], observerIds = [] } = values;
  const host = interviewers.people.find(({ value }) => value === interviewerIds[0])?.label;
  return (
    <>
      <div className="flex flex-col gap-3">
        <RadioGroup
          label={t('form.type')}
          look="segments"
          required
          value={type}
          onChange={(next) => {
            set('type', next);
            // A link is no address.
            if (next === 'video' || type === 'video') set('location', next === 'video' ? undefined : '');
            onPlace();
          }}
          options={INTERVIEW_TYPES.map((value) => {
            const Icon = TYPE_ICONS[value];
            return { value, label: t(`type.${value}`), icon: <Icon className="!size-4" /> };
          })}
        />
        <PlaceField
          type={type}
          location={values.location}
          onChange={(next) => {
            set('location', next);
            onPlace();
          }}
          register={location}
          error={errorOf('location')}
        />
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
        onChange={(ids) => set('interviewerIds', ids)}
        error={errorOf('interviewerIds')}
      />
      {interviewers.experts.length > 0 && (
        <MultiSelect
          label={t('form.observers')}
          optional
          hint={t('form.observersHint')}
          options={interviewers.experts.map((person) => ({
            ...person,
            disabled: observerIds.length >= OBSERVERS_MAX && !observerIds.includes(person.value),
          }))}
          value={observerIds}
          onChange={(ids) => set('observerIds', ids)}
          error={errorOf('observerIds')}
        />
      )}
      <TextArea
        label={t('form.notes')}
        hint={t('form.notesHint')}
        optional
        rows={3}
        maxLength={NOTES_MAX}
        {...notes}
        value={values.notes ?? ''}
        error={errorOf('notes')}
      />
    </>
  );
}
