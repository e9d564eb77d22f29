import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { messageOf } from '../lib/api-error.ts';
import { Button, type ButtonProps } from './button.tsx';
import { toast } from './toast-store.ts';

type Props<D> = Omit<ButtonProps, 'onClick' | 'children' | 'busy'> & {
  label: string;
  /** The code of the dialog. */
  load: () => Promise<D>;
  /** Draws the dialog. */
  children: (dialog: D, close: () => void) => ReactNode;
  /** Once it is open, and once it no longer is. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
};

/** A button that opens a dialog, and brings it along only once somebody is about to press it: pages of visitors load without. */
export function DialogButton<D>({ label, load, children, onOpenChange, ...button }: Props<D>) {
  const [dialog, setDialog] = useState<{ readonly code: D } | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const isOpen = dialog !== null;
  const change = useEffectEvent((next: boolean) => onOpenChange?.(next));
  useEffect(() => {
    if (!isOpen) return;
    change(true);
    return () => change(false);
  }, [isOpen]);
  // Whoever comes near is about to press. What fails is said then.
  const warm = () => void load().catch(() => undefined);
  const open = async () => {
    setIsLoading(true);
    try {
      setDialog({ code: await load() });
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
      {dialog && children(dialog.code, () => setDialog(null))}
    </>
  );
}
