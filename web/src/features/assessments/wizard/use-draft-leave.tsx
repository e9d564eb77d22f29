import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';

/** What is written, and how it is worded. */
type Written = 'question' | 'pool';

type Draft = {
  what: Written;
  /** Whether anything was changed. */
  isDirty: boolean;
  /** Of `useKeptDraft`. */
  forget: () => void;
  onClose: () => void;
};

/**
 * How a dialog is left in which something was written: Escape and × keep it and say so, Cancel asks before it is lost.
 * @returns for a `FormDialog`, and the question, to be drawn among its fields
 */
export function useDraftLeave({ what, isDirty, forget, onClose }: Draft): {
  onLeave: () => void;
  onCancel: () => void;
  question: ReactNode;
} {
  const { t } = useTranslation('authoring');
  const [asking, setAsking] = useState(false);
  const discard = () => {
    forget();
    onClose();
  };
  return {
    onLeave: () => {
      if (isDirty) toast.info(t(`draft.kept.${what}`));
      onClose();
    },
    onCancel: () => (isDirty ? setAsking(true) : discard()),
    question: asking && (
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
    ),
  };
}
