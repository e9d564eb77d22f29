import type { setSubscription } from '@prova/contract/notifications/preferences';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../lib/api-error.ts';
import { useParams } from '../../lib/lean-router.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { request } from '../../lib/request.ts';
import { Callout } from '../../ui/callout.tsx';
import { NeedsScript } from '../../ui/needs-script.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';

type State = 'open' | 'stopped' | 'back';

/** Where the link of an optional mail leads: one press stops such mails, without an account at hand, and another takes it back. */
export function UnsubscribePage() {
  const { t } = useTranslation('unsubscribe');
  const { token = '' } = useParams();
  const [state, setState] = useState<State>('open');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const words = {
    open: { title: t('title'), text: t('intro'), press: t('stop') },
    stopped: { title: t('doneTitle'), text: t('done'), press: t('again') },
    back: { title: t('backTitle'), text: t('back'), press: t('stop') },
  }[state];
  usePageTitle(words.title);
  useEffect(() => {
    if (state !== 'open') heading.current?.focus();
  }, [state]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure(null);
    const subscribed = state === 'stopped';
    try {
      await request<typeof setSubscription>('POST', '/api/v1/public/mail-subscriptions', {
        body: { token, subscribed },
      });
      setState(subscribed ? 'back' : 'stopped');
    } catch (error) {
      setFailure(messageOf(error));
    }
    setBusy(false);
  };

  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6 px-4 pt-6 sm:px-6 sm:pt-8">
      <header>
        <h1 ref={heading} tabIndex={-1} className="text-h3 sm:text-h2">
          {words.title}
        </h1>
        <p className="mt-2 text-muted">{words.text}</p>
      </header>
      <NeedsScript />
      <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {failure !== null && (
          <Callout kind="error" live title={t('failed')}>
            {failure}
          </Callout>
        )}
        <SubmitButton
          variant={state === 'open' ? 'primary' : 'secondary'}
          busy={busy}
          className="self-start max-sm:w-full"
        >
          {words.press}
        </SubmitButton>
      </form>
    </div>
  );
}
