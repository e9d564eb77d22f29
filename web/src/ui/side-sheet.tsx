import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';

const widths = { md: 'sm:w-[min(30rem,calc(100vw-1.5rem))]', lg: 'sm:w-[min(56rem,calc(100vw-1.5rem))]' };

export type SideSheetProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What it is about, where that changes while it is open: another one takes the focus, as the first one did. */
  subject?: string;
  /** Beside the title: badges, one line of facts. */
  header?: ReactNode;
  /** Said below the title, whatever is scrolled. */
  notice?: ReactNode;
  /** Before the close button: previous and next, for example. */
  controls?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  size?: keyof typeof widths;
  /** A modal sheet blocks the page; the plain one leaves it usable. */
  modal?: boolean;
};

const FIELDS = 'input, textarea, select, [contenteditable]';

const frame =
  'fixed inset-0 z-30 flex animate-slide-in flex-col bg-surface shadow-float outline-none sm:inset-y-3 sm:right-3 sm:left-auto sm:rounded-panel sm:border sm:border-border';

export function SideSheet(props: SideSheetProps) {
  const { open, onClose, size = 'md', modal = false } = props;
  const titleId = useId();
  if (!modal) return open ? <PlainSheet {...props} size={size} titleId={titleId} /> : null;
  return (
    <ModalOverlay
      isOpen={open}
      isDismissable
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      className="fixed inset-0 z-30 animate-fade-in bg-scrim"
    >
      <Modal className={cx(frame, widths[size])}>
        <AriaDialog aria-labelledby={titleId} className="flex min-h-0 flex-1 flex-col outline-none">
          <SheetContent {...props} titleId={titleId} />
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

function PlainSheet(props: SideSheetProps & { titleId: string; size: keyof typeof widths }) {
  const own = useRef<HTMLDivElement>(null);
  const close = useRef(props.onClose);
  useEffect(() => {
    close.current = props.onClose;
  });
  const { subject } = props;
  const shown = useRef(subject);
  useLayoutEffect(() => {
    if (shown.current === subject) return;
    shown.current = subject;
    // Whoever goes from one to the next by the buttons stays on them.
    if (!own.current?.querySelector('header')?.contains(document.activeElement)) own.current?.focus();
  }, [subject]);
  useEffect(() => {
    // Wherever the focus is: on the page, too, unless something above the sheet or a field there takes the key.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      const target = event.target instanceof Element ? event.target : null;
      const inside = own.current?.contains(target) ?? false;
      if (!inside && target?.closest(`${FIELDS}, [role="dialog"], [role="alertdialog"], [role="menu"]`)) return;
      // Out of the field first.
      if (inside && target?.closest(FIELDS)) own.current?.focus();
      else close.current();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  useEffect(() => {
    const before = document.activeElement;
    own.current?.focus();
    return () => {
      // Whoever has clicked elsewhere on the page in the meantime keeps the focus there.
      const lost = document.activeElement === document.body || own.current?.contains(document.activeElement);
      if (lost && before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <div
      ref={own}
      role="dialog"
      aria-labelledby={props.titleId}
      tabIndex={-1}
      // Below the bar of the page, which stays usable, too.
      className={cx(frame, 'sm:top-17', widths[props.size])}
    >
      <SheetContent {...props} />
    </div>
  );
}

function SheetContent({
  title,
  titleId,
  header,
  controls,
  notice,
  children,
  footer,
  onClose,
}: SideSheetProps & { titleId: string }) {
  const { t } = useTranslation('ui');
  return (
    <>
      <header className="flex items-start justify-between gap-4 border-b border-border px-5 py-3">
        <div className="min-w-0">
          <h2 id={titleId} className="text-h4 wrap-break-word">
            {title}
          </h2>
          {header}
        </div>
        <div className="flex shrink-0 items-center gap-1">
          {controls}
          <IconButton label={t('close')} tooltip={false} icon={<X />} onClick={onClose} />
        </div>
      </header>
      {notice}
      <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-4 pb-[calc(1rem+var(--toast-height,0px))]">{children}</div>
      {footer && (
        <footer className="flex flex-wrap justify-end gap-2 border-t border-border px-5 py-3">{footer}</footer>
      )}
    </>
  );
}
