import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { Callout } from './callout.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { useDeliberatePress } from './use-deliberate-press.ts';

/** What `useContractForm` answers, as far as a dialog needs it. */
type DialogForm<Values> = {
  formProps: (send: (values: Values) => Promise<void>) => object;
  formState: { isSubmitting: boolean; errors: object };
  /** A failure that belongs to no field. */
  refusal: ReactNode;
  /** The same, or that there are fields to correct. */
  failure: ReactNode;
};

/**
 * Asks for something and sends it. While that is under way nothing closes it, unless it is `leavable`; success closes it and forgets the draft,
 * a failure is said above the fields. Cancel gives up what was typed; Escape and × keep it. A press of the double click
 * that opened it sends nothing. It is open while it is drawn.
 */
export function FormDialog<Values>({
  form,
  forget,
  title,
  description,
  size = 'md',
  role = 'dialog',
  dismissable = true,
  submitLabel,
  submitIcon,
  cancelLabel,
  cancelFirst = role === 'alertdialog',
  failureTitle,
  failureAction,
  danger = false,
  waiting = false,
  leavable = false,
  actions,
  onKeyDown,
  onSubmit,
  onCancel,
  onClose,
  children,
}: Omit<DialogProps, 'open' | 'footer'> & {
  form: DialogForm<Values>;
  /** What `useKeptDraft` answers, where what is typed is kept. */
  forget?: () => void;
  /** Without one there is nothing to send at the moment. */
  submitLabel: string | undefined;
  submitIcon?: ReactNode;
  cancelLabel?: string;
  /** The safe answer has the focus at first. */
  cancelFirst?: boolean;
  /** Above the message of a failure. */
  failureTitle?: string | undefined;
  /** Beside it: what helps. */
  failureAction?: ReactNode;
  danger?: boolean;
  /** What has to be on screen before one can send is being loaded. */
  waiting?: boolean;
  /** It can be left while it is sent: `onCancel` then ends the sending (`useSending`). */
  leavable?: boolean;
  /** Other things to do, before Cancel. */
  actions?: ReactNode;
  /** Keys of its own, anywhere among its fields. */
  onKeyDown?: (event: KeyboardEvent<HTMLFormElement>) => void;
  /** What it throws is shown: refused fields at their places, the rest above. `false` keeps the dialog open. */
  onSubmit: (values: Values) => unknown;
  /** What Cancel does in the place of forgetting and closing. */
  onCancel?: () => void;
}) {
  const { t } = useTranslation('ui');
  const { props: press, settle } = useDeliberatePress();
  const id = useId();
  const busy = form.formState.isSubmitting;
  const held = busy && !leavable;
  // One wrong field has the focus and says itself what is wrong; of several the reader hears here.
  const failure = Object.keys(form.formState.errors).length > 1 ? form.failure : form.refusal;
  const said = useRef<HTMLDivElement>(null);
  const refused = Boolean(form.refusal);
  useEffect(() => {
    // Whoever sends from the foot of a long form does not see what stands above the fields.
    if (refused && !busy) said.current?.scrollIntoView?.({ block: 'nearest' });
  }, [refused, busy]);
  const giveUp = () => {
    forget?.();
    onClose();
  };
  const fields = form.formProps(async (values) => {
    if ((await onSubmit(values)) !== false) giveUp();
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      size={size}
      role={role}
      dismissable={dismissable && !held}
      footer={
        <>
          {actions}
          <Button autoFocus={cancelFirst} disabled={held} onClick={onCancel ?? giveUp}>
            {cancelLabel ?? t('cancel')}
          </Button>
          {submitLabel !== undefined && (
            <Button
              {...press}
              type="submit"
              form={id}
              variant={danger ? 'danger' : 'primary'}
              icon={submitIcon}
              busy={busy || waiting}
            >
              {submitLabel}
            </Button>
          )}
        </>
      }
    >
      <form {...fields} id={id} onKeyDown={onKeyDown} onInput={settle} className="flex flex-col gap-5 empty:hidden">
        {failure && (
          <div ref={said} className="scroll-my-5">
            <Callout kind="error" live title={form.refusal && failureTitle} action={failureAction}>
              {failure}
            </Callout>
          </div>
        )}
        {children}
      </form>
    </Dialog>
  );
}
