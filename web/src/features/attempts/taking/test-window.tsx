import type { Attempt, submitAttempt } from '@prova/contract/attempts/taking';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, messageOf } from '../../../lib/api-error.ts';
import { useFormat } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { NotedSignals } from '../components/noted-signals.tsx';
import { keepPlace, placeOf } from '../components/place.ts';
import { KeptAs } from '../player/kept-as.ts';
import { TestPlayer } from '../player/test-player.tsx';
import type { Keeping } from './answer-keeper.ts';
import { fetchRunner, runAnswer } from './run-answer.ts';
import { SaveState } from './save-state.tsx';
import { TestTitle } from './test-title.tsx';
import { askState, useAttemptNews } from './use-attempt-news.ts';
import { NEWS_MS, sendLeftBehind, useKeeper } from './use-keeper.ts';
import { useSignals } from './use-signals.ts';

/** How a test ended, for this window. */
export type End = {
  /** This window handed it in, or the clock did; otherwise another one. */
  readonly here: boolean;
  /** Numbers of the questions of which something that was written in this browser does not count. */
  readonly uncounted: readonly number[];
};

type Props = {
  token: string;
  attempt: Attempt;
  /** A talent chose it; nobody sent it. */
  isChosen: boolean;
  /** Takes the test back from the window that goes on with it. */
  onTakeOver: () => void;
  /** It is left for later. */
  onLeave: () => void;
  /** It is over, by hand or by the clock. */
  onOver: (end: End) => void;
};

const videoBox = () => import('./video-box.ts');
const VideoAnswer = lazy(async () => ({ default: (await import('./video-answer.tsx')).VideoAnswer }));

const ASK_AGAIN_MS = 3000;

/** A test under way: every change is kept at once, and the clock of the server ends it. */
export function TestWindow({ token, attempt, isChosen, onTakeOver, onLeave, onOver }: Props) {
  const { t } = useTranslation(['taking', 'video']);
  const { id } = attempt;
  const asksVideo = attempt.questions.some(({ type }) => type === 'VIDEO_RESPONSE');
  const kept = useKeeper({ token, id }, attempt);
  const run = useMemo(() => runAnswer({ token, id }), [token, id]);
  const [phase, setPhase] = useState<'open' | 'sending' | 'timeUp'>('open');
  const [failure, setFailure] = useState<string | null>(null);
  const { keeping } = kept;
  const { status } = keeping;
  const timeIsUp = phase === 'timeUp';
  /** This window has asked for the hand-in. */
  const handsIn = useRef(false);
  const signals = useSignals(token, id, attempt.signals);
  useEffect(() => {
    // What a tab before has recorded goes on its way.
    if (asksVideo) void videoBox().then(({ videoBoxOf }) => videoBoxOf({ token, id }));
  }, [asksVideo, token, id]);
  const offline = t('finish.offline');
  useEffect(() => {
    // The connection is back: it can be handed in now.
    if (status === 'saved') setFailure((shown) => (shown === offline ? null : shown));
  }, [status, offline]);

  const { questions } = attempt;
  useEffect(() => {
    if (keeping.status !== 'ended') return;
    const unsent = questions.filter((question) => keeping.unsent.includes(question.id));
    const uncounted = new Set([...keeping.uncounted, ...unsent.map(({ position }) => position)]);
    onOver({ here: handsIn.current, uncounted: [...uncounted] });
  }, [keeping, questions, onOver]);

  const { setEnd, leave } = kept;
  useAttemptNews({ token, id }, (state) => {
    if (state.status !== 'started') leave('ended');
    else if (state.seat > attempt.seat) leave('elsewhere');
    else setEnd(state);
  });

  // Our clock may be wrong: it is over when the server says so, and goes on where there is time.
  useEffect(() => {
    if (phase !== 'timeUp') return;
    const ask = () =>
      askState({ token, id }).then(
        (state) => {
          if (state.status !== 'started') return leave('ended');
          const left = state.expiresAt === null ? 0 : Date.parse(state.expiresAt) - Date.parse(state.now);
          if (left <= NEWS_MS) return;
          setEnd(state);
          setPhase('open');
        },
        // Without a connection it is asked again.
        () => undefined,
      );
    void ask();
    const timer = setInterval(() => void ask(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [phase, token, id, leave, setEnd]);

  const finish = async () => {
    if (phase !== 'open') return;
    setPhase('sending');
    setFailure(null);
    try {
      if (!(await kept.flush())) {
        setFailure(offline);
        return;
      }
      if (asksVideo && !(await (await videoBox()).videoBoxOf({ token, id }).sent())) {
        setFailure(t('video:unsent'));
        return;
      }
      // Of a tab that was closed, or stands open beside this one: it still counts now.
      await sendLeftBehind({ token, id });
      handsIn.current = true;
      await request<typeof submitAttempt>('POST', '/api/v1/tests/invitations/:token/:id/submit', {
        params: { token, id },
      });
      // What was still typed meanwhile is sent, and named: it came too late.
      leave('ended');
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setPhase('open');
    }
  };

  if (status === 'elsewhere')
    return (
      <EmptyState
        level={1}
        title={t('elsewhere.title')}
        action={
          <Button variant="primary" onClick={onTakeOver}>
            {t('elsewhere.goOn')}
          </Button>
        }
      >
        {t('elsewhere.text')}
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-4">
      <TestTitle title={attempt.title} company={attempt.companyName} onLeave={onLeave} />
      <KeptAs value={id}>
        <TestPlayer
          questions={attempt.questions}
          startAt={placeOf(id)?.questionId}
          onShown={(questionId) => keepPlace(id, { seat: attempt.seat, questionId })}
          answers={kept.answers}
          onAnswer={kept.answer}
          flagged={kept.flagged}
          onFlag={kept.flag}
          run={run}
          onNear={fetchRunner}
          video={(question, value, onChange) => (
            <Suspense fallback={<Skeleton className="h-48 w-full" />}>
              <VideoAnswer where={{ token, id }} question={question} value={value} onChange={onChange} />
            </Suspense>
          )}
          saving={<SaveState status={status} />}
          notices={
            <>
              {timeIsUp && (
                <Callout kind="info" live title={t('timeUp.title')}>
                  {t(status === 'offline' ? 'timeUp.offline' : 'timeUp.text')}
                </Callout>
              )}
              {keeping.status === 'refused' && <Refused keeping={keeping} questions={questions} />}
              {failure && keeping.status !== 'refused' && (
                <Callout kind="error" live title={t('finish.failed')}>
                  {failure}
                </Callout>
              )}
            </>
          }
          isOver={timeIsUp}
          until={kept.until}
          onTimeUp={() => {
            void kept.flush();
            setPhase('timeUp');
          }}
          aside={
            signals.length > 0 && <NotedSignals signals={signals} reader={isChosen ? null : attempt.companyName} />
          }
          busy={phase === 'sending'}
          onFinish={() => void finish()}
        />
      </KeptAs>
    </div>
  );
}

type RefusedProps = { keeping: Extract<Keeping, { status: 'refused' }>; questions: Attempt['questions'] };

/** Which answers the server does not take, and why. */
function Refused({ keeping: { error, questionIds }, questions }: RefusedProps) {
  const { t } = useTranslation('taking');
  const numbers = questions.filter(({ id }) => questionIds.includes(id)).map(({ position }) => String(position));
  const list = new Intl.ListFormat(useFormat().locale).format(numbers);
  const reason = isApiError(error) ? error.details[0]?.message : undefined;
  return (
    <Callout kind="error" live title={t('refused', { count: numbers.length, list })}>
      {reason ?? messageOf(error)}
    </Callout>
  );
}
