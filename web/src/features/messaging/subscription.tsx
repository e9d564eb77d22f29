import type { confirmNewsletter, leaveNewsletter } from '@prova/contract/messaging/newsletter';
import { messagingPaths } from '@prova/contract/messaging/paths';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, messageOf } from '../../lib/api-error.ts';
import { useParams } from '../../lib/lean-router.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { request } from '../../lib/request.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Link } from '../../ui/link.tsx';
import { NeedsScript } from '../../ui/needs-script.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';

type State = 'confirm' | 'confirmed' | 'leave' | 'left' | 'over';

/** Where links of the newsletter lead. Opening one does nothing: programs that look at mails open all of them. */
export function Subscription({ begins }: { begins: 'confirm' | 'leave' }) {
  const { t } = useTranslation('subscription');
  const { token = '' } = useParams();
  const [state, setState] = useState<State>(begins);
  const [busy, setBusy] = useState<'confirmed' | 'left' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = t(`${state}.title`);
  usePageTitle(title);
  useEffect(() => {
    if (state !== begins) heading.current?.focus();
  }, [state, begins]);

  const change = async (next: 'confirmed' | 'left') => {
    if (busy) return;
    setBusy(next);
    setFailure(null);
    const body = { token };
    try {
      if (next === 'confirmed') await request<typeof confirmNewsletter>('POST', '/api/v1/newsletter/confirm', { body });
      else await request<typeof leaveNewsletter>('POST', '/api/v1/newsletter/unsubscribe', { body });
      setState(next);
    } catch (error) {
      if (isApiError(error, 'TOKEN_EXPIRED') || isApiError(error, 'TOKEN_INVALID')) setState('over');
      else setFailure(messageOf(error));
    }
    setBusy(null);
  };
  const main = { confirm: 'confirmed', confirmed: 'left', leave: 'left', left: 'confirmed', over: null } as const;
  const next = main[state];
  const words = { confirm: t('confirm.press'), confirmed: t('leave.press'), leave: t('leave.press'), left: t('again') };

  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6 px-4 pt-6 sm:px-6 sm:pt-8">
      <header>
        <h1 ref={heading} tabIndex={-1} className="text-h3 outline-none sm:text-h2">
          {title}
        </h1>
        <p className="mt-2 text-muted">
          {state !== 'over' ? (
            t(`${state}.intro`)
          ) : begins === 'confirm' ? (
            t('over.text')
          ) : (
            <>
              {t('over.leaving')}{' '}
              <Link href={messagingPaths.contact} className="text-link">
                {t('over.contact')}
              </Link>
              .
            </>
          )}
        </p>
      </header>
      {state !== 'over' && next && (
        <>
          <NeedsScript />
          <form
            onSubmit={(event: FormEvent) => {
              event.preventDefault();
              void change(next);
            }}
            className="flex flex-col gap-4"
          >
            {failure !== null && (
              <Callout kind="error" live title={t('failed')}>
                {failure}
              </Callout>
            )}
            <div className="flex flex-wrap gap-3 max-sm:flex-col">
              <SubmitButton variant={state === begins ? 'primary' : 'secondary'} busy={busy === next}>
                {words[state]}
              </SubmitButton>
              {state === 'confirm' && (
                <Button variant="ghost" busy={busy === 'left'} onClick={() => void change('left')}>
                  {t('notMe')}
                </Button>
              )}
            </div>
          </form>
        </>
      )}
    </div>
  );
}
