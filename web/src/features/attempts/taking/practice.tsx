import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { useBackCloses } from '../../assessments/components/use-back-closes.ts';
import { canRunHere } from '../../code/components/can-run-here.ts';
import type { Answer, AskedQuestion } from '../player/answers.ts';
import { TestPlayer } from '../player/test-player.tsx';
import { fetchRunner, tryHere } from './run-answer.ts';
import { TestTitle } from './test-title.tsx';

/** What the code of the practice is tried on, where this browser runs it. */
const CHECK = {
  functionName: 'dobro',
  setup: '',
  anyOrder: false,
  cases: [
    { name: '', visible: true, input: '[2]', expected: '4' },
    { name: '', visible: true, input: '[-5]', expected: '-10' },
  ],
  hiddenCases: 0,
  milliseconds: 1000,
};

/** Two questions to get to know the page by: nothing of it is sent, and no clock runs. */
export function Practice({ onEnd }: { onEnd: () => void }) {
  const { t } = useTranslation('taking');
  useBackCloses(onEnd);
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map());
  const [runs] = useState(() => canRunHere('javascript'));
  const [flagged, setFlagged] = useState<ReadonlySet<string>>(new Set());
  const common = { version: 1, testId: '', points: 1, topic: '', options: [], check: null, videoSeconds: null };
  const questions: AskedQuestion[] = [
    {
      ...common,
      id: 'choice',
      position: 1,
      type: 'MULTIPLE_CHOICE',
      text: `<p>${t('practice.choice')}</p>`,
      options: (['five', 'seven', 'ten'] as const).map((id) => ({ id, text: t(`practice.options.${id}`) })),
      language: null,
      starterCode: '',
    },
    {
      ...common,
      id: 'code',
      position: 2,
      type: 'CODE',
      text: `<p>${t('practice.code')}</p>`,
      language: 'javascript',
      starterCode: t('practice.starter'),
      check: runs ? { ...CHECK, functionName: t('practice.functionName') } : null,
    },
  ];
  return (
    <div className="flex flex-col gap-4">
      <TestTitle title={t('practice.title')} />
      <Callout
        kind="info"
        action={
          <Button size="sm" onClick={onEnd}>
            {t('practice.end')}
          </Button>
        }
      >
        {t('practice.text')}
      </Callout>
      <TestPlayer
        questions={questions}
        answers={answers}
        onAnswer={(id, answer) => setAnswers((former) => new Map(former).set(id, answer))}
        flagged={flagged}
        onFlag={(id) => setFlagged((former) => former.symmetricDifference(new Set([id])))}
        {...(runs && { run: tryHere, onNear: fetchRunner })}
        until={null}
        onTimeUp={() => undefined}
        finishLabel={t('practice.end')}
        onFinish={onEnd}
      />
    </div>
  );
}
