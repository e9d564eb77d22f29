import { ArrowLeft, ArrowRight, Flag } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/cx.ts';
import { Statement } from '../../assessments/components/statement.tsx';
import { useTestFacts } from '../../assessments/components/use-test-facts.ts';
import { AnswerField, type RecordVideo } from './answer-field.tsx';
import { type Answer, type Answers, type AskedQuestion, isAnswered } from './answers.ts';
import { fetchEditor, type RunCode } from './code-answer.tsx';
import { CodeFacts } from './code-facts.tsx';
import { QuestionNavigator } from './question-navigator.tsx';
import { TimeLeft } from './time-left.tsx';

type Props = {
  /** In the order of this attempt. */
  questions: readonly AskedQuestion[];
  /** The question to begin with, null for the last look; left out, the first one without an answer. */
  startAt?: string | null | undefined;
  /** This question is on screen; null: the last look. */
  onShown?: (id: string | null) => void;
  answers: Answers;
  onAnswer: (id: string, answer: Answer) => void;
  /** Questions to be looked at again. */
  flagged: ReadonlySet<string>;
  onFlag: (id: string) => void;
  /** Runs code on the cases of its question that are shown. */
  run?: RunCode;
  /** A question of code is near. */
  onNear?: (question: AskedQuestion) => void;
  /** Records a video; not where a test is only looked at. */
  video?: RecordVideo;
  /** How the answers are kept, beside the clock. */
  saving?: ReactNode;
  /** What is to be seen wherever one is on the page. */
  notices?: ReactNode;
  /** Time is up: nothing is written any more. */
  isOver?: boolean;
  /** Below the list of questions. */
  aside?: ReactNode;
  /** It is being handed in. */
  busy?: boolean;
  /** When time is up, in milliseconds since 1970; null without a limit. */
  until: number | null;
  onTimeUp: () => void;
  onFinish: () => void;
  finishLabel?: string;
};

/** A test while it is taken: one question at a time, in any order, and a last look before it ends. */
export function TestPlayer(props: Props) {
  const {
    questions,
    startAt,
    onShown,
    answers,
    onAnswer,
    flagged,
    onFlag,
    run,
    onNear,
    video,
    saving,
    notices,
    isOver = false,
    aside,
    busy = false,
    until,
    onTimeUp,
    onFinish,
    finishLabel,
  } = props;
  const { t } = useTranslation('tests');
  // Whoever comes back goes on at the first question without an answer; who has answered all, at the last look.
  const [at, setAt] = useState(() => {
    if (startAt === null) return questions.length;
    const left = questions.findIndex(({ id }) => id === startAt);
    if (left >= 0) return left;
    const given = questions.map((question) => isAnswered(question, answers.get(question.id)));
    return given.includes(true) && !given.includes(false) ? given.length : Math.max(0, given.indexOf(false));
  });
  const marks = questions.map((question) => ({
    id: question.id,
    answered: isAnswered(question, answers.get(question.id)),
    flagged: flagged.has(question.id),
  }));
  const answeredCount = marks.filter(({ answered }) => answered).length;
  const question = questions[at];
  const heading = useFocusOnMove(at);
  const near = questions.slice(at, at + 2).find(({ type }) => type === 'CODE');
  const shown = useRef(onShown);
  shown.current = onShown;
  const shownId = question?.id ?? null;
  useEffect(() => shown.current?.(shownId), [shownId]);
  const fetchFor = useRef(onNear);
  fetchFor.current = onNear;
  useEffect(() => {
    if (!near) return;
    fetchEditor();
    fetchFor.current?.(near);
  }, [near]);
  return (
    <div className="@container flex flex-col gap-3">
      <div className="sticky top-0 z-10 bg-bg max-sm:-mx-4">
        <div className="flex min-h-10 flex-wrap items-center gap-x-4 border-b py-1 max-sm:px-4">
          {until !== null && <TimeLeft until={until} onOver={onTimeUp} />}
          <div className="ml-auto flex items-center gap-4">
            <span className="tabular text-small text-muted">
              {t('player.answeredOf', { answered: answeredCount, total: marks.length })}
            </span>
            {saving}
            {question && !isOver && (
              <Button size="sm" className="max-sm:hidden" onClick={() => setAt(questions.length)}>
                {t('player.review')}
              </Button>
            )}
          </div>
        </div>
        <div className="flex max-h-[40dvh] flex-col gap-2 overflow-y-auto py-2 empty:hidden max-sm:px-4">{notices}</div>
      </div>
      <div
        inert={isOver}
        className={cx('grid items-start gap-5 @4xl:grid-cols-[16rem_minmax(0,1fr)]', isOver && 'opacity-50')}
      >
        <Card className="flex min-w-0 flex-col gap-5 max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0 max-sm:px-4">
          {question ? (
            <Asked
              key={question.id}
              question={question}
              number={at + 1}
              total={questions.length}
              heading={heading}
              value={answers.get(question.id) ?? null}
              flagged={flagged.has(question.id)}
              onFlag={() => onFlag(question.id)}
              onAnswer={(answer) => onAnswer(question.id, answer)}
              run={run}
              video={video}
            />
          ) : (
            <LastLook marks={marks} heading={heading} onGo={setAt} />
          )}
          <div className="flex flex-wrap justify-between gap-3 border-t pt-4">
            {question ? (
              <Button icon={<ArrowLeft className="size-4" />} disabled={at === 0} onClick={() => setAt(at - 1)}>
                {t('player.previous')}
              </Button>
            ) : (
              <Button icon={<ArrowLeft className="size-4" />} onClick={() => setAt(questions.length - 1)}>
                {t('player.backTo')}
              </Button>
            )}
            {question ? (
              <Button variant="primary" iconEnd={<ArrowRight className="size-4" />} onClick={() => setAt(at + 1)}>
                {t(at === questions.length - 1 ? 'player.review' : 'player.next')}
              </Button>
            ) : (
              <Button variant="primary" busy={busy} onClick={onFinish}>
                {finishLabel ?? t('player.finish')}
              </Button>
            )}
          </div>
        </Card>
        <aside className="flex flex-col gap-4 @4xl:sticky @4xl:top-16 @4xl:order-first">
          <QuestionNavigator marks={marks} current={question ? at : null} onGo={setAt} />
          {question && (
            <Button className="self-start sm:hidden" onClick={() => setAt(questions.length)}>
              {t('player.review')}
            </Button>
          )}
          {aside}
        </aside>
      </div>
    </div>
  );
}

type AskedProps = {
  question: AskedQuestion;
  number: number;
  total: number;
  heading: RefObject<HTMLHeadingElement | null>;
  value: Answer;
  flagged: boolean;
  onFlag: () => void;
  onAnswer: (answer: Answer) => void;
  run: RunCode | undefined;
  video: RecordVideo | undefined;
};

function Asked({ question, number, total, heading, value, flagged, onFlag, onAnswer, run, video }: AskedProps) {
  const { t } = useTranslation('tests');
  const facts = useTestFacts();
  const answer = <AnswerField question={question} value={value} onChange={onAnswer} run={run} video={video} />;
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 ref={heading} tabIndex={-1} className="text-h5 outline-offset-4">
            {t('player.questionOf', { number, total })}
          </h1>
          <Badge tone="blue">{t(`types.${question.type}`)}</Badge>
          <Badge>{facts.points(question)}</Badge>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Button
            size="sm"
            aria-pressed={flagged}
            icon={<Flag className={flagged ? 'size-4 fill-current text-amber' : 'size-4'} />}
            onClick={onFlag}
          >
            {t(flagged ? 'player.unflag' : 'player.flag')}
          </Button>
        </div>
      </header>
      {question.type === 'CODE' ? (
        // Side by side where there is space: what is asked stays in sight of what is written.
        <div className="grid items-start gap-x-6 gap-y-5 @6xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <section
            aria-label={t('player.asked')}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard, too
            tabIndex={0}
            className="flex min-w-0 flex-col gap-4 rounded-sm @6xl:sticky @6xl:top-16 @6xl:max-h-[calc(100dvh-5rem)] @6xl:overflow-y-auto"
          >
            <Statement html={question.text} />
            {question.check && <CodeFacts question={question} check={question.check} />}
          </section>
          {answer}
        </div>
      ) : (
        <div className="flex max-w-3xl flex-col gap-5">
          <Statement html={question.text} />
          {answer}
        </div>
      )}
    </>
  );
}

type LastLookProps = {
  marks: readonly { answered: boolean; flagged: boolean }[];
  heading: RefObject<HTMLHeadingElement | null>;
  onGo: (index: number) => void;
};

function LastLook({ marks, heading, onGo }: LastLookProps) {
  const { t } = useTranslation('tests');
  const answered = marks.filter((mark) => mark.answered).length;
  const flagged = marks.filter((mark) => mark.flagged).length;
  const open = marks.length - answered;
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-h4 outline-offset-4">
        {t('player.summary')}
      </h1>
      <ul className="flex list-disc flex-col gap-1 pl-6">
        <li>{t('player.answered', { count: answered })}</li>
        {open > 0 && (
          <li>
            <span className="font-semibold text-amber">{t('player.openCount', { count: open })}</span>{' '}
            <GoToEach marks={marks} is={(mark) => !mark.answered} onGo={onGo} />
          </li>
        )}
        {flagged > 0 && (
          <li>
            {t('player.flagged', { count: flagged })} <GoToEach marks={marks} is={(mark) => mark.flagged} onGo={onGo} />
          </li>
        )}
      </ul>
    </>
  );
}

type Mark = LastLookProps['marks'][number];

/** The first ones; all are in the list beside. */
const LINKED = 12;

function GoToEach({ marks, is, onGo }: Pick<LastLookProps, 'marks' | 'onGo'> & { is: (mark: Mark) => boolean }) {
  const { t } = useTranslation('tests');
  const found = marks.flatMap((mark, index) => (is(mark) ? [index] : []));
  return (
    <span className="inline-flex flex-wrap gap-x-2">
      {found.slice(0, LINKED).map((index) => (
        <button
          key={index}
          type="button"
          aria-label={t('player.toQuestion', { number: index + 1 })}
          onClick={() => onGo(index)}
          className="tabular rounded-sm px-1 font-semibold text-brand underline pointer-coarse:min-h-11 pointer-coarse:min-w-8"
        >
          {index + 1}
        </button>
      ))}
      {found.length > LINKED && '…'}
    </span>
  );
}

/** Another question takes the focus, as another page does. */
function useFocusOnMove(at: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const former = useRef(at);
  useEffect(() => {
    if (former.current === at) return;
    former.current = at;
    heading.current?.focus();
  }, [at]);
  return heading;
}
