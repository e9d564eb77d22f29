import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { NOTE_MAX } from './check-other-time.ts';
import type { SendAnswer } from './seen-interview.ts';

type Props = {
  company: string;
  note: string;
  onNote: (note: string) => void;
  send: SendAnswer;
  onClose: () => void;
};

/** Whether the candidate declines, and why. */
export function DeclineDialog({ company, note, onNote, send, onClose }: Props) {
  const { t } = useTranslation('interviews-invitation');
  return (
    <ConfirmDialog
      title={t('declineTitle')}
      details={
        <TextArea
          label={t('declineNote', { company })}
          hint={t('declineNoteHint')}
          optional
          rows={3}
          maxLength={NOTE_MAX}
          counted
          value={note}
          onChange={(event) => onNote(event.target.value)}
        />
      }
      failureTitle={t('answerFailed')}
      confirmLabel={t('declineYes')}
      cancelLabel={t('back')}
      danger
      onConfirm={() => send({ answer: 'declined', ...(note.trim() && { note: note.trim() }) })}
      onClose={onClose}
    >
      {t('declineText', { company })}
    </ConfirmDialog>
  );
}
