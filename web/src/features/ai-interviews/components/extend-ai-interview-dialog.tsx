import { type AiInterview, extendAiInterview } from '@prova/contract/ai-interviews/ai-interviews';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../lib/query.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { ClockFields } from '../../interviews/components/clock-fields.tsx';
import { changedByAiInterview } from '../ai-interviews.queries.ts';
import { clockOf, extendAiForm, momentOf } from './ai-interview-form.ts';

/** Names another last moment; of one that was not begun in time, or failed, a new chance. */
export function ExtendAiInterviewDialog({ interview, onClose }: { interview: AiInterview; onClose: () => void }) {
  const { t } = useTranslation(['ai-interviews', 'interviews']);
  const { id, status, version, candidateName } = interview;
  // What is read again meanwhile must not be taken for what was on the screen.
  const [seen] = useState(version);
  const isOpen = status === 'scheduled' || status === 'in_progress';
  const form = useContractForm(extendAiForm, clockOf(interview));
  const forget = useKeptDraft(`extend-ai-interview.${id}`, form);
  const extend = useCall(extendAiInterview, { invalidates: changedByAiInterview, meta: { quiet: true } });
  return (
    <FormDialog
      form={form}
      forget={forget}
      title={t(isOpen ? 'extend.title' : 'extend.titleAgain')}
      description={t(isOpen ? 'extend.text' : 'extend.textAgain', { name: candidateName || t('interviews:hidden') })}
      submitLabel={t('extend.submit')}
      failureTitle={t('extend.failed')}
      onSubmit={async (moment) => {
        await extend.mutateAsync({ params: { id }, body: { version: seen, ...momentOf(moment) } });
        toast.success(t('extend.done'));
      }}
      onClose={onClose}
    >
      <ClockFields form={form} clock={form.watch()} />
    </FormDialog>
  );
}
