import { revealApplication } from '@prova/contract/applications/applications';
import { useQueryClient } from '@tanstack/react-query';
import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../lib/request.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { toast } from '../../../ui/toast-store.ts';

const REASON_MAX = 1000;

type Props = { applicationId: string; name: string; mayReveal: boolean };

/** Beside somebody whom the job hides: that it does so, and the way to know who it is. */
export function HiddenPerson({ applicationId, name, mayReveal }: Props) {
  const { t } = useTranslation('funnel');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Badge>
        <EyeOff className="size-3.5" aria-hidden="true" />
        {t('hidden.badge')}
      </Badge>
      {mayReveal && (
        <Button size="sm" onClick={() => setAsking(true)}>
          {t('hidden.reveal')}
        </Button>
      )}
      {asking && <RevealDialog applicationId={applicationId} name={name} onClose={() => setAsking(false)} />}
    </>
  );
}

function RevealDialog({ applicationId, name, onClose }: Omit<Props, 'mayReveal'> & { onClose: () => void }) {
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
