import { type Assignment, updateAssignment } from '@prova/contract/attempts/assignments';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayAhead } from '../../../lib/calendar-day.ts';
import { useCall } from '../../../lib/query.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { DatePicker } from '../../../ui/date-field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { typedNumber } from '../../assessments/components/typed-number.ts';
import { changedByAssignment } from './use-send-tests.ts';

const form = updateAssignment.body.omit({ version: true });

/** Gives one candidate more time: a later day, and minutes beside the limit. */
export function MoreTimeDialog({ assignment, onClose }: { assignment: Assignment; onClose: () => void }) {
  const { t } = useTranslation('assignments');
  const { id, version, dueAt, timeZone, minutes, extraMinutes, status } = assignment;
  const own = useContractForm(form, { dueDate: dayOf(dueAt, timeZone), extraMinutes });
  const [typed, setTyped] = useState(String(extraMinutes));
  const values = own.watch();
  const change = { shouldDirty: true, shouldValidate: own.formState.isSubmitted };
  const save = useCall(updateAssignment, {
    invalidates: changedByAssignment,
    meta: { quiet: true },
    onSuccess: () => toast.success(t('moreTime.done')),
  });
  return (
    <FormDialog
      form={own}
      title={t('moreTime.title')}
      description={t(status === 'started' ? 'moreTime.during' : 'moreTime.before')}
      size="sm"
      submitLabel={t('moreTime.save')}
      onSubmit={async (body) => {
        await save.mutateAsync({ params: { id }, body: { ...body, version } });
      }}
      onClose={onClose}
    >
      <DatePicker
        label={t('dueDate')}
        required
        min={dayAhead(0)}
        value={values.dueDate || null}
        onChange={(day) => own.setValue('dueDate', day ?? '', change)}
        error={own.errorOf('dueDate')}
      />
      {minutes !== null && (
        <NumberField
          label={t('moreTime.minutes')}
          hint={t('moreTime.minutesHint', { count: minutes })}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            own.setValue('extraMinutes', typedNumber(text), change);
          }}
          error={own.errorOf('extraMinutes')}
        />
      )}
    </FormDialog>
  );
}

/** The calendar day of an instant where the company is. */
const dayOf = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    new Date(instant),
  );
