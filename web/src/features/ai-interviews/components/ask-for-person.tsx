import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { needPhrases } from '../../../lib/i18n.ts';
import { loadCode } from '../../../lib/load-code.ts';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import type { AskForPersonProps } from './ask-for-person-dialog.tsx';

type Props = AskForPersonProps & {
  /** Once it asks whether it is meant, and once it no longer does. */
  onAsking?: (isAsking: boolean) => void;
};

/** With its phrases: the page does not wait for them. */
const load = async () => {
  const [{ AskForPersonDialog }] = await Promise.all([
    loadCode(() => import('./ask-for-person-dialog.tsx')),
    needPhrases(['ai-interview-person']),
  ]);
  return AskForPersonDialog;
};

/** The way to a person instead, which harms nobody and is final. */
export function AskForPerson({ onAsking, ...asked }: Props) {
  const { t } = useTranslation('ai-interview');
  const [note, setNote] = useState('');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="min-w-0 flex-1 basis-72 text-sm text-muted">
        <span className="font-semibold text-text">{t('person.title')}</span> {t('person.text')}
      </p>
      <DialogButton label={t('person.ask')} load={load} onOpenChange={onAsking}>
        {(Dialog, onClose) => <Dialog {...asked} note={note} onNote={setNote} onClose={onClose} />}
      </DialogButton>
    </div>
  );
}
