import type { sendTestLink } from '@prova/contract/attempts/taking';
import type { sendOfferLink } from '@prova/contract/offers/offers';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, messageOf } from '../../../lib/api-error.ts';
import { request } from '../../../lib/request.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { toast } from '../../../ui/toast-store.ts';

type Props = { what: 'offer' | 'test'; token: string; onGone: () => void };

const SENDERS = {
  offer: (params: { token: string }) =>
    request<typeof sendOfferLink>('POST', '/api/v1/applications/status/:token/offer-link', { params }),
  test: (params: { token: string }) =>
    request<typeof sendTestLink>('POST', '/api/v1/applications/status/:token/test-link', { params }),
};

/** That an offer or a test waits. Its link went to the candidate's address alone, and can be sent there once more. */
export function LinkByMail({ what, token, onGone }: Props) {
  const { t } = useTranslation('application-status');
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const send = async () => {
    setState('sending');
    try {
      await SENDERS[what]({ token });
      setState('sent');
    } catch (error) {
      setState('idle');
      toast.error(messageOf(error));
      // Answered or over meanwhile: the page says so when it is loaded again.
      if (isApiError(error, 'OFFER_NOT_FOUND', 'TEST_NOT_FOUND')) onGone();
    }
  };
  const asked = (
    <Button size="sm" variant="primary" busy={state === 'sending'} onClick={() => void send()}>
      {t(`${what}.again`)}
    </Button>
  );
  return (
    <Callout kind={state === 'sent' ? 'success' : 'info'} live action={state === 'sent' ? undefined : asked}>
      {t(state === 'sent' ? `${what}.sent` : `${what}.text`)}
    </Callout>
  );
}
