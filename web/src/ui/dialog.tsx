import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { unbroken } from '../lib/jsx/unbroken.ts';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { useHeldKeyIgnored, useSettled } from './use-deliberate-press.ts';

const widths = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-3xl', xl: 'max-w-6xl' };

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** One line under the title; it also describes the dialog. */
  description?: ReactNode;
  children?: ReactNode;
  /** Actions at the foot, the main one last. */
  footer?: ReactNode;
  size?: keyof typeof widths;
  role?: 'dialog' | 'alertdialog';
  /** False while closing would lose work: then neither a click outside nor Escape closes it. */
  dismissable?: boolean;
};

export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  size = 'md',
  role = 'dialog',
  dismissable = true,
}: DialogProps) {
  const descriptionId = useId();
  useHeldKeyIgnored(open);
  const isSettled = useSettled(open);
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      isDismissable={dismissable && role === 'dialog'}
      isKeyboardDismissDisabled={!dismissable}
      shouldCloseOnInteractOutside={() => isSettled()}
      // A press beside it takes the focus to nothing.
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) event.preventDefault();
      }}
      className="fixed inset-0 z-40 flex h-(--visual-viewport-height) animate-fade-in items-end justify-center bg-scrim sm:items-center sm:p-6"
    >
      <Modal className={cx('max-h-full w-full animate-rise', widths[size])}>
        <AriaDialog
          role={role}
          {...(description ? { 'aria-describedby': descriptionId } : {})}
          className="flex max-h-[92dvh] flex-col rounded-t-panel border border-border bg-surface shadow-float outline-none sm:max-h-[85dvh] sm:rounded-panel"
        >
          <DialogHead
            title={title}
            description={description}
            descriptionId={descriptionId}
            onClose={dismissable ? onClose : undefined}
          />
          <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-5 empty:hidden has-[>form:empty]:hidden">
            {children}
          </div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-border px-5 py-3">{footer}</footer>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

function DialogHead({
  title,
  description,
  descriptionId,
  onClose,
}: {
  title: string;
  description: ReactNode;
  descriptionId: string;
  onClose: (() => void) | undefined;
}) {
  const { t } = useTranslation('ui');
  return (
    <header className="flex items-start justify-between gap-4 px-5 pt-4 pb-2">
      <div className="min-w-0 py-1">
        <Heading slot="title" level={2} className="text-h4">
          {unbroken(title)}
        </Heading>
        {description && (
          <p id={descriptionId} className="mt-1 text-muted">
            {description}
          </p>
        )}
      </div>
      {onClose && <IconButton label={t('close')} tooltip={false} icon={<X />} onClick={onClose} />}
    </header>
  );
}
