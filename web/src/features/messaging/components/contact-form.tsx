import type { sendContactMessage } from '@prova/contract/messaging/contact';
import { CONTACT_MESSAGE_MAX, type ContactTopic } from '@prova/contract/messaging/contact-fields';
import { sitePaths } from '@prova/contract/site/paths';
import { trimmed } from '@prova/contract/visible-text';
import { MailCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../lib/request.ts';
import { useAdoptTyped } from '../../../lib/use-adopt-typed.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { useLeanForm } from '../../../lib/use-lean-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Link } from '../../../ui/link.tsx';
import { NeedsScript } from '../../../ui/needs-script.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { checkContact, EMPTY, FIELDS } from '../contact/contact-fields.ts';
import { forgetContactDraft, readContactDraft, useContactDraft } from '../contact/use-contact-draft.ts';
import { Trap } from './trap.tsx';

/** A message to whoever runs the platform: on its page, and in the dialog that other pages open. */
export function ContactForm({
  topic,
  actions,
  done,
}: {
  topic: ContactTopic;
  /** Beside the button that sends. */
  actions?: ReactNode;
  /** Below what is said once it was sent. */
  done?: ReactNode;
}) {
  const { t } = useTranslation('contact');
  useAdoptTyped();
  const hydrated = useHydrated();
  const [initial] = useState(() => (hydrated ? readContactDraft() : EMPTY));
  const form = useLeanForm(initial, checkContact);
  useContactDraft(form.values, form.set);
  const [sentTo, setSentTo] = useState<string | null>(null);
  // Whoever writes another one goes on where it is written.
  const writesAgain = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the form is back.
  useEffect(() => {
    if (sentTo !== null || !writesAgain.current) return;
    writesAgain.current = false;
    form.focus('message');
  }, [sentTo]);
  const box = useRef<HTMLDivElement>(null);
  // What is wrong stands at its field; what failed has kept everything.
  const isWrong = FIELDS.some((name) => form.errorOf(name) !== undefined);
  if (sentTo !== null)
    return (
      <Sent
        email={sentTo}
        onAgain={() => {
          form.reset({ ...form.values, message: '' });
          writesAgain.current = true;
          setSentTo(null);
        }}
      >
        {done}
      </Sent>
    );
  return (
    <form
      {...form.formProps(async ({ name, email, message }) => {
        const website = box.current?.querySelector<HTMLInputElement>('[name="website"]')?.value ?? '';
        const body = { name: name.trim(), email: email.trim(), message: trimmed(message), topic, website };
        await request<typeof sendContactMessage>('POST', '/api/v1/contact', { body });
        forgetContactDraft();
        setSentTo(email.trim());
      })}
      className="flex flex-col gap-4"
    >
      <NeedsScript />
      {form.failure && (
        <Callout kind="error" live title={isWrong ? undefined : t('failed')}>
          {form.failure}
        </Callout>
      )}
      <TextField {...form.text('name')} label={t('name')} autoComplete="name" required />
      <TextField
        {...form.text('email')}
        label={t('email')}
        hint={t('emailHint')}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <TextArea
        {...form.text('message')}
        label={t('message')}
        hint={t('messageHint')}
        rows={5}
        maxLength={CONTACT_MESSAGE_MAX}
        counted
        required
      />
      <div ref={box} className="relative">
        <Trap label={t('website')} />
        <p className="text-small text-muted">
          {t('privacy')}{' '}
          <Link href={sitePaths.privacyOfTheFooter} target="_blank" className="underline">
            {t('privacyLink')}
          </Link>
        </p>
      </div>
      <div className="flex flex-wrap justify-end gap-2 max-sm:flex-col-reverse">
        {actions}
        <SubmitButton variant="primary" busy={form.isSending}>
          {t('send')}
        </SubmitButton>
      </div>
    </form>
  );
}

function Sent({ email, onAgain, children }: { email: string; onAgain: () => void; children: ReactNode }) {
  const { t } = useTranslation('contact');
  const heading = useRef<HTMLHeadingElement>(null);
  // The form is gone; whoever reads by ear goes on from here.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-4">
      <span className="grid size-12 place-items-center rounded-card bg-brand-soft text-brand">
        <MailCheck className="size-6" aria-hidden="true" />
      </span>
      <h2 ref={heading} tabIndex={-1} className="text-h4 outline-none">
        {t('sentTitle')}
      </h2>
      <p className="wrap-break-word">{t('sent', { email })}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onAgain}>{t('another')}</Button>
        {children}
      </div>
    </div>
  );
}
