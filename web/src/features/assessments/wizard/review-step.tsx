import type { TestQuestion } from '@prova/contract/assessments/questions';
import { type TestDetails, toggleTest } from '@prova/contract/assessments/tests';
import { ArrowLeft, Check, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { useCall } from '../../../lib/query.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PropertyRow } from '../../../ui/property-row.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { ShownCode } from '../../code/components/shown-code.tsx';
import { changedByTest } from '../assessments.queries.ts';
import { CriteriaPoints } from '../components/criteria-points.tsx';
import { Statement } from '../components/statement.tsx';
import { useTestFacts } from '../components/use-test-facts.ts';
import { CheckState } from './check-state.tsx';
import { poolsOf } from './pool-values.ts';
import { StepHeading } from './step-heading.tsx';
import type { Go } from './test-steps.ts';

/** Step 3: all of the test as it will be, with the right answers, and its publication. */
export function ReviewStep({ test, go }: { test: TestDetails; go: Go }) {
  const { t } = useTranslation(['tests', 'authoring']);
  const facts = useTestFacts();
  const { id, status } = test;
  const publish = useCall(toggleTest, {
    invalidates: changedByTest,
    meta: { quiet: true },
    onSuccess: ({ title }) => {
      toast.success(t('done.published', { title }));
      go('exit', id);
    },
    onError: (error) => void toast.error(t('done.statusFailed'), { description: messageOf(error) }),
  });
  const answer = (is: boolean) => t(is ? 'review.yes' : 'review.no');
  return (
    <section aria-label={t('review.title')} className="flex max-w-3xl flex-col gap-5">
      <StepHeading title={t('review.title')}>{t('review.intro')}</StepHeading>
      <Part
        id="review-configuration"
        title={t('review.configuration')}
        change={t('review.changeConfiguration')}
        onChange={() => go('configuration', id)}
      >
        <dl>
          <Row label={t('configuration.name')}>{test.title}</Row>
          <Row label={t('configuration.category')}>{t(`category.${test.category}`)}</Row>
          <Row label={t('configuration.difficulty')}>{t(`difficulty.${test.difficulty}`)}</Row>
          <Row label={t('configuration.status')}>{t(`status.${status}`)}</Row>
          <Row label={t('configuration.skills')}>{test.skills.join(', ') || t('review.none')}</Row>
          {test.skills.length > 0 && <Row label={t('configuration.provesFrom')}>{test.provesFrom}</Row>}
          <Row label={t('configuration.description')}>{test.description || t('review.none')}</Row>
          <Row label={t('configuration.instructions')}>{test.instructions || t('review.none')}</Row>
          <Row label={t('configuration.minutes')}>{facts.minutes(test)}</Row>
          <Row label={t('configuration.shuffles')}>{answer(test.shuffles)}</Row>
          <Row label={t('configuration.showsAnswers')}>{answer(test.showsAnswers)}</Row>
          <Row label={t('configuration.openToTalents')}>{answer(test.openToTalents)}</Row>
          <Row label={t('configuration.graders')}>
            {t(`configuration.gradersOf.${test.graders > 1 ? 'two' : 'one'}`)}
          </Row>
        </dl>
      </Part>
      <Part
        id="review-questions"
        title={t('review.questions')}
        aside={`${facts.written(test)} · ${facts.points(test)}`}
        change={t('review.changeQuestions')}
        onChange={() => go('questions', id)}
      >
        {test.pools.length > 0 && (
          <ul className="text-small text-muted">
            {poolsOf(test).map(({ name, draws, questionIds }) => (
              <li key={name} className="wrap-anywhere">
                <strong className="text-text">{name}</strong>:{' '}
                {t('authoring:pools.size', { count: questionIds.length })},{' '}
                {t('authoring:pools.drawn', { count: draws })}
              </li>
            ))}
          </ul>
        )}
        <ol className="divide-y divide-border">
          {test.questions.map((question) => (
            <ReviewedQuestion key={question.id} question={question} />
          ))}
        </ol>
      </Part>
      <div className="flex flex-wrap justify-between gap-3">
        <Button icon={<ArrowLeft className="size-4" />} onClick={() => go('questions', id)}>
          {t('wizard.back')}
        </Button>
        <div className="flex flex-wrap gap-3">
          <Button variant={status === 'published' ? 'primary' : 'secondary'} onClick={() => go('exit', id)}>
            {t(status === 'draft' ? 'review.keepDraft' : 'review.finish')}
          </Button>
          {status !== 'published' && (
            <Button
              variant="primary"
              icon={<Send className="size-4" />}
              busy={publish.isPending}
              onClick={() => publish.mutate({ params: { id }, body: { status } })}
            >
              {t(status === 'archived' ? 'review.republish' : 'review.publish')}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <PropertyRow label={label}>
    <span className="block whitespace-pre-wrap py-1.5 wrap-anywhere">{children}</span>
  </PropertyRow>
);

type PartProps = {
  id: string;
  title: string;
  aside?: string;
  change: string;
  onChange: () => void;
  children: ReactNode;
};

function Part({ id, title, aside, change, onChange, children }: PartProps) {
  const { t } = useTranslation('tests');
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-3">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h3 id={id} className="text-h5">
            {title}
          </h3>
          {aside && <p className="tabular text-small text-muted">{aside}</p>}
        </div>
        <Button size="sm" aria-label={change} onClick={onChange}>
          {t('review.change')}
        </Button>
      </header>
      {children}
    </Card>
  );
}

function ReviewedQuestion({ question }: { question: TestQuestion }) {
  const { t } = useTranslation('tests');
  const facts = useTestFacts();
  const { type, position, language, videoSeconds } = question;
  return (
    <li className="flex flex-col gap-3 py-4">
      <p className="flex flex-wrap items-center gap-2 text-small text-muted">
        <strong className="text-text">{t('questions.item', { number: position })}</strong>
        <Badge>{t(`types.${type}`)}</Badge>
        <span className="tabular">{facts.points(question)}</span>
        {language && <span>{t(`languages.${language}`)}</span>}
        {videoSeconds !== null && <span>{t('facts.seconds', { count: videoSeconds })}</span>}
        <CheckState check={question.check} />
        {question.pool && <Badge tone="violet">{question.pool}</Badge>}
        {question.topic && <span className="wrap-anywhere">{question.topic}</span>}
      </p>
      <Statement html={question.text} />
      {type === 'MULTIPLE_CHOICE' && (
        <ul className="flex flex-col gap-1">
          {question.options.map((option) => (
            <RightOrNot key={option.id} right={option.correct ?? false}>
              {option.text}
            </RightOrNot>
          ))}
        </ul>
      )}
      {type === 'TRUE_FALSE' && (
        <ul className="flex flex-col gap-1">
          <RightOrNot right={question.correctAnswer === true}>{t('question.true')}</RightOrNot>
          <RightOrNot right={question.correctAnswer === false}>{t('question.false')}</RightOrNot>
        </ul>
      )}
      {question.starterCode && (
        <div>
          <p className="text-small font-semibold text-muted">{t('question.starter')}</p>
          <ShownCode code={question.starterCode} />
        </div>
      )}
      {question.rubric && question.rubric.length > 0 && (
        <div className="flex flex-col gap-1">
          <p className="text-small font-semibold text-muted">{t('rubric.title')}</p>
          <CriteriaPoints rubric={question.rubric} criteria={null} />
        </div>
      )}
      {(['expectedAnswer', 'explanation'] as const).map(
        (name) =>
          question[name] && (
            <div key={name}>
              <p className="text-small font-semibold text-muted">
                {t(name === 'expectedAnswer' ? 'question.expected' : 'question.explanation')}
              </p>
              <p className="whitespace-pre-wrap wrap-anywhere">{question[name]}</p>
            </div>
          ),
      )}
    </li>
  );
}

function RightOrNot({ right, children }: { right: boolean; children: ReactNode }) {
  const { t } = useTranslation('tests');
  return (
    <li className={right ? 'flex gap-2 font-semibold text-brand' : 'flex gap-2'}>
      <span className="w-5 shrink-0 pt-1">
        {right && <Check className="size-4" role="img" aria-label={t('review.right')} />}
      </span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}
