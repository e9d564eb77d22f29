import type { AskedTest, declineTest } from '@prova/contract/attempts/taking';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../lib/request.ts';
import { AskButton } from '../../../ui/ask-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';

type Props = { test: Pick<AskedTest, 'id'>; token: string; company: string; onDone: () => void };

/** Asked once more, since it is final. */
export function Decline({ test, token, company, onDone }: Props) {
  const { t } = useTranslation('taking');
  const [reason, setReason] = useState('');
  const decline = async () => {
    await request<typeof declineTest>('POST', '/api/v1/tests/invitations/:token/:id/decline', {
      params: { token, id: test.id },
      body: reason.trim() ? { reason: reason.trim() } : {},
    });
    onDone();
  };
  return (
    <AskButton
      label={t('decline.open')}
      question={{
        title: t('decline.title'),
        children: t('decline.text', { company }),
        details: (
          <TextArea
            label={t('decline.reason')}
            hint={t('decline.reasonHint', { company })}
            optional
            rows={3}
            maxLength={2000}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        ),
        confirmLabel: t('decline.yes'),
        cancelLabel: t('decline.back'),
        danger: true,
        onConfirm: decline,
      }}
    />
  );
}
