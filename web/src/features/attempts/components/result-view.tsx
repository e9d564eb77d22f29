import { choicePoints } from '@prova/contract/assessments/choice-points';
import type { TestResult } from '@prova/contract/attempts/taking';
import { Check, Minus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/cx.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { CriteriaPoints } from '../../assessments/components/criteria-points.tsx';
import { Statement } from '../../assessments/components/statement.tsx';
import { useTestFacts } from '../../assessments/components/use-test-facts.ts';
import { CaseResults } from '../../code/components/case-results.tsx';
import { ShownCode } from '../../code/components/shown-code.tsx';
import { ShownVideo } from '../video/shown-video.tsx';
import { hasTopics } from './has-topics.ts';
import { NotedSignals } from './noted-signals.tsx';
import { RightAnswers } from './right-answers.tsx';

type Props = {
  result: TestResult;
  level: 1 | 2;
  /** Whether it is read by whoever took it. */
  yours?: boolean;
  /** Of whoever took it: asks to see what was right. */
  onShow?: () => Promise<unknown>;
  /** Loads it again: links to videos hold for minutes. */
  renew: () => unknown;
  /** Between the figures and the answers. */
  children?: ReactNode;
  /** Under each answer. */
  after?: (answered: Question) => ReactNode;
};
type Question = TestResult['questions'][number];

/** How a test went: the score, the time, each topic, and each answer where they are shown. */
export function ResultView({ result, level, yours = false, onShow, renew, children, after }: Props) {
  const { t } = useTranslation(['taking', 'tests']);
  const format = useFormat();
  const facts = useTestFacts();
  const Heading = `h${level}` as const;
  const { result: attempt, byTopic, questions } = result;
  if (!attempt) return null;
  const figures = [
    [t('result.score'), attempt.score === null ? t('result.waiting') : format.percent(attempt.score / 100)],
    [
      t('result.points'),
      attempt.graded ? t('result.pointsOf', { points: format.number(attempt.points), max: attempt.pointsMax }) : '—',
    ],
    [t('result.time'), facts.duration(attempt.seconds)],
    [t('result.answered'), t('result.answeredOf', { answered: attempt.answered, total: result.questionCount })],
  ] as const;
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <Card className="flex flex-col gap-4">
        <div>
          <p className="text-small text-muted">
            {result.companyName} · {result.jobTitle ?? t('chosen')}
          </p>
          <Heading className="text-h4 wrap-anywhere">{result.title}</Heading>
          <p className="text-small text-muted">
            {attempt.reused
              ? t('result.reused', { date: format.date(attempt.submittedAt) })
              : t(yours ? 'result.on' : 'result.submittedOn', { date: format.dateTime(attempt.submittedAt) })}
          </p>
        </div>
        <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          {figures.map(([name, value]) => (
            <div key={name}>
              <dt className="text-small text-muted">{name}</dt>
              <dd className="tabular text-h5">{value}</dd>
            </div>
          ))}
        </dl>
        {result.place && <p>{t('result.place', { below: result.place.below, count: result.place.takers - 1 })}</p>}
        {(result.signals.length > 0 || result.answersSeen) && (
          <NotedSignals
            signals={result.signals}
            seen={result.answersSeen}
            yours={yours}
            reader={result.jobTitle === null ? null : undefined}
          />
        )}
        {!attempt.graded && (
          <Callout kind="info">
            {yours ? t('result.waitingText', { company: result.companyName }) : t('result.waitingTeam')}
          </Callout>
        )}
      </Card>
      {hasTopics(byTopic) && <Topics result={result} />}
      {children}
      {attempt.graded && onShow && <RightAnswers result={result} onShow={onShow} />}
      {questions.length > 0 && (
        <section aria-labelledby="result-questions" className="flex flex-col gap-3">
          <h2 id="result-questions" className="text-h5">
            {t('result.questions')}
          </h2>
          <ol className="flex flex-col gap-3">
            {questions.map((each) => (
              <li key={each.question.id}>
                <Answered answered={each} yours={yours} renew={renew}>
                  {after?.(each)}
                </Answered>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

function Topics({ result: { byTopic, questions, category } }: { result: TestResult }) {
  const { t } = useTranslation(['taking', 'tests']);
  const format = useFormat();
  // The company sees the topics while it grades: what nobody has read yet is no zero.
  const unread = questions.filter(({ points, withheld }) => points === null && withheld === null);
  const open = new Set(unread.map(({ question }) => question.topic));
  return (
    <Card as="section" aria-labelledby="result-topics" className="flex flex-col gap-3">
      <h2 id="result-topics" className="text-h5">
        {t('result.topics')}
      </h2>
      <ul className="flex flex-col gap-3">
        {byTopic.map(({ topic, points, pointsMax }) => {
          const share = pointsMax === 0 ? 0 : points / pointsMax;
          const waiting = open.has(topic) ? t('result.waiting') : undefined;
          return (
            <li key={topic}>
              <ProgressBar
                label={topic || (hasTopics(byTopic) ? t('result.otherTopics') : t(`tests:category.${category}`))}
                value={waiting ? 0 : points}
                max={pointsMax}
                valueText={waiting ?? t('result.pointsOf', { points: format.number(points), max: pointsMax })}
                aside={waiting ?? format.percent(share)}
              />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

const MARKS = {
  right: [Check, 'text-brand'],
  partly: [Minus, 'text-amber'],
  wrong: [X, 'text-red'],
  revised: [Minus, 'text-muted'],
  open: [Minus, 'text-muted'],
  empty: [Minus, 'text-muted'],
  kept: [Minus, 'text-muted'],
} as const;

function markOf(answered: Question): keyof typeof MARKS {
  const { right, points, value, video, withheld } = answered;
  if (withheld === 'in_use' || withheld === 'offered') return 'kept';
  if (withheld === 'unanswered') return 'empty';
  if (answered.concealed) return 'open';
  const before = choicePoints(answered.question, value);
  // The choice is marked beneath, and a person gave other points than that would.
  if (before !== null && points !== null && points !== before) return 'revised';
  if (right === false && value === null && !video) return 'empty';
  if (right === null) return 'open';
  if (right) return 'right';
  return (points ?? 0) > 0 ? 'partly' : 'wrong';
}

type AnsweredProps = { answered: Question; yours: boolean; renew: () => unknown; children: ReactNode };

function Answered({ answered, yours, renew, children }: AnsweredProps) {
  const { t } = useTranslation(['taking', 'tests', 'code']);
  const format = useFormat();
  const { question, value, points, criteria, verdict, video, withheld, concealed } = answered;
  const mark = markOf(answered);
  const [Icon, tone] = MARKS[mark];
  return (
    <Card className="flex flex-col gap-3">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="flex items-center gap-2 font-semibold">
          <Icon className={cx('size-5', tone)} aria-hidden="true" />
          {t('result.question', { number: question.position })}
          <span className={cx('text-small', tone)}>{t(`result.marks.${mark}`)}</span>
        </h3>
        <Badge>
          {mark === 'kept'
            ? t('result.worth', { count: question.points })
            : points === null
              ? t('result.waiting')
              : t('result.pointsOf', { points: format.number(points), max: question.points })}
        </Badge>
      </header>
      <Statement html={question.text} />
      {concealed ? (
        <p className="text-small text-muted">{t('result.concealed')}</p>
      ) : video ? (
        <ShownVideo video={video} renew={renew} />
      ) : (
        <Given question={question} value={value} yours={yours} kept={withheld !== null} />
      )}
      {verdict && (
        <CaseResults
          cases={verdict}
          inputName={question.language === 'sql' ? t('code:rows') : undefined}
          details={detailsOf(question.check, verdict)}
        />
      )}
      {question.rubric && question.rubric.length > 0 && (
        <div className="flex flex-col gap-1">
          <p className="text-small font-semibold">{t('result.criteria')}</p>
          <CriteriaPoints rubric={question.rubric} criteria={criteria} />
        </div>
      )}
      {question.explanation && (
        <div className="border-l-2 border-brand pl-3">
          <p className="text-small font-semibold">{t('result.explanation')}</p>
          <p className="whitespace-pre-wrap wrap-anywhere">{question.explanation}</p>
        </div>
      )}
      {children}
    </Card>
  );
}

/** What each case was given and should have returned; whoever took the test has that of the visible ones alone. */
function detailsOf(check: Question['question']['check'], verdict: NonNullable<Question['verdict']>) {
  const cases = check?.cases ?? [];
  if (cases.length === verdict.length) return cases;
  const visible = cases.filter((each) => each.visible).values();
  return verdict.map((each) => (each.visible ? visible.next().value : undefined));
}

/** What was answered, beside what was right. */
function Given({
  question,
  value,
  yours,
  kept,
}: Pick<Question, 'question' | 'value'> & { yours: boolean; kept: boolean }) {
  const { t } = useTranslation(['taking', 'tests']);
  if (question.type === 'MULTIPLE_CHOICE' || question.type === 'TRUE_FALSE') {
    const options =
      question.type === 'MULTIPLE_CHOICE'
        ? question.options.map(({ id, text, correct }) => ({
            id,
            text,
            correct: correct === true,
            chosen: id === value,
          }))
        : ([true, false] as const).map((each) => ({
            id: String(each),
            text: t(`tests:question.${each}`),
            correct: question.correctAnswer === each,
            chosen: value === each,
          }));
    return (
      <ul className="flex flex-col gap-1.5">
        {options.map(({ id, text, correct, chosen }) => (
          <li
            key={id}
            className={cx(
              'flex flex-wrap items-center gap-x-3 rounded-control border px-3 py-2',
              correct ? 'border-brand' : chosen ? (kept ? 'border-border-strong' : 'border-red') : 'border-border',
            )}
          >
            <span className="min-w-0 flex-1 wrap-anywhere">{text}</span>
            {chosen && <span className="text-small font-semibold">{t(yours ? 'result.yours' : 'result.theirs')}</span>}
            {correct && <span className="text-small font-semibold text-brand">{t('result.right')}</span>}
          </li>
        ))}
        {value === null && <li className="text-small text-muted">{t('result.noAnswer')}</li>}
      </ul>
    );
  }
  const text = typeof value === 'string' ? value : '';
  return (
    <>
      {text.trim() === '' ? (
        <p className="text-small text-muted">{t('result.noAnswer')}</p>
      ) : (
        <Quoted title={t(yours ? 'result.yours' : 'result.theirs')} text={text} code={question.type === 'CODE'} />
      )}
      {question.expectedAnswer && <Quoted title={t('result.expected')} text={question.expectedAnswer} code={false} />}
    </>
  );
}

function Quoted({ title, text, code }: { title: string; text: string; code: boolean }) {
  return (
    <div>
      <p className="text-small font-semibold">{title}</p>
      {code ? (
        <ShownCode code={text} />
      ) : (
        <p className="mt-1 rounded-control bg-sunken p-3 whitespace-pre-wrap wrap-anywhere">{text}</p>
      )}
    </div>
  );
}
