import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/accounts';
import type { passkeyChallenge, passkeySignIn } from '@prova/contract/accounts/security';
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { request } from '../../../lib/request.ts';
import { hasLeft } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { enter } from '../enter.ts';
import { isOtherSite, passkeyObstacle, wasGivenUp } from '../passkey-obstacle.ts';

/** Signs in with a passkey alone; nothing where that cannot work. The code for it comes with the first click. */
export function PasskeyEntry({
  accepted,
  onFailure,
}: {
  /** Whether the documents that the page shows are accepted. */
  accepted: () => boolean;
  onFailure: (message: string, error: unknown) => void;
}) {
  const { t } = useTranslation('accounts');
  const [busy, setBusy] = useState(false);
  if (passkeyObstacle()) return null;
  const start = async () => {
    setBusy(true);
    try {
      await hasLeft();
      const { challenge, options } = await request<typeof passkeyChallenge>(
        'POST',
        '/api/v1/auth/passkey-sign-in/challenge',
        {},
        { repeatable: false },
      );
      const { askPasskey } = await import('../passkey.ts');
      const assertion = await askPasskey(options);
      const documents = accepted() ? { acceptedTerms: TERMS_VERSION, acceptedPrivacy: PRIVACY_VERSION } : {};
      // By path: the schemas of all that keeps an account safe would weigh on every login.
      await enter(
        await request<typeof passkeySignIn>(
          'POST',
          '/api/v1/auth/passkey-sign-in',
          { body: { challenge, assertion, ...documents } },
          { repeatable: false },
        ),
      );
    } catch (error) {
      if (!wasGivenUp(error)) onFailure(isOtherSite(error) ? t('login.passkeyOtherSite') : messageOf(error), error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button fullWidth icon={<Fingerprint className="size-5" />} busy={busy} onClick={start}>
      {t('login.passkey')}
    </Button>
  );
}
