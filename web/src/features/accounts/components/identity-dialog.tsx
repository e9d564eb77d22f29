import { confirmationChallenge, confirmIdentity, getSecondFactors } from '@prova/contract/accounts/security';
import type { DataOf } from '@prova/contract/endpoint';
import { useQuery } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import { isApiError, messageOf } from '../../../lib/api-error.ts';
import { loadCode } from '../../../lib/load-code.ts';
import { queryOf } from '../../../lib/query.ts';
import { signOut, useUser } from '../../../lib/session.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { offersGoogle } from '../google-offered.ts';
import { isOtherSite, passkeyObstacle, wasGivenUp } from '../passkey-obstacle.ts';
import { type ProofWay, proofForm } from '../proof-form.ts';
import { CodeField } from './code-field.tsx';
import { RecoveryField } from './recovery-field.tsx';

type Proof = Parameters<typeof call<typeof confirmIdentity>>[1]['body'];

const GoogleAnswer = lazy(async () => ({ default: (await import('./google-answer.tsx')).GoogleAnswer }));

/** What the account can be asked for here. Google's word does not do where there is a second factor. */
function waysOf(factors: DataOf<typeof getSecondFactors>): ProofWay[] {
  const { hasPassword, hasGoogle, totp, passkeys, recoveryCodesLeft } = factors;
  const hasFactor = totp !== null || passkeys.length > 0;
  const possible: readonly (ProofWay | false)[] = [
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
  const { email } = useUser();
  const factors = useQuery(queryOf(getSecondFactors));
  const [chosen, setChosen] = useState<ProofWay>();
  const ways = factors.data ? waysOf(factors.data) : [];
  const way = chosen ?? ways[0];
  const form = useContractForm(
    proofForm(way ?? 'password'),
    { typed: '' },
    {
      words: {
        typed: t(
          way === 'totp' ? 'step.codeShort' : way === 'recovery' ? 'step.recoveryShort' : 'identity.passwordMissing',
        ),
      },
    },
  );
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!way) return;
    // A dialog that lies below takes the focus back once, after this one was drawn.
    const frame = requestAnimationFrame(() =>
      fields.current?.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [way]);

  const refuse = (message: string) => {
    if (way === 'passkey') form.fail(message);
    else form.setError('typed', { type: 'server', message });
  };
  const prove = async ({ typed }: { typed: string }) => {
    try {
      // A code expires while it is repeated: whoever has typed it is told at once.
      await call(confirmIdentity, { body: await proofOf(way, typed) }, { retries: 0 });
      onClose(true);
    } catch (error) {
      if (isApiError(error, 'INVALID_CREDENTIALS')) refuse(t('identity.wrongPassword'));
      else if (isApiError(error, 'NO_CONNECTION')) refuse(t('step.lost'));
      else if (wasGivenUp(error)) refuse(t('step.givenUp'));
      else refuse(isOtherSite(error) ? t('passkeys.otherSite') : messageOf(error));
      // A code of the app is over by then; what else was typed may lack a letter.
      if (way === 'totp' && isApiError(error, 'SECOND_FACTOR_INVALID')) form.setValue('typed', '');
    }
    return false;
  };
  const field = {
    value: form.watch('typed'),
    error: form.errorOf('typed'),
    onChange: (typed: string) => {
      form.setValue('typed', typed);
      form.clearErrors();
    },
  };

  return (
    <FormDialog
      form={form}
      size="sm"
      title={t('identity.title')}
      description={t('identity.intro')}
      submitLabel={way && way !== 'google' ? t(way === 'passkey' ? 'step.usePasskey' : 'identity.submit') : undefined}
      submitIcon={way === 'passkey' && <Fingerprint className="size-4" />}
      onSubmit={prove}
      onClose={() => onClose(false)}
    >
      <QueryView
        query={factors}
        skeleton={
          <SkeletonGroup>
            <Skeleton className="h-11 w-full" />
          </SkeletonGroup>
        }
        failure={{ level: 3 }}
        isEmpty={() => !way}
        empty={
          <>
            <p>{t('identity.nothing')}</p>
            <Button variant="primary" className="self-end" onClick={() => signOut()}>
              {t('identity.signInAgain')}
            </Button>
          </>
        }
      >
        {() => (
          <div ref={fields} className="flex flex-col gap-4">
            {way === 'password' && (
              <>
                {/* Says to a password manager whose password it is. */}
                <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
                <PasswordField
                  key="password"
                  label={t('identity.password')}
                  required
                  {...field}
                  onChange={(event) => field.onChange(event.target.value)}
                />
              </>
            )}
            {way === 'totp' && <CodeField label={t('step.code')} hint={t('step.codeHint')} {...field} />}
            {way === 'recovery' && <RecoveryField {...field} />}
            {way === 'google' && (
              <Suspense fallback={<Skeleton className="h-control w-full" />}>
                <GoogleAnswer
                  label={t('identity.google')}
                  prompt={false}
                  onToken={async (googleToken) => {
                    await call(confirmIdentity, { body: { googleToken } }, { retries: 0 });
                    onClose(true);
                  }}
                />
              </Suspense>
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
                      form.reset();
                    }}
                  >
                    {t(`step.other.${other}`)}
                  </Button>
                ))}
            </div>
          </div>
        )}
      </QueryView>
    </FormDialog>
  );
}

/** What is sent of what was typed, or of what the device answers. */
async function proofOf(way: ProofWay | undefined, typed: string): Promise<Proof> {
  if (way === 'totp') return { code: typed };
  if (way === 'recovery') return { recoveryCode: typed };
  if (way !== 'passkey') return { password: typed };
  const { challenge, options } = await call(confirmationChallenge);
  const { askPasskey } = await loadCode(() => import('../passkey.ts'));
  return { challenge, assertion: await askPasskey(options) };
}
