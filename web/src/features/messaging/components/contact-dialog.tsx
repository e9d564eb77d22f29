import type { ContactTopic } from '@prova/contract/messaging/contact-fields';
import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { ContactForm } from './contact-form.tsx';

/**
 * The form in the browser's own dialog, which keeps the focus inside and gives it back. Escape and the cross close it;
 * what was typed stays in the tab.
 */
export function ContactDialog({ topic, onClose }: { topic: ContactTopic; onClose: () => void }) {
  const { t } = useTranslation('contact');
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    shown?.querySelector<HTMLElement>('input')?.focus();
    return () => shown?.close();
  }, []);
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-auto max-h-[92dvh] w-full max-w-xl overflow-y-auto rounded-panel border border-border bg-surface p-0 text-text shadow-float backdrop:bg-scrim max-sm:mb-0 max-sm:max-w-full max-sm:rounded-b-none"
    >
      <header className="flex items-start justify-between gap-4 px-5 pt-4 pb-2">
        <div className="min-w-0 py-1">
          <h2 id={titleId} className="text-h4">
            {t('title')}
          </h2>
          <p className="mt-1 text-muted">{t('hours')}</p>
        </div>
        <button
          type="button"
          aria-label={t('close')}
          onClick={close}
          className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-control hover:bg-sunken"
        >
          <X className="size-5" aria-hidden="true" />
        </button>
      </header>
      <div className="px-5 pt-1 pb-5">
        <ContactForm
          topic={topic}
          actions={
            <Button variant="ghost" onClick={close}>
              {t('cancel')}
            </Button>
          }
          done={
            <Button variant="ghost" onClick={close}>
              {t('close')}
            </Button>
          }
        />
      </div>
    </dialog>
  );
}
