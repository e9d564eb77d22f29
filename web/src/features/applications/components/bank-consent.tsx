import type { ApplicationOverview } from '@prova/contract/applications/applications';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { AskButton } from '../../../ui/ask-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { toast } from '../../../ui/toast-store.ts';

type State = ApplicationOverview['bankConsent'];

/** Whether the company may keep the data for other jobs: asked where a form alone could not say it, and taken back here. */
export function BankConsent({
  state,
  decide: send,
  companyName,
  onChange,
}: {
  state: Exclude<State, 'none'>;
  decide: (consent: boolean) => Promise<{ bankConsent: State }>;
  companyName: string;
  onChange: (state: State) => void;
}) {
  const { t } = useTranslation('application-status');
  const [busy, setBusy] = useState(false);
  const answer = async (consent: boolean) => {
    const { bankConsent } = await send(consent);
    onChange(bankConsent);
    toast.success(t(consent ? 'bank.allowed' : 'bank.takenBack'));
  };
  const decide = async (consent: boolean) => {
    setBusy(true);
    try {
      await answer(consent);
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
          {state === 'asked' ? (
            <>
              <Button size="sm" variant="primary" busy={busy} onClick={() => void decide(true)}>
                {t('bank.allow')}
              </Button>
              <Button size="sm" disabled={busy} onClick={() => void decide(false)}>
                {t('bank.refuse')}
              </Button>
            </>
          ) : (
            <AskButton
              size="sm"
              label={t('bank.takeBack')}
              question={{
                title: t('bank.takeBackTitle'),
                children: t('bank.takeBackText', { company: companyName }),
                confirmLabel: t('bank.takeBack'),
                danger: true,
                onConfirm: () => answer(false),
              }}
            />
          )}
        </div>
      }
    >
      {t(state === 'asked' ? 'bank.asked' : 'bank.given', { company: companyName })}
    </Callout>
  );
}
