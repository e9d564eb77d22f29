import '../../../lib/quiet-zod.ts';
import { finishSecondFactor, secondFactorPasskey } from '@prova/contract/accounts/security';
import { Fingerprint } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import { isApiError, messageOf } from '../../../lib/api-error.ts';
import { loadCode } from '../../../lib/load-code.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { enter } from '../enter.ts';
import type { Assertion } from '../passkey.ts';
import { isOtherSite, passkeyObstacle, wasGivenUp } from '../passkey-obstacle.ts';
import { isRefusedCode, proofForm } from '../proof-form.ts';
import type { SecondStepQuestion } from '../second-step.ts';
import { CODE_LENGTH, CodeField } from './code-field.tsx';
import { RecoveryField } from './recovery-field.tsx';

type Proof = { code: string } | { recoveryCode: string } | { assertion: Assertion };
const WAYS = ['totp', 'passkey', 'recovery'] as const;
type Way = (typeof WAYS)[number];

/** The second step of a sign-in: a code of the app, a passkey or a recovery code, whichever the account has. */
export function SecondStep({ question, onBack }: { question: SecondStepQuestion; onBack: (why?: string) => void }) {
  const { t } = useTranslation('security');
  const obstacle = question.passkey ? passkeyObstacle() : null;
  const ways = WAYS.filter((way) => question[way] && !(way === 'passkey' && obstacle));
  const [way, setWay] = useState<Way>(ways[0] ?? 'recovery');
  const form = useContractForm(
    proofForm(way),
    { typed: '' },
    { words: { typed: t(way === 'totp' ? 'step.codeShort' : 'step.recoveryShort') } },
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const { onSubmit, ...formProps } = form.formProps(async ({ typed }) => {
    try {
      const body = { challenge: question.challenge, ...(await proofOf(way, typed, question.challenge)) };
      await enter(await call(finishSecondFactor, { body }));
    } catch (error) {
      // Nothing here helps any more: the password comes first again.
      if (isApiError(error, 'CHALLENGE_EXPIRED')) onBack(t('step.expired'));
      else if (isApiError(error, 'SECOND_FACTOR_TOO_MANY_TRIES')) onBack(error.message);
      else if (isApiError(error, 'SECOND_FACTOR_INVALID') && way !== 'passkey') {
        // A code of the app is over by then; a recovery code may lack a letter.
        if (way === 'totp') form.setValue('typed', '');
        form.setError('typed', { type: 'server', message: error.message });
      } else if (isApiError(error, 'NO_CONNECTION')) form.fail(t('step.lost'));
      else if (wasGivenUp(error)) form.fail(t('step.givenUp'));
      else form.fail(isOtherSite(error) ? t('passkeys.otherSite') : messageOf(error));
    }
  });
  const field = {
    value: form.watch('typed'),
    error: form.errorOf('typed'),
    onChange: (typed: string) => {
      form.setValue('typed', typed);
      form.clearErrors('typed');
      if (way === 'totp' && typed.length === CODE_LENGTH) void onSubmit();
    },
  };
  const change = (next: Way) => {
    setWay(next);
    form.reset();
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
        {...formProps}
        onSubmit={(event) => {
          event.preventDefault();
          if (!(way === 'totp' && isRefusedCode(field.value, field.error))) void onSubmit(event);
        }}
        className="flex flex-col gap-5"
      >
        {form.refusal && (
          <Callout kind="error" live>
            {form.refusal}
          </Callout>
        )}
        {way === 'totp' && <CodeField label={t('step.code')} hint={t('step.codeHint')} {...field} />}
        {way === 'recovery' && <RecoveryField {...field} />}
        <Button
          type="submit"
          variant="primary"
          fullWidth
          busy={form.formState.isSubmitting}
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

/** What is sent of what was typed, or of what the device answers. */
async function proofOf(way: Way, typed: string, challenge: string): Promise<Proof> {
  if (way === 'totp') return { code: typed };
  if (way === 'recovery') return { recoveryCode: typed };
  const { options } = await call(secondFactorPasskey, { body: { challenge } });
  const { askPasskey } = await loadCode(() => import('../passkey.ts'));
  return { assertion: await askPasskey(options) };
}
