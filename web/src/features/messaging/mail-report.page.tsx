import type { MAIL_REPORT_NOTE_MAX, reportMail } from '@prova/contract/messaging/mail-reports';
import { ShieldCheck } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../lib/api-error.ts';
import { useParams } from '../../lib/lean-router.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { request } from '../../lib/request.ts';
import { useAdoptTyped } from '../../lib/use-adopt-typed.ts';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { NeedsScript } from '../../ui/needs-script.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { TextArea } from '../../ui/text-area.tsx';

// Only the types of the contract come along: the page stays lean.
const REASONS = ['phishing', 'unknown', 'abusive', 'other'] as const;
type Reason = (typeof REASONS)[number];
const NOTE_MAX: typeof MAIL_REPORT_NOTE_MAX = 1000;

/** Where the link at the end of a company's mail leads: what is wrong with it, in a few clicks and without an account. */
export function MailReportPage() {
  const { t } = useTranslation('mail-report');
  const { token = '' } = useParams();
  useAdoptTyped();
  usePageTitle(t('title'));
  const [reason, setReason] = useState<Reason | null>(null);
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [state, setState] = useState<'open' | 'busy' | 'sent'>('open');
  const form = useRef<HTMLFormElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setFailure(null);
    if (state === 'busy') return;
    if (reason === null) {
      form.current?.querySelector<HTMLElement>('input')?.focus();
      return;
    }
    setState('busy');
    try {
      const body = { token, reason, note: note.trim() };
      await request<typeof reportMail>('POST', '/api/v1/public/mail-reports', { body });
      setState('sent');
    } catch (error) {
      setFailure(messageOf(error));
      setState('open');
    }
  };

  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6 px-4 pt-6 sm:px-6 sm:pt-8">
      {state === 'sent' ? (
        <Sent />
      ) : (
        <>
          <header>
            <h1 className="text-h3 sm:text-h2">{t('title')}</h1>
            <p className="mt-2 text-muted">{t('intro')}</p>
          </header>
          <NeedsScript />
          <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-6">
            <RadioGroup<Reason>
              label={t('reason')}
              look="cards"
              required
              value={reason}
              onChange={setReason}
              error={tried && reason === null ? t('reasonMissing') : undefined}
              options={REASONS.map((value) => ({
                value,
                label: t(`reasons.${value}`),
                hint: t(`hints.${value}`),
              }))}
            />
            <TextArea
              label={t('note')}
              hint={t('noteHint')}
              optional
              rows={4}
              maxLength={NOTE_MAX}
              counted
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
            {failure !== null && (
              <Callout kind="error" live title={t('failed')}>
                {failure}
              </Callout>
            )}
            <SubmitButton variant="primary" busy={state === 'busy'} className="self-start max-sm:w-full">
              {t('submit')}
            </SubmitButton>
          </form>
        </>
      )}
    </div>
  );
}

function Sent() {
  const { t } = useTranslation('mail-report');
  const heading = useRef<HTMLHeadingElement>(null);
  // The form is gone; whoever reads by ear goes on from here.
  useEffect(() => {
    scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Card className="flex flex-col items-start gap-4">
      <span className="grid size-12 place-items-center rounded-card bg-brand-soft text-brand">
        <ShieldCheck className="size-6" aria-hidden="true" />
      </span>
      <h1 ref={heading} tabIndex={-1} className="text-h3 outline-none">
        {t('sentTitle')}
      </h1>
      <p>{t('sent')}</p>
      <p className="text-muted">{t('sentAdvice')}</p>
    </Card>
  );
}
