import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { messageOf } from '../lib/api-error.ts';
import { loadCode } from '../lib/load-code.ts';
import { Button, type ButtonProps } from './button.tsx';
import type { ConfirmDialog } from './confirm-dialog.tsx';
import { toast } from './toast-store.ts';

type Question = Omit<ComponentProps<typeof ConfirmDialog>, 'onClose'>;

let loaded: typeof ConfirmDialog | undefined;
const load = async () => {
  loaded ??= (await loadCode(() => import('./confirm-dialog.tsx'))).ConfirmDialog;
};
/** Whoever comes near is about to press. What fails is said then. */
const warm = () => void load().catch(() => undefined);

/**
 * A button that asks by a dialog before it does something. It brings the dialog along only once somebody is about to press
 * it, so that pages of visitors load without.
 */
export function AskButton({
  label,
  question,
  onOpenChange,
  ...button
}: Omit<ButtonProps, 'onClick' | 'children' | 'busy'> & {
  label: string;
  question: Question;
  /** Once it asks, and once it no longer does. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  const Dialog = loaded;
  const isAsking = isOpen && Dialog !== undefined;
  const change = useEffectEvent((next: boolean) => onOpenChange?.(next));
  useEffect(() => {
    if (!isAsking) return;
    change(true);
    return () => change(false);
  }, [isAsking]);
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
        {...button}
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
      {isAsking && <Dialog {...question} onClose={() => setIsOpen(false)} />}
    </>
  );
}
