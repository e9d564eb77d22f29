import type { OwnApplication } from '@prova/contract/applications/applications';
import { trimmed } from '@prova/contract/visible-text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { toast } from '../../../ui/toast-store.ts';

/** Asks before it withdraws: it cannot be undone. */
export function Withdraw({
  send,
  onDone,
}: {
  send: (reason: { reason?: string }) => Promise<OwnApplication>;
  onDone: (change: Partial<OwnApplication>) => void;
}) {
  const { t } = useTranslation('application-status');
  const [asks, setAsks] = useState(false);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [reason, setReason] = useState('');
  const withdraw = async () => {
    setBusy(true);
    try {
      onDone(await send(trimmed(reason) ? { reason: trimmed(reason) } : {}));
      toast.success(t('done'));
    } catch (error) {
      // It has ended meanwhile: the page shows how.
      if (isApiError(error, 'WITHDRAWAL_REFUSED')) onDone({});
      toast.error(isApiError(error, 'NO_CONNECTION') ? t('withdrawFailed') : messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  const leave = () => {
    setAsks(false);
    setAsked(true);
  };
  if (!asks) {
    return (
      <Button variant="danger-quiet" className="self-start" autoFocus={asked} onClick={() => setAsks(true)}>
        {t('withdraw')}
      </Button>
    );
  }
  return (
    <Card as="section" className="flex flex-col gap-4">
      <div>
        <h2 className="text-h4">{t('withdrawTitle')}</h2>
        <p className="mt-1 text-muted">{t('withdrawText')}</p>
      </div>
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
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" busy={busy} onClick={() => void withdraw()}>
          {t('confirm')}
        </Button>
        <Button autoFocus onClick={leave}>
          {t('keep')}
        </Button>
      </div>
    </Card>
  );
}
