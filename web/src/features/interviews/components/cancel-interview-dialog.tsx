import { cancelInterview, type Interview } from '@prova/contract/interviews/interviews';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../lib/query.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { changedByInterview } from '../interviews.queries.ts';
import { ReasonField } from './reason-field.tsx';

/** Asks before an interview is called off, and why; the reason stays with the company. */
export function CancelInterviewDialog({ interview, onClose }: { interview: Interview; onClose: () => void }) {
  const { t } = useTranslation('interviews');
  const form = useContractForm(cancelInterview.body, {});
  const forget = useKeptDraft(`cancel-interview.${interview.id}`, form);
  const cancel = useCall(cancelInterview, { invalidates: changedByInterview, meta: { quiet: true } });
  return (
    <FormDialog
      form={form}
      forget={forget}
      title={t('cancel.title')}
      description={t('cancel.text', { name: interview.candidateName || t('hidden') })}
      size="sm"
      danger
      cancelFirst
      cancelLabel={t('cancel.keep')}
      submitLabel={t('cancel.submit')}
      failureTitle={t('cancel.failed')}
      onSubmit={async (body) => {
        await cancel.mutateAsync({ params: { id: interview.id }, body });
        toast.success(t('cancel.done'));
      }}
      onClose={onClose}
    >
      <ReasonField
        label={t('cancel.reason')}
        hint={t('cancel.reasonHint')}
        {...form.register('reason', { setValueAs: trimmed })}
        error={form.errorOf('reason')}
      />
    </FormDialog>
  );
}

const trimmed = (typed: string | null | undefined) => typed?.trim() || undefined;
