import { confirmationChallenge, confirmIdentity, getSecondFactors } from '@prova/contract/security';
import { useQuery } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
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
import { CODE_LENGTH, CodeField } from './code-field.tsx';

type Way = 'password' | 'totp' | 'passkey';
type Proof = Parameters<typeof call<typeof confirmIdentity>>[1]['body'];

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
  const ways = factors.data
    ? ([
        factors.data.hasPassword && 'password',
        factors.data.totp && 'totp',
        factors.data.passkeys.length > 0 && 'passkey',
      ].filter(Boolean) as Way[])
    : [];
  const way = chosen ?? ways[0];

  const prove = async (proof: () => Promise<Proof>) => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await call(confirmIdentity, { body: await proof() });
      onClose(true);
    } catch (error) {
      setBusy(false);
      if (way === 'totp') setTyped('');
      if (isApiError(error))
        setProblem(error.code === 'INVALID_CREDENTIALS' ? t('identity.wrongPassword') : error.message);
      else {
        const { wasGivenUp } = await import('../passkey.ts');
        setProblem(wasGivenUp(error) ? t('step.givenUp') : messageOf(error));
      }
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (way === 'passkey')
      void prove(async () => {
        const { askPasskey } = await import('../passkey.ts');
        const { challenge, options } = await call(confirmationChallenge);
        return { challenge, assertion: await askPasskey(options) };
      });
    else if (way === 'totp' && typed.length < CODE_LENGTH) setProblem(t('step.codeShort'));
    else if (!typed) setProblem(t('identity.passwordMissing'));
    else void prove(async () => (way === 'totp' ? { code: typed } : { password: typed }));
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
          {way && (
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
        <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
          {way === 'password' && (
            <>
              {/* Says to a password manager whose password it is. */}
              <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
              <PasswordField
                key="password"
                label={t('identity.password')}
                required
                autoFocus
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
          {way === 'passkey' && problem && (
            <Callout kind="error" live>
              {problem}
            </Callout>
          )}
          <div className="flex flex-col items-start">
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
