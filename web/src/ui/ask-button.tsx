import type { ComponentProps } from 'react';
import { loadCode } from '../lib/load-code.ts';
import type { ConfirmDialog } from './confirm-dialog.tsx';
import { DialogButton } from './dialog-button.tsx';

type Question = Omit<ComponentProps<typeof ConfirmDialog>, 'onClose'>;
type Props = Omit<ComponentProps<typeof DialogButton<typeof ConfirmDialog>>, 'load' | 'children'> & {
  question: Question;
};

const load = async () => (await loadCode(() => import('./confirm-dialog.tsx'))).ConfirmDialog;

/** A button that asks by a dialog before it does something. */
export function AskButton({ question, ...button }: Props) {
  return (
    <DialogButton {...button} load={load}>
      {(Dialog, onClose) => <Dialog {...question} onClose={onClose} />}
    </DialogButton>
  );
}
