import { HELP_NEEDS, HELP_WORDS_MAX, type HelpNeed } from '@prova/contract/attempts/assignment-fields';
import type { AskedTest, askForHelp } from '@prova/contract/attempts/taking';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import { AskButton } from '../../../ui/ask-button.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';

type Props = { test: AskedTest; token: string; company: string; onAsked: () => void };

/** More time, a pause, another format, or a device that does not work: how to ask the team for it. Nothing while nobody can be asked. */
export function AskHelp({ test, token, company, onAsked }: Props) {
  const { t } = useTranslation('taking');
  const format = useFormat();
  const [need, setNeed] = useState<HelpNeed>('time');
  const [words, setWords] = useState('');
  if (!test.can.askHelp) return null;
  const ask = async () => {
    await request<typeof askForHelp>('POST', '/api/v1/tests/invitations/:token/:id/help', {
      params: { token, id: test.id },
      body: { need, ...(words.trim() && { words: words.trim() }) },
    });
    setWords('');
    onAsked();
  };
  return (
    <div className="flex flex-col items-start gap-2 text-small">
      <p className="text-muted">
        {test.helpAskedAt ? t('help.asked', { company, time: format.relative(test.helpAskedAt) }) : t('help.text')}
      </p>
      <AskButton
        size="sm"
        variant="ghost"
        className="-ml-3"
        label={t(test.helpAskedAt ? 'help.again' : 'help.open')}
        question={{
          role: 'dialog',
          title: t('help.title'),
          children: t('help.lead', { company }),
          details: (
            <div className="flex flex-col gap-4">
              <Select
                label={t('help.need')}
                value={need}
                onChange={(event) => setNeed(event.target.value as HelpNeed)}
                options={HELP_NEEDS.map((value) => ({ value, label: t(`help.needs.${value}`) }))}
              />
              <TextArea
                label={t('help.words')}
                hint={t('help.wordsHint')}
                optional
                rows={3}
                maxLength={HELP_WORDS_MAX}
                value={words}
                onChange={(event) => setWords(event.target.value)}
              />
            </div>
          ),
          confirmLabel: t('help.send'),
          cancelLabel: t('help.back'),
          onConfirm: ask,
        }}
      />
    </div>
  );
}
