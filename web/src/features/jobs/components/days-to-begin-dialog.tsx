import { saveDaysToBegin } from '@prova/contract/jobs/jobs';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../lib/query.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { changedByJob } from '../jobs.queries.ts';
import { DaysToBeginFields } from './days-to-begin-fields.tsx';

type Props = {
  jobId: string;
  stage: { readonly id: string; readonly name: string; readonly daysToBegin: number | null };
  onClose: () => void;
  /** The stage is shown elsewhere, too. */
  onChanged: () => void;
};

/** Whether an AI interview stage asks whoever enters by itself. */
export function DaysToBeginDialog({ jobId, stage, onClose, onChanged }: Props) {
  const { t } = useTranslation('jobs');
  const form = useContractForm(saveDaysToBegin.body, { daysToBegin: stage.daysToBegin });
  const save = useCall(saveDaysToBegin, {
    invalidates: changedByJob,
    meta: { quiet: true },
    onSuccess: () => {
      toast.success(t('daysToBegin.saved'));
      onChanged();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('daysToBegin.open', { stage: stage.name })}
      description={t('daysToBegin.lead')}
      submitLabel={t('daysToBegin.save')}
      onSubmit={async (body) => {
        await save.mutateAsync({ params: { id: jobId, stageId: stage.id }, body });
      }}
      onClose={onClose}
    >
      <DaysToBeginFields
        days={form.watch('daysToBegin')}
        error={form.errorOf('daysToBegin')}
        onChange={(days) =>
          form.setValue('daysToBegin', days, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
        }
      />
    </FormDialog>
  );
}
