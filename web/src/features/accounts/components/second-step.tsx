import { finishSecondFactor, secondFactorPasskey } from '@prova/contract/security';
import { Fingerprint } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import { isApiError, messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { enter } from '../enter.ts';
import type { Assertion } from '../passkey.ts';
import { isOtherSite, passkeyObstacle, wasGivenUp } from '../passkey-obstacle.ts';
import type { SecondStepQuestion } from '../second-step.ts';
import { CODE_LENGTH, CodeField } from './code-field.tsx';
import { RECOVERY_LENGTH, RecoveryField } from './recovery-field.tsx';

type Proof = { code: string } | { recoveryCode: string } | { assertion: Assertion };
const WAYS = ['totp', 'passkey', 'recovery'] as const;
type Way = (typeof WAYS)[number];

/** The second step of a sign-in: a code of the app, a passkey or a recovery code, whichever the account has. */
export function SecondStep({ question, onBack }: { question: SecondStepQuestion; onBack: (why?: string) => void }) {
  const { t } = useTranslation('security');
  const obstacle = question.passkey ? passkeyObstacle() : null;
  const ways = WAYS.filter((way) => question[way] && !(way === 'passkey' && obstacle));
  const [way, setWay] = useState<Way>(ways[0] ?? 'recovery');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const prove = async (proof: () => Promise<Proof>) => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const body = { challenge: question.challenge, ...(await proof()) };
      await enter(await call(finishSecondFactor, { body }));
    } catch (error) {
      setBusy(false);
      // Nothing here helps any more: the password comes first again.
      if (isApiError(error, 'CHALLENGE_EXPIRED')) onBack(t('step.expired'));
      else if (isApiError(error, 'SECOND_FACTOR_TOO_MANY_TRIES')) onBack(error.message);
      else if (isApiError(error, 'SECOND_FACTOR_INVALID') && way !== 'passkey') {
        // A code of the app is over by then; a recovery code may lack a letter.
        if (way === 'totp') setCode('');
        setProblem(error.message);
      } else if (isApiError(error, 'NO_CONNECTION')) setFailure(t('step.lost'));
      else if (wasGivenUp(error)) setFailure(t('step.givenUp'));
      else setFailure(isOtherSite(error) ? t('passkeys.otherSite') : messageOf(error));
    }
  };
  const sendCode = (typed: string) => {
    if (way === 'totp' && typed.length < CODE_LENGTH) setProblem(t('step.codeShort'));
    else if (way === 'recovery' && typed.replace(/[^a-z0-9]/gi, '').length < RECOVERY_LENGTH)
      setProblem(t('step.recoveryShort'));
    else void prove(async () => (way === 'totp' ? { code: typed } : { recoveryCode: typed }));
  };
  const sendPasskey = () =>
    prove(async () => {
      const { options } = await call(secondFactorPasskey, { body: { challenge: question.challenge } });
      const { askPasskey } = await import('../passkey.ts');
      return { assertion: await askPasskey(options) };
    });
  const change = (next: Way) => {
    setWay(next);
    setCode('');
    setProblem(undefined);
    setFailure(undefined);
  };

  return (
    <>
      <header className="mb-6">
        <h1 ref={heading} tabIndex={-1} className="text-h2 outline-none">
          {t('step.title')}
        </h1>
        <p className="mt-1 text-muted">{t(`step.intro.${way}`)}</p>
      </header>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (way === 'passkey') void sendPasskey();
          else sendCode(code);
        }}
      >
        {failure && (
          <Callout kind="error" live>
            {failure}
          </Callout>
        )}
        {way === 'totp' && (
          <CodeField
            label={t('step.code')}
            hint={t('step.codeHint')}
            value={code}
            error={problem}
            onChange={(digits) => {
              setCode(digits);
              setProblem(undefined);
              if (digits.length === CODE_LENGTH) sendCode(digits);
            }}
          />
        )}
        {way === 'recovery' && (
          <RecoveryField
            value={code}
            error={problem}
            onChange={(text) => {
              setCode(text);
              setProblem(undefined);
            }}
          />
        )}
        <Button
          type="submit"
          variant="primary"
          fullWidth
          busy={busy}
          {...(way === 'passkey' && { icon: <Fingerprint className="size-5" /> })}
        >
          {t(way === 'passkey' ? 'step.usePasskey' : 'step.submit')}
        </Button>
      </form>
      <div className="mt-6 flex flex-col items-start gap-2 border-t pt-4">
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} variant="ghost" className="-ml-3" onClick={() => change(other)}>
              {t(`step.other.${other}`)}
            </Button>
          ))}
        {obstacle && (
          <p className="text-sm text-muted">{t(`passkeys.obstacle.${obstacle}`, { host: location.hostname })}</p>
        )}
        <Button variant="ghost" className="-ml-3" onClick={() => onBack()}>
          {t('step.back')}
        </Button>
      </div>
    </>
  );
}
