import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { useKeptState } from '../../../lib/use-kept-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import type { CandidacyDialogProps } from './dialog-kinds.ts';

const REASON_MAX = 2000;

/** Hires without an offer of the product: asks why, since it cannot be undone. */
export function HireDialog({ id, name, changes, onClose }: CandidacyDialogProps) {
  const { t } = useTranslation('funnel');
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [reason, setReason, forget] = useKeptState(`hire.${id}`, '');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const missing = reason.trim().length < 2;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (busy) return;
    if (missing) {
      form.current?.querySelector('textarea')?.focus();
      return;
    }
    setBusy(true);
    setFailure(undefined);
    try {
      const told = () => t('hire.done', { name });
      await changes.act(id, { action: 'hire', reason: reason.trim() }, { told });
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
      title={t('hire.title', { name })}
      description={t('hire.lead')}
      dismissable={!busy}
      footer={
        <>
          <Button onClick={giveUp}>{t('cancel', { ns: 'ui' })}</Button>
          <Button type="submit" form={formId} variant="primary" busy={busy}>
            {t('hire.confirm')}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {failure && (
          <Callout kind="error" live title={t('failed.hire', { name })}>
            {failure}
          </Callout>
        )}
        <TextArea
          label={t('hire.reason')}
          hint={t('hire.reasonHint')}
          required
          rows={3}
          maxLength={REASON_MAX}
          counted
          value={reason}
          error={tried && missing ? t('reject.reasonMissing') : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
