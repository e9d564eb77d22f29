import type { AnswerWay } from '@prova/contract/ai-interviews/ai-interview-fields';
import type { Locale } from '@prova/contract/common';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { AnswerPanel } from './answer-panel.tsx';
import { StepHeading } from './step-heading.tsx';

type Props = {
  /** Of the interview: the language in which it listens. */
  locale: Locale;
  initialWay: AnswerWay;
  /** Something else is asked meanwhile. */
  isAway: boolean;
  onClose: () => void;
};

/** In the language of the interview, which need not be that of the page. */
const QUESTIONS: Readonly<Record<Locale, string>> = {
  'pt-BR': 'Em uma ou duas frases: o que você gosta de fazer no seu tempo livre?',
  'en-US': 'In a sentence or two: what do you like to do in your free time?',
};

/** Asks as the interview does. What is answered stays in this page. */
export function Practice({ locale, initialWay, isAway, onClose }: Props) {
  const { t } = useTranslation('ai-interview');
  const question = QUESTIONS[locale];
  const [way, setWay] = useState(initialWay);
  const [understood, setUnderstood] = useState<string | null>(null);
  if (understood === null)
    return (
      <AnswerPanel
        prompt={question}
        locale={locale}
        place={<p className="text-sm font-semibold text-brand">{t('practice.place')}</p>}
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
            {t('practice.close')}
          </Button>
        }
      />
    );
  return (
    <div className="flex flex-col gap-4">
      <StepHeading level={3}>{t('practice.done')}</StepHeading>
      <blockquote lang={locale} className="max-w-[68ch] border-l-2 border-brand pl-3 whitespace-pre-line wrap-anywhere">
        {understood}
      </blockquote>
      <p className="max-w-[68ch] text-muted">{t('practice.doneText')}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setUnderstood(null)}>{t('practice.again')}</Button>
        <Button variant="ghost" onClick={onClose}>
          {t('practice.close')}
        </Button>
      </div>
    </div>
  );
}
