import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { useLocale } from '../../../lib/i18n.ts';
import { loadCode } from '../../../lib/load-code.ts';
import { controlStyle } from '../../../ui/field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import type { Problem } from './sign-up.ts';
import { Trap } from './trap.tsx';

const load = () => loadCode(() => import('./sign-up.ts'));

/**
 * The box of the newsletter at the foot of public pages. It stands on every page, so all that sends and words is loaded when
 * somebody turns to it, and what is typed stays in the field alone.
 */
export function NewsletterForm() {
  const { t } = useTranslation('newsletter');
  const locale = useLocale();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (running.current) return;
    const typed = new FormData(event.currentTarget);
    const email = String(typed.get('email') ?? '').trim();
    running.current = true;
    setBusy(true);
    setSentTo(null);
    const wrong = await load()
      .then(({ signUp }) => signUp({ email, locale, website: String(typed.get('website') ?? '') }))
      .catch((error: unknown) => ({ message: messageOf(error), isOfAddress: false }));
    running.current = false;
    setBusy(false);
    setProblem(wrong);
    if (wrong?.isOfAddress) input.current?.focus();
    if (wrong === null) {
      setSentTo(email);
      if (input.current) input.current.value = '';
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      // What fails is said when it is sent.
      onFocus={() => void load().catch(() => undefined)}
      className="relative flex w-full max-w-2xl flex-col gap-2"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <label htmlFor={id} className="max-w-52 text-sm text-muted max-sm:max-w-full max-sm:basis-full">
          {t('label')}
        </label>
        <input
          ref={input}
          id={id}
          name="email"
          defaultValue=""
          placeholder={t('placeholder')}
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          aria-required="true"
          aria-invalid={problem?.isOfAddress || undefined}
          aria-describedby={`${id}said`}
          className={controlStyle(problem?.isOfAddress === true, 'min-w-0 flex-1 basis-40')}
        />
        <SubmitButton busy={busy}>{t('submit')}</SubmitButton>
      </div>
      <Trap label={t('website')} />
      <p
        id={`${id}said`}
        role="status"
        className={problem === null ? 'text-small wrap-break-word' : 'text-small text-red'}
      >
        {problem?.message ?? (sentTo !== null && t('sent', { email: sentTo }))}
      </p>
    </form>
  );
}
