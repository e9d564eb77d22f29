import { revealApplication } from '@prova/contract/applications/applications';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { request } from '../../../lib/request.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { Callout } from '../../../ui/callout.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { toast } from '../../../ui/toast-store.ts';

const REASON_MAX = 1000;

/** Asks why somebody is to be revealed; the answer is in the history. */
export function RevealDialog({
  applicationId,
  name,
  onClose,
}: {
  applicationId: string;
  name: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('funnel');
  const client = useQueryClient();
  const form = useContractForm(
    revealApplication.body,
    { reason: '' },
    { words: { reason: t('hidden.reasonMissing') } },
  );
  const reveal = async ({ reason }: { reason: string }) => {
    await request<typeof revealApplication>('POST', '/api/v1/applications/:id/reveal', {
      params: { id: applicationId },
      body: { reason },
    });
    // Every list, page and notice may name the person now.
    void client.invalidateQueries();
    toast.success(t('hidden.revealed'));
    onClose();
  };
  return (
    <FormDialog
      form={form}
      title={t('hidden.title', { name })}
      description={t('hidden.lead')}
      submitLabel={t('hidden.confirm')}
      failureTitle={t('hidden.failed')}
      onSubmit={reveal}
      onClose={onClose}
    >
      <Callout kind="plain">{t('hidden.final')}</Callout>
      <TextArea
        label={t('hidden.reason')}
        hint={t('hidden.reasonHint')}
        required
        rows={3}
        maxLength={REASON_MAX}
        counted
        {...form.register('reason')}
        error={form.errorOf('reason')}
      />
    </FormDialog>
  );
}
