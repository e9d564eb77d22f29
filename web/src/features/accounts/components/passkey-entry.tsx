import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/document-versions';
import type { passkeyChallenge, passkeySignIn } from '@prova/contract/accounts/security';
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { loadCode } from '../../../lib/load-code.ts';
import { request } from '../../../lib/request.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { loadEntering } from '../load-entering.ts';
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
  const hydrated = useHydrated();
  if (hydrated && passkeyObstacle()) return null;
  const start = async () => {
    setBusy(true);
    try {
      const { enter, hasLeft } = await loadEntering();
      await hasLeft();
      const { challenge, options } = await request<typeof passkeyChallenge>(
        'POST',
        '/api/v1/auth/passkey-sign-in/challenge',
        {},
        { repeatable: false },
      );
      const { askPasskey } = await loadCode(() => import('../passkey.ts'));
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
    <Button
      fullWidth
      icon={<Fingerprint className="size-5" />}
      busy={busy}
      // Its place is kept until it is known whether passkeys work here.
      className={hydrated ? undefined : 'invisible'}
      onClick={start}
    >
      {t('login.passkey')}
    </Button>
  );
}
