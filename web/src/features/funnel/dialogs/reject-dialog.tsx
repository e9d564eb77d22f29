import { REJECTION_STATUSES, type RejectionStatus } from '@prova/contract/candidacy';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { useKeptState } from '../../../lib/use-kept-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { rejectionPreviewQuery } from '../funnel.queries.ts';
import type { CandidacyDialogProps } from './dialog-kinds.ts';

const REASON_MAX = 2000;
const MAIL_MAX = 10_000;
const SUBJECT_MAX = 200;

type Typed = {
  status: RejectionStatus;
  reason: string;
  withMail: boolean;
  /** What was changed of the suggested mail. */
  written: { subject?: string; body?: string };
};
const NOTHING_TYPED: Typed = { status: 'not_a_fit', reason: '', withMail: false, written: {} };

/** Says no, with a reason that stays inside, and with a mail if one wants to. */
export function RejectDialog({ id, name, changes, onClose }: CandidacyDialogProps) {
  const { t } = useTranslation('funnel');
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped, forget] = useKeptState(`reject.${id}`, NOTHING_TYPED);
  const { status, reason, withMail, written } = typed;
  const type = (change: Partial<Typed>) => setTyped({ ...typed, ...change });
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const preview = useQuery({ ...rejectionPreviewQuery(id), enabled: withMail });
  const mail = {
    subject: written.subject ?? preview.data?.subject ?? '',
    body: written.body ?? preview.data?.body ?? '',
  };
  const errors = {
    reason: reason.trim().length < 2 ? t('reject.reasonMissing') : undefined,
    subject: withMail && !mail.subject.trim() ? t('reject.subjectMissing') : undefined,
    body: withMail && !mail.body.trim() ? t('reject.bodyMissing') : undefined,
  };
  const shown: Partial<typeof errors> = tried ? errors : {};

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (busy || (withMail && !preview.data)) return;
    if (errors.reason || errors.subject || errors.body) {
      // The fields learn that they are wrong with the next drawing.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    setBusy(true);
    setFailure(undefined);
    try {
      const sent = withMail ? { mail: { subject: mail.subject.trim(), body: mail.body.trim() } } : {};
      await changes.act(
        id,
        { action: 'reject', status, reason: reason.trim(), ...sent },
        { told: () => t(withMail ? 'reject.doneMail' : 'reject.done', { name }) },
      );
      forget();
      onClose();
    } catch (error) {
      setFailure(messageOf(error));
      setBusy(false);
    }
  };

  const giveUp = () => {
    forget();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('reject.title', { name })}
      description={t('reject.lead')}
      dismissable={!busy}
      footer={
        <>
          <Button onClick={giveUp}>{t('cancel', { ns: 'ui' })}</Button>
          <Button type="submit" form={formId} variant="danger" busy={busy}>
            {t(withMail ? 'reject.confirmMail' : 'reject.confirm')}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {failure && (
          <Callout kind="error" live title={t('failed.reject', { name })}>
            {failure}
          </Callout>
        )}
        <RadioGroup<RejectionStatus>
          label={t('reject.status')}
          value={status}
          onChange={(next) => type({ status: next })}
          options={REJECTION_STATUSES.map((value) => ({ value, label: t(`reject.kinds.${value}`) }))}
        />
        <TextArea
          label={t('reject.reason')}
          hint={t('reject.reasonHint')}
          required
          rows={3}
          maxLength={REASON_MAX}
          counted
          value={reason}
          error={shown.reason}
          onChange={(event) => type({ reason: event.target.value })}
        />
        <Switch
          label={t('reject.mail')}
          hint={t('reject.mailHint')}
          checked={withMail}
          onChange={(next) => type({ withMail: next })}
        />
        {withMail &&
          (preview.isError ? (
            <ErrorState level={3} title={t('reject.previewError')} onRetry={() => void preview.refetch()}>
              {messageOf(preview.error)}
            </ErrorState>
          ) : !preview.data ? (
            <SkeletonGroup className="flex flex-col gap-3">
              <Skeleton className="h-9 w-full" />
              <Skeleton className="h-32 w-full" />
            </SkeletonGroup>
          ) : (
            <>
              <p className="text-muted">{t('reject.to', { email: preview.data.to })}</p>
              <TextField
                label={t('reject.subject')}
                required
                maxLength={SUBJECT_MAX}
                value={mail.subject}
                error={shown.subject}
                onChange={(event) => type({ written: { ...written, subject: event.target.value } })}
              />
              <TextArea
                label={t('reject.body')}
                required
                rows={8}
                maxLength={MAIL_MAX}
                value={mail.body}
                error={shown.body}
                onChange={(event) => type({ written: { ...written, body: event.target.value } })}
              />
              <Callout kind="plain">{t('reject.tenSeconds')}</Callout>
            </>
          ))}
      </form>
    </Dialog>
  );
}
