import type { DataOf } from '@prova/contract/endpoint';
import { confirmationChallenge, confirmIdentity, getSecondFactors } from '@prova/contract/security';
import { useQuery } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import { type FormEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import { isApiError, messageOf } from '../../../lib/api-error.ts';
import { queryOf } from '../../../lib/query.ts';
import { signOut, useUser } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { offersGoogle } from '../google-offered.ts';
import { isOtherSite, passkeyObstacle, wasGivenUp } from '../passkey-obstacle.ts';
import { CODE_LENGTH, CodeField } from './code-field.tsx';
import { RECOVERY_LENGTH, RecoveryField } from './recovery-field.tsx';

type Way = 'password' | 'google' | 'totp' | 'passkey' | 'recovery';
type Proof = Parameters<typeof call<typeof confirmIdentity>>[1]['body'];

const GoogleAnswer = lazy(async () => ({ default: (await import('./google-answer.tsx')).GoogleAnswer }));

/** What the account can be asked for here. Google's word does not do where there is a second factor. */
function waysOf(factors: DataOf<typeof getSecondFactors>): Way[] {
  const { hasPassword, hasGoogle, totp, passkeys, recoveryCodesLeft } = factors;
  const hasFactor = totp !== null || passkeys.length > 0;
  const possible: readonly (Way | false)[] = [
    hasPassword && 'password',
    hasGoogle && !hasFactor && offersGoogle() && 'google',
    totp !== null && 'totp',
    passkeys.length > 0 && !passkeyObstacle() && 'passkey',
    hasFactor && recoveryCodesLeft > 0 && 'recovery',
  ];
  return possible.filter((way) => way !== false);
}

/** Asks once more who is there before something that only the owner of the account may do. */
export function IdentityDialog({ onClose }: { onClose: (confirmed: boolean) => void }) {
  const { t } = useTranslation('security');
  const formId = useId();
  const { email } = useUser();
  const factors = useQuery(queryOf(getSecondFactors));
  const [chosen, setChosen] = useState<Way>();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const ways = factors.data ? waysOf(factors.data) : [];
  const way = chosen ?? ways[0];

  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!way) return;
    // A dialog that lies below takes the focus back once, after this one was drawn.
    const frame = requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [way]);

  const prove = async (proof: () => Promise<Proof>) => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await call(confirmIdentity, { body: await proof() });
      onClose(true);
    } catch (error) {
      setBusy(false);
      if (isApiError(error, 'INVALID_CREDENTIALS')) setProblem(t('identity.wrongPassword'));
      else if (isApiError(error, 'NO_CONNECTION')) setProblem(t('step.lost'));
      else if (wasGivenUp(error)) setProblem(t('step.givenUp'));
      else setProblem(isOtherSite(error) ? t('passkeys.otherSite') : messageOf(error));
      // A code of the app is over by then; what else was typed may lack a letter.
      if (way === 'totp' && isApiError(error, 'SECOND_FACTOR_INVALID')) setTyped('');
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (way === 'passkey')
      void prove(async () => {
        const { challenge, options } = await call(confirmationChallenge);
        const { askPasskey } = await import('../passkey.ts');
        return { challenge, assertion: await askPasskey(options) };
      });
    else if (way === 'totp' && typed.length < CODE_LENGTH) setProblem(t('step.codeShort'));
    else if (way === 'recovery' && typed.replace(/[^a-z0-9]/gi, '').length < RECOVERY_LENGTH)
      setProblem(t('step.recoveryShort'));
    else if (!typed) setProblem(t('identity.passwordMissing'));
    else if (way === 'totp') void prove(async () => ({ code: typed }));
    else if (way === 'recovery') void prove(async () => ({ recoveryCode: typed }));
    else void prove(async () => ({ password: typed }));
  };

  return (
    <Dialog
      open
      size="sm"
      title={t('identity.title')}
      description={t('identity.intro')}
      onClose={() => onClose(false)}
      dismissable={!busy}
      footer={
        <>
          <Button onClick={() => onClose(false)}>{t('cancel')}</Button>
          {way && way !== 'google' && (
            <Button
              type="submit"
              form={formId}
              variant="primary"
              busy={busy}
              {...(way === 'passkey' && { icon: <Fingerprint className="size-4" /> })}
            >
              {t(way === 'passkey' ? 'step.usePasskey' : 'identity.submit')}
            </Button>
          )}
          {factors.data && !way && (
            <Button variant="primary" onClick={() => signOut()}>
              {t('identity.signInAgain')}
            </Button>
          )}
        </>
      }
    >
      {factors.isPending && (
        <SkeletonGroup>
          <Skeleton className="h-11 w-full" />
        </SkeletonGroup>
      )}
      {factors.isError && <ErrorState level={3} onRetry={() => void factors.refetch()} retrying={factors.isFetching} />}
      {factors.data && !way && <p>{t('identity.nothing')}</p>}
      {way && (
        <form ref={form} id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
          {way === 'password' && (
            <>
              {/* Says to a password manager whose password it is. */}
              <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
              <PasswordField
                key="password"
                label={t('identity.password')}
                required
                value={typed}
                error={problem}
                onChange={(event) => {
                  setTyped(event.target.value);
                  setProblem(undefined);
                }}
              />
            </>
          )}
          {way === 'totp' && (
            <CodeField
              label={t('step.code')}
              hint={t('step.codeHint')}
              value={typed}
              error={problem}
              onChange={(digits) => {
                setTyped(digits);
                setProblem(undefined);
              }}
            />
          )}
          {way === 'recovery' && (
            <RecoveryField
              value={typed}
              error={problem}
              onChange={(text) => {
                setTyped(text);
                setProblem(undefined);
              }}
            />
          )}
          {way === 'google' && (
            <Suspense fallback={<Skeleton className="h-control w-full" />}>
              <GoogleAnswer
                label={t('identity.google')}
                prompt={false}
                onToken={async (googleToken) => {
                  await call(confirmIdentity, { body: { googleToken } });
                  onClose(true);
                }}
              />
            </Suspense>
          )}
          {way === 'passkey' && problem && (
            <Callout kind="error" live>
              {problem}
            </Callout>
          )}
          <div className="flex flex-col items-start empty:hidden">
            {ways
              .filter((other) => other !== way)
              .map((other) => (
                <Button
                  key={other}
                  variant="ghost"
                  className="-ml-3"
                  onClick={() => {
                    setChosen(other);
                    setTyped('');
                    setProblem(undefined);
                  }}
                >
                  {t(`step.other.${other}`)}
                </Button>
              ))}
          </div>
        </form>
      )}
    </Dialog>
  );
}
