import type { applicationStatus, decideBankConsent } from '@prova/contract/applications/applications';
import type { DataOf } from '@prova/contract/endpoint';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { request } from '../../../lib/request.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { toast } from '../../../ui/toast-store.ts';

type State = DataOf<typeof applicationStatus>['bankConsent'];

/** Whether the company may keep the data for other jobs: asked where a form alone could not say it, and taken back here. */
export function BankConsent({
  state,
  token,
  companyName,
  onChange,
}: {
  state: Exclude<State, 'none'>;
  token: string;
  companyName: string;
  onChange: (state: State) => void;
}) {
  const { t } = useTranslation('application-status');
  const [busy, setBusy] = useState(false);
  const decide = async (consent: boolean) => {
    setBusy(true);
    try {
      const { bankConsent } = await request<typeof decideBankConsent>(
        'POST',
        '/api/v1/applications/status/:token/bank-consent',
        { params: { token }, body: { consent } },
      );
      onChange(bankConsent);
      toast.success(t(consent ? 'bank.allowed' : 'bank.takenBack'));
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Callout
      kind={state === 'asked' ? 'info' : 'plain'}
      action={
        <div className="flex flex-wrap gap-2">
          {state === 'asked' && (
            <Button size="sm" variant="primary" busy={busy} onClick={() => void decide(true)}>
              {t('bank.allow')}
            </Button>
          )}
          <Button size="sm" disabled={busy} onClick={() => void decide(false)}>
            {t(state === 'asked' ? 'bank.refuse' : 'bank.takeBack')}
          </Button>
        </div>
      }
    >
      {t(state === 'asked' ? 'bank.asked' : 'bank.given', { company: companyName })}
    </Callout>
  );
}
