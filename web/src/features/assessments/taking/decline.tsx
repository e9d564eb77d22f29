import type { AskedTest, declineTest } from '@prova/contract/assessments/taking';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { request } from '../../../lib/request.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { TextArea } from '../../../ui/text-area.tsx';

type Props = {
  test: Pick<AskedTest, 'id'>;
  token: string;
  company: string;
  /** Of its heading. */
  level: 2 | 4;
  onBack: () => void;
  onDone: () => void;
};

/** Asked once more, since it is final. */
export function Decline({ test, token, company, level, onBack, onDone }: Props) {
  const Heading = `h${level}` as const;
  const { t } = useTranslation('taking');
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const decline = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await request<typeof declineTest>('POST', '/api/v1/tests/invitations/:token/:id/decline', {
        params: { token, id: test.id },
        body: reason.trim() ? { reason: reason.trim() } : {},
      });
      onDone();
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="flex flex-col gap-3 border-t pt-3">
      <div>
        <Heading className="text-body font-semibold">{t('decline.title')}</Heading>
        <p className="text-muted">{t('decline.text', { company })}</p>
      </div>
      <TextArea
        label={t('decline.reason')}
        hint={t('decline.reasonHint', { company })}
        optional
        rows={3}
        maxLength={2000}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {failure && (
        <Callout kind="error" live>
          {failure}
        </Callout>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" busy={busy} onClick={() => void decline()}>
          {t('decline.yes')}
        </Button>
        <Button autoFocus onClick={onBack}>
          {t('decline.back')}
        </Button>
      </div>
    </div>
  );
}
