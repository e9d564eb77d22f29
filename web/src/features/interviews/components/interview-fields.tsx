import { MINUTES_DEFAULT } from '@prova/contract/interviews/interview-fields';
import type { Participant } from '@prova/contract/interviews/interviews';
import { CandidateField } from './candidate-field.tsx';
import { ClockFields } from './clock-fields.tsx';
import type { InterviewForm } from './interview-form.ts';
import { LengthField } from './length-field.tsx';
import { MeetingFields } from './meeting-fields.tsx';

type Props = {
  form: InterviewForm;
  /** Whether it has to be said whom it is about. */
  choosesCandidate?: boolean;
  invited?: readonly Participant[];
};

/** The fields of an interview, of a new one and of one that changes. */
export function InterviewFields({ form, choosesCandidate = false, invited }: Props) {
  const values = form.watch();
  const { minutes = MINUTES_DEFAULT } = values;
  const change = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
  return (
    <>
      {choosesCandidate && (
        <CandidateField
          value={values.applicationId}
          onChange={(id) => form.setValue('applicationId', id, change)}
          error={form.errorOf('applicationId')}
        />
      )}
      <ClockFields form={form} clock={values}>
        <LengthField
          value={minutes}
          onChange={(minutes) => form.setValue('minutes', minutes, change)}
          error={form.errorOf('minutes')}
        />
      </ClockFields>
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
