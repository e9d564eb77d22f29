import type { TestSummary } from '@prova/contract/assessments/tests';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useTestFacts } from '../../assessments/components/use-test-facts.ts';

type Props = {
  test: Pick<
    TestSummary,
    'title' | 'category' | 'difficulty' | 'questionCount' | 'points' | 'minutes' | 'instructions'
  >;
  /** Rules of its own, after those of every test. */
  more?: readonly string[];
  /** Who asks it, and until when. */
  asked?: ReactNode;
  /** Above the button. */
  children?: ReactNode;
  /** Beside the button. */
  beside?: ReactNode;
  /** It is under way. */
  begun?: boolean;
  startLabel?: string | undefined;
  busy?: boolean;
  onStart: () => void;
};

/** What is read before a test begins. */
export function TestIntro(props: Props) {
  const { test, more = [], asked, children, beside, begun = false, startLabel, busy = false, onStart } = props;
  const { t } = useTranslation('tests');
  const facts = useTestFacts();
  const ofTheClock =
    test.minutes === null
      ? (['noClock'] as const)
      : begun
        ? (['clockRuns', 'end'] as const)
        : (['clock', 'end'] as const);
  const rules = ['questions', 'flag', ...ofTheClock] as const;
  return (
    <Card className="flex max-w-3xl flex-col gap-5">
      <div>
        <p className="text-small text-muted">
          {t(`category.${test.category}`)} · {t(`difficulty.${test.difficulty}`)}
        </p>
        <h1 className="text-h3 wrap-anywhere">{test.title}</h1>
        <p className="mt-1 text-muted">
          {[facts.questions(test), facts.points(test), facts.minutes(test)].join(' · ')}
        </p>
      </div>
      {asked}
      {test.instructions && (
        <section aria-labelledby="test-instructions">
          <h2 id="test-instructions" className="text-h5">
            {t('player.instructions')}
          </h2>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{test.instructions}</p>
        </section>
      )}
      <section aria-labelledby="test-before">
        <h2 id="test-before" className="text-h5">
          {t(begun ? 'player.aboutBegun' : 'player.about')}
        </h2>
        <ul className="mt-1 flex list-disc flex-col gap-1 pl-6">
          {rules.map((rule) => (
            <li key={rule}>{t(`player.rules.${rule}`)}</li>
          ))}
          {more.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>
      {children}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" busy={busy} onClick={onStart}>
          {startLabel ?? t('player.start')}
        </Button>
        {beside}
      </div>
    </Card>
  );
}
