import type { AiInvitation, askForPerson, getAiInvitation } from '@prova/contract/ai-interviews/session';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../lib/api-error.ts';
import { request } from '../../../lib/request.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';

const NOTE_MAX = 1000;

export type AskForPersonProps = {
  interview: AiInvitation;
  token: string;
  onInterview: (interview: AiInvitation) => void;
  /** Something may have been answered. */
  isBegun?: boolean;
};

/** What they write to the company; it stays while they think it over. */
type Note = { note: string; onNote: (note: string) => void };

/** Whether somebody means to speak with a person instead. */
export function AskForPersonDialog({
  interview,
  token,
  onInterview,
  isBegun = false,
  note,
  onNote,
  onClose,
}: AskForPersonProps & Note & { onClose: () => void }) {
  const { t } = useTranslation('ai-interview-person');
  const company = interview.companyName;
  const params = { token };
  const ask = async () => {
    const said = note.trim();
    if (said.length > NOTE_MAX) return false;
    try {
      onInterview(
        await request<typeof askForPerson>('POST', '/api/v1/interview-ai/candidate/:token/person', {
          params,
          body: said === '' ? {} : { note: said },
        }),
      );
    } catch (error) {
      if (!isApiError(error, 'INTERVIEW_OVER')) throw error;
      onInterview(await request<typeof getAiInvitation>('GET', '/api/v1/interview-ai/candidate/:token', { params }));
    }
    return true;
  };
  return (
    <ConfirmDialog
      title={t('question')}
      details={
        <TextArea
          label={t('note', { company })}
          hint={t('noteHint')}
          optional
          rows={3}
          maxLength={NOTE_MAX}
          counted
          value={note}
          onChange={({ target }) => onNote(target.value)}
        />
      }
      failureTitle={t('failed')}
      confirmLabel={t('yes')}
      cancelLabel={t('back')}
      onConfirm={ask}
      onClose={onClose}
    >
      {t(isBegun ? 'consequencesBegun' : 'consequences', { company })}
    </ConfirmDialog>
  );
}
