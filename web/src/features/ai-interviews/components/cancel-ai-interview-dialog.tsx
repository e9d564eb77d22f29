import { type AiInterview, cancelAiInterview } from '@prova/contract/ai-interviews/ai-interviews';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../lib/query.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { ReasonField } from '../../interviews/components/reason-field.tsx';
import { changedByAiInterview } from '../ai-interviews.queries.ts';

/** Asks before an AI interview is called off, and why; the reason stays with the company. */
export function CancelAiInterviewDialog({ interview, onClose }: { interview: AiInterview; onClose: () => void }) {
  const { t } = useTranslation(['ai-interviews', 'interviews']);
  const form = useContractForm(cancelAiInterview.body, {});
  const forget = useKeptDraft(`cancel-ai-interview.${interview.id}`, form);
  const cancel = useCall(cancelAiInterview, { invalidates: changedByAiInterview, meta: { quiet: true } });
  return (
    <FormDialog
      form={form}
      forget={forget}
      title={t('cancel.title')}
      description={t('cancel.text', { name: interview.candidateName || t('interviews:hidden') })}
      size="sm"
      danger
      cancelFirst
      cancelLabel={t('interviews:cancel.keep')}
      submitLabel={t('cancel.submit')}
      failureTitle={t('cancel.failed')}
      onSubmit={async (body) => {
        await cancel.mutateAsync({ params: { id: interview.id }, body });
        toast.success(t('cancel.done'));
      }}
      onClose={onClose}
    >
      <ReasonField
        label={t('interviews:cancel.reason')}
        hint={t('interviews:cancel.reasonHint')}
        {...form.register('reason', { setValueAs: (typed: string | null | undefined) => typed?.trim() || undefined })}
        error={form.errorOf('reason')}
      />
    </FormDialog>
  );
}
