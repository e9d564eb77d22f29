import type { AskedTest, reuseResult } from '@prova/contract/assessments/taking';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { useFormat } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';

type Props = { test: AskedTest; token: string; company: string; onShown: () => void };

/** A result that can be shown instead of taking the test again; asked once more, since it is final. */
export function EarlierResult({ test: { id, earlier }, token, company, onShown }: Props) {
  const { t } = useTranslation('taking');
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  if (!earlier) return null;
  const date = format.date(earlier.submittedAt);
  const show = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await request<typeof reuseResult>('POST', '/api/v1/tests/invitations/:token/:id/reuse', {
        params: { token, id },
      });
      onShown();
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Callout kind="info" title={t(asking ? 'earlier.sureTitle' : 'earlier.title', { date })}>
      <p>
        {asking
          ? t('earlier.sure', { company })
          : t('earlier.text', {
              date,
              score: format.percent(earlier.score / 100),
              until: format.date(earlier.validUntil),
            })}
      </p>
      {failure && (
        <p role="alert" className="mt-2 text-red">
          {failure}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {asking ? (
          <>
            {/* In the place of the first button: pressed twice in a row, nothing is shown. */}
            <Button autoFocus onClick={() => setAsking(false)}>
              {t('earlier.back')}
            </Button>
            <Button variant="primary" busy={busy} onClick={() => void show()}>
              {t('earlier.yes')}
            </Button>
          </>
        ) : (
          <Button onClick={() => setAsking(true)}>{t('earlier.show')}</Button>
        )}
      </div>
    </Callout>
  );
}
