import type { AiInvitation, askForPerson, getAiInvitation } from '@prova/contract/ai-interviews/session';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../lib/api-error.ts';
import { request } from '../../../lib/request.ts';
import { AskButton } from '../../../ui/ask-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';

const NOTE_MAX = 1000;

type Props = {
  interview: AiInvitation;
  token: string;
  onInterview: (interview: AiInvitation) => void;
  /** Something may have been answered. */
  isBegun?: boolean;
  /** Once it asks whether it is meant, and once it no longer does. */
  onAsking?: (isAsking: boolean) => void;
};

/** The way to a person instead, which harms nobody and is final. */
export function AskForPerson({ interview, token, onInterview, isBegun = false, onAsking }: Props) {
  const { t } = useTranslation('ai-interview');
  const [note, setNote] = useState('');
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
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="min-w-0 flex-1 basis-72 text-sm text-muted">
        <span className="font-semibold text-text">{t('person.title')}</span> {t('person.text')}
      </p>
      <AskButton
        label={t('person.ask')}
        onOpenChange={onAsking}
        question={{
          title: t('person.question'),
          children: t(isBegun ? 'person.consequencesBegun' : 'person.consequences', { company }),
          details: (
            <TextArea
              label={t('person.note', { company })}
              hint={t('person.noteHint')}
              optional
              rows={3}
              maxLength={NOTE_MAX}
              counted
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          ),
          failureTitle: t('person.failed'),
          confirmLabel: t('person.yes'),
          cancelLabel: t('person.back'),
          onConfirm: ask,
        }}
      />
    </div>
  );
}
