import type { LessonQuestion } from '@prova/contract/knowledge/lessons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';

type Props = { questions: readonly LessonQuestion[]; lang: string | undefined };

/** Short questions to check oneself by. They are sent nowhere. */
export function LessonQuestions({ questions, lang }: Props) {
  const { t } = useTranslation('knowledge');
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="questions" className="flex flex-col gap-4">
      <div>
        <h2 id="questions" className="text-h4">
          {t('questions.title')}
        </h2>
        <p className="text-small text-muted">{t('questions.lead')}</p>
      </div>
      <ol className="flex flex-col gap-4">
        {questions.map((question, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two questions may say the same.
          <li key={index} className="rounded-card border border-border bg-surface p-4 sm:p-5">
            <Question question={question} number={index + 1} lang={lang} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Question({
  question: { text, options, explanation },
  number,
  lang,
}: {
  question: LessonQuestion;
  number: number;
  lang: string | undefined;
}) {
  const { t } = useTranslation('knowledge');
  const [chosen, setChosen] = useState<string | null>(null);
  /** What was chosen when it was checked. */
  const [checked, setChecked] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const right = options.find((option) => option.right);
  const isRight = checked !== null && options[Number(checked)] === right;
  return (
    <div className="flex flex-col items-start gap-3">
      <RadioGroup
        label={
          <span lang={lang} className="wrap-anywhere">
            {number}. {text}
          </span>
        }
        options={options.map((option, index) => ({
          value: String(index),
          label: <span lang={lang}>{option.text}</span>,
        }))}
        value={chosen}
        onChange={(value) => {
          setChosen(value);
          setChecked(null);
          setMissing(false);
        }}
        error={missing ? t('questions.choose') : undefined}
        className="w-full"
      />
      <Button
        aria-label={`${t('questions.check')} ${number}`}
        onClick={() => {
          setMissing(chosen === null);
          setChecked(chosen);
        }}
      >
        {t('questions.check')}
      </Button>
      {/* There before it says something, so that it is read out. */}
      <div role="status" className="w-full empty:hidden">
        {checked !== null && (
          <Callout
            kind={isRight ? 'success' : 'plain'}
            title={isRight ? t('questions.right') : t('questions.wrong', { answer: right?.text })}
          >
            <p lang={lang} className="whitespace-pre-line wrap-anywhere">
              {explanation}
            </p>
          </Callout>
        )}
      </div>
    </div>
  );
}
