import { finishSecondFactor, secondFactorPasskey } from '@prova/contract/security';
import { Fingerprint } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import { isApiError, messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { enter } from '../enter.ts';
import type { Assertion } from '../passkey.ts';
import type { SecondStepQuestion } from '../second-step.ts';
import { CODE_LENGTH, CodeField } from './code-field.tsx';

type Proof = { code: string } | { recoveryCode: string } | { assertion: Assertion };
type Way = 'totp' | 'recovery' | 'passkey';

/** The second step of a sign-in: a code of the app, a passkey or a recovery code, whichever the account has. */
export function SecondStep({ question, onBack }: { question: SecondStepQuestion; onBack: (why?: string) => void }) {
  const { t } = useTranslation('security');
  const ways = (['totp', 'passkey', 'recovery'] as const).filter((way) => question[way]);
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
      if (isApiError(error, 'CHALLENGE_EXPIRED', 'SECOND_FACTOR_TOO_MANY_TRIES')) onBack(error.message);
      else if (isApiError(error, 'SECOND_FACTOR_INVALID') && way !== 'passkey') {
        setCode('');
        setProblem(error.message);
      } else if (isApiError(error)) setFailure(error.message);
      else {
        const { wasGivenUp } = await import('../passkey.ts');
        setFailure(wasGivenUp(error) ? t('step.givenUp') : messageOf(error));
      }
    }
  };
  const sendCode = (typed: string) => {
    if (way === 'totp' && typed.length < CODE_LENGTH) setProblem(t('step.codeShort'));
    else if (way === 'recovery' && typed.replace(/[^a-z0-9]/gi, '').length < 16) setProblem(t('step.recoveryShort'));
    else void prove(async () => (way === 'totp' ? { code: typed } : { recoveryCode: typed }));
  };
  const sendPasskey = () =>
    prove(async () => {
      const { askPasskey } = await import('../passkey.ts');
      const { options } = await call(secondFactorPasskey, { body: { challenge: question.challenge } });
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
          <TextField
            label={t('step.recovery')}
            hint={t('step.recoveryHint')}
            value={code}
            error={problem}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            inputClassName="font-mono uppercase"
            onChange={(event) => {
              setCode(event.target.value);
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
        <Button variant="ghost" className="-ml-3" onClick={() => onBack()}>
          {t('step.back')}
        </Button>
      </div>
    </>
  );
}
