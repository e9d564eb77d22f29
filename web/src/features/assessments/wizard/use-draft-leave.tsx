import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sending } from '../../../lib/use-sending.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { SendingState } from '../../../widgets/sending-state.tsx';
import { noteDraft, useNoDraftNote } from './draft-note.ts';

type Draft = {
  what: 'question' | 'pool';
  /** Whether anything was changed. */
  isDirty: boolean;
  /** What it belongs to is gone: it could not be opened again. */
  isGone?: boolean;
  sending: Sending;
  /** Of `useKeptDraft`. */
  forget: () => void;
  onClose: () => void;
};

/**
 * How a dialog is left in which something was written: Escape and × keep it and say so, Cancel asks before it is lost, as all
 * of them do of what is gone. While it is sent and there is no connection, Cancel ends the trying.
 * @returns what a `FormDialog` is given, and the question, to be drawn among its fields
 */
export function useDraftLeave({ what, isDirty, isGone = false, sending, forget, onClose }: Draft) {
  const { t } = useTranslation('authoring');
  const [asking, setAsking] = useState(false);
  const settled = useRef(false);
  useNoDraftNote();
  const forgetAll = () => {
    settled.current = true;
    forget();
  };
  const discard = () => {
    forgetAll();
    onClose();
  };
  const question: ReactNode = asking && (
    <ConfirmDialog
      title={t('draft.title')}
      confirmLabel={t('draft.discard')}
      cancelLabel={t('draft.goOn')}
      danger
      onConfirm={discard}
      onClose={() => setAsking(false)}
    >
      {t(`draft.text.${what}`)}
    </ConfirmDialog>
  );
  const dialog = {
    leavable: sending.isWaiting,
    ...(sending.isWaiting && { cancelLabel: t('stopTrying') }),
    actions: <SendingState sending={sending} />,
    forget: forgetAll,
    onCancel: () => (sending.isWaiting ? sending.stop() : isDirty ? setAsking(true) : discard()),
    onClose: () => {
      if (sending.isWaiting) sending.stop();
      if (isDirty && !settled.current) {
        if (isGone) return setAsking(true);
        noteDraft(t(`draft.kept.${what}`));
      }
      onClose();
    },
  };
  return { dialog, question };
}
