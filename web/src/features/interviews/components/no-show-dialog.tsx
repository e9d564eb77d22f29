import { type Interview, markNoShow } from '@prova/contract/interviews/interviews';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../lib/query.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { changedByInterview } from '../interviews.queries.ts';
import { ReasonField } from './reason-field.tsx';

/** Asks who did not come. */
export function NoShowDialog({ interview, onClose }: { interview: Interview; onClose: () => void }) {
  const { t } = useTranslation('interviews');
  const form = useContractForm(markNoShow.body, { absent: 'candidate' });
  const forget = useKeptDraft(`no-show.${interview.id}`, form);
  const mark = useCall(markNoShow, { invalidates: changedByInterview, meta: { quiet: true } });
  return (
    <FormDialog
      form={form}
      forget={forget}
      title={t('noShow.title')}
      description={t('noShow.text')}
      size="sm"
      submitLabel={t('noShow.submit')}
      failureTitle={t('noShow.failed')}
      onSubmit={async (body) => {
        await mark.mutateAsync({ params: { id: interview.id }, body });
        toast.success(t('noShow.done'));
      }}
      onClose={onClose}
    >
      <RadioGroup
        label={t('noShow.absent')}
        hideLabel
        value={form.watch('absent')}
        onChange={(absent) => form.setValue('absent', absent, { shouldDirty: true })}
        options={[
          { value: 'candidate', label: interview.candidateName || t('hidden') },
          { value: 'team', label: t('noShow.team') },
        ]}
      />
      <ReasonField
        label={t('noShow.reason')}
        hint={t('noShow.reasonHint')}
        {...form.register('reason', { setValueAs: (typed: string | null | undefined) => typed?.trim() || undefined })}
        error={form.errorOf('reason')}
      />
    </FormDialog>
  );
}
