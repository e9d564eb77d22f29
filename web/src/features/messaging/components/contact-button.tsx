import type { ContactTopic } from '@prova/contract/messaging/contact-fields';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { needPhrases } from '../../../lib/i18n.ts';
import { loadCode } from '../../../lib/load-code.ts';
import { Button, type ButtonProps } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import type { ContactDialog } from './contact-dialog.tsx';

let loaded: typeof ContactDialog | undefined;
const load = async () => {
  const [code] = await Promise.all([loadCode(() => import('./contact-dialog.tsx')), needPhrases(['contact'])]);
  loaded = code.ContactDialog;
};
/** Whoever comes near is about to press. What fails is said then. */
const warm = () => void load().catch(() => undefined);

/** Opens the contact form above the page. It brings the form along only once somebody is about to press. */
export function ContactButton({
  label,
  topic,
  variant,
}: Pick<ButtonProps, 'variant'> & { label: string; topic: ContactTopic }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  const Dialog = loaded;
  const open = async () => {
    setIsLoading(true);
    try {
      await load();
      setIsOpen(true);
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <>
      <Button
        {...(variant && { variant })}
        busy={isLoading}
        aria-haspopup="dialog"
        onPointerEnter={warm}
        onFocus={warm}
        onClick={({ currentTarget }) => {
          // Some browsers do not focus what is clicked, and the dialog gives the focus back to where it was.
          currentTarget.focus();
          void open();
        }}
      >
        {label}
      </Button>
      {isOpen && Dialog && <Dialog topic={topic} onClose={() => setIsOpen(false)} />}
    </>
  );
}
