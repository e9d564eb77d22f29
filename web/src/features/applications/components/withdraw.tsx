import type { WithdrawnApplication } from '@prova/contract/applications/applications';
import { trimmed } from '@prova/contract/visible-text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, messageOf } from '../../../lib/api-error.ts';
import { AskButton } from '../../../ui/ask-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { toast } from '../../../ui/toast-store.ts';

/** Asks before it withdraws. What it answers says for how long that can be taken back. */
export function Withdraw({
  send,
  onDone,
}: {
  send: (reason: { reason?: string }) => Promise<WithdrawnApplication>;
  onDone: (change: Partial<WithdrawnApplication>) => void;
}) {
  const { t } = useTranslation('application-status');
  const [reason, setReason] = useState('');
  const withdraw = async () => {
    try {
      onDone(await send(trimmed(reason) ? { reason: trimmed(reason) } : {}));
    } catch (error) {
      if (!isApiError(error, 'WITHDRAWAL_REFUSED')) throw error;
      // It has ended meanwhile: the page shows how.
      toast.error(messageOf(error));
      onDone({});
    }
  };
  return (
    <AskButton
      variant="danger-quiet"
      className="self-start"
      label={t('withdraw')}
      question={{
        title: t('withdrawTitle'),
        children: t('withdrawText'),
        details: (
          <TextArea
            label={t('reason')}
            hint={t('reasonHint')}
            optional
            rows={2}
            counted
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        ),
        failureTitle: t('withdrawFailed'),
        confirmLabel: t('confirm'),
        cancelLabel: t('keep'),
        danger: true,
        onConfirm: withdraw,
      }}
    />
  );
}
