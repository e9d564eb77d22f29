import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isGivenUp } from '../lib/api-error.ts';
import { failureWords } from '../lib/failure-words.ts';
import { Button } from './button.tsx';
import { Callout } from './callout.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { useDeliberatePress } from './use-deliberate-press.ts';

/**
 * Asks before something is done, and does it: once however often one presses, with a failure said inside, closed by
 * success alone. The safe answer holds the focus, and the other one takes no press of a double click that opened this. It
 * is open while it is drawn.
 */
export function ConfirmDialog({
  title,
  children,
  details,
  size = 'sm',
  role = 'alertdialog',
  confirmLabel,
  cancelLabel,
  failureTitle,
  danger = false,
  waiting = false,
  onConfirm,
  onClose,
}: Pick<DialogProps, 'title' | 'size' | 'role' | 'onClose'> & {
  /** The question in a sentence; it describes the dialog. */
  children: ReactNode;
  /** What it is about, below the question. */
  details?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** Above the message of a failure. */
  failureTitle?: string;
  danger?: boolean;
  /** What has to be known before one can answer is being loaded. */
  waiting?: boolean;
  /** With a mutation: `() => remove.mutateAsync(…)`, and `meta: { quiet: true }` for it. `false` keeps the dialog open. */
  onConfirm: () => unknown;
  onClose: () => void;
}) {
  const { t } = useTranslation('ui');
  const { props: press } = useDeliberatePress();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ReactNode>();
  const confirm = async () => {
    // The second press of a double click comes before the button is drawn busy.
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      if ((await onConfirm()) !== false) onClose();
    } catch (error) {
      if (!isGivenUp(error)) setFailure(failureWords(error));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={children}
      size={size}
      role={role}
      dismissable={!busy}
      footer={
        <>
          <Button autoFocus disabled={busy} onClick={onClose}>
            {cancelLabel ?? t('cancel')}
          </Button>
          <Button
            {...press}
            variant={danger ? 'danger' : 'primary'}
            busy={busy || waiting}
            onClick={(event) => {
              if (press.onClick(event)) void confirm();
            }}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {failure && (
        <Callout kind="error" live title={failureTitle} className={details ? 'mb-4' : undefined}>
          {failure}
        </Callout>
      )}
      {details}
    </Dialog>
  );
}
