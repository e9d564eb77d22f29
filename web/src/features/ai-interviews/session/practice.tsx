import type { AnswerWay } from '@prova/contract/ai-interviews/ai-interview-fields';
import { FIXED_PROMPTS } from '@prova/contract/ai-interviews/fixed-prompts';
import type { Locale } from '@prova/contract/common';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { AnswerPanel } from './answer-panel.tsx';
import { StepHeading } from './step-heading.tsx';

type Props = {
  /** Of the interview, which need not be that of the page. */
  locale: Locale;
  initialWay: AnswerWay;
  /** Something else is asked meanwhile. */
  isAway: boolean;
  onClose: () => void;
};

/** Asks as the interview does. What is answered stays in this page. */
export function Practice({ locale, initialWay, isAway, onClose }: Props) {
  const { t } = useTranslation('ai-interview-practice');
  const [way, setWay] = useState(initialWay);
  const [understood, setUnderstood] = useState<string | null>(null);
  if (understood === null)
    return (
      <AnswerPanel
        prompt={FIXED_PROMPTS.practice[locale]}
        asked={{ what: 'practice', language: locale }}
        locale={locale}
        place={<p className="text-sm font-semibold text-brand">{t('place')}</p>}
        level={3}
        way={way}
        onWay={setWay}
        isAway={isAway}
        onSend={async ({ text }) => {
          setUnderstood(text);
          return true;
        }}
        note={
          <Button variant="quiet" size="sm" className="-ml-3 self-start" onClick={onClose}>
            {t('close')}
          </Button>
        }
      />
    );
  return (
    <div className="flex flex-col gap-4">
      <StepHeading level={3}>{t('done')}</StepHeading>
      <blockquote lang={locale} className="max-w-[68ch] border-l-2 border-brand pl-3 whitespace-pre-line wrap-anywhere">
        {understood}
      </blockquote>
      <p className="max-w-[68ch] text-muted">{t('doneText')}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setUnderstood(null)}>{t('again')}</Button>
        <Button variant="ghost" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </div>
  );
}
