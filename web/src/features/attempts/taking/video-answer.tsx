import type { AnswerVideo } from '@prova/contract/attempts/video-answers';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { useTestFacts } from '../../assessments/components/use-test-facts.ts';
import type { AskedQuestion } from '../player/answers.ts';
import { VideoPlayer } from '../video/video-player.tsx';
import { useRecorder } from './use-recorder.ts';
import { videoBoxOf } from './video-box.ts';

type Props = {
  where: { readonly token: string; readonly id: string };
  question: AskedQuestion;
  /** Id of the take that counts. */
  value: string | null;
  onChange: (videoId: string) => void;
};

/** A video answer: the camera is asked for, a take is recorded, sent while it is, and can be watched and done again. */
export function VideoAnswer({ where, question, value, onChange }: Props) {
  const { t } = useTranslation('video');
  const facts = useTestFacts();
  const box = videoBoxOf(where);
  const { left, offline, complete } = useSyncExternalStore(box.subscribe, box.state);
  const recorder = useRecorder();
  const [failure, setFailure] = useState<string | null>(null);
  const [opening, setOpening] = useState(false);
  const known = useTake(value, complete, (id) => box.get(id));
  const { state } = recorder;
  const most = question.videoSeconds ?? 0;

  const start = async () => {
    if (opening) return;
    setOpening(true);
    setFailure(null);
    try {
      const take = await box.open(question.id);
      // A first take counts from its first second; a later one once it is done, so that the former is not lost to it.
      const isFirst = value === null;
      if (isFirst) onChange(take.id);
      box.setRecording(true);
      recorder.start({
        onPart: (number, blob) => void box.add(take.id, number, blob),
        onEnd: (parts, seconds) => {
          box.setRecording(false);
          if (!isFirst) onChange(take.id);
          void box.end(take.id, parts, seconds);
        },
      });
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setOpening(false);
    }
  };

  return (
    <div className="flex flex-col gap-4 rounded-card border border-border p-4">
      <p>{t('intro', { time: facts.duration(most) })}</p>
      {failure && (
        <Callout kind="error" live>
          {failure}
        </Callout>
      )}
      {state.phase === 'failed' && (
        <Callout kind="error" live title={t(`failures.${state.failure}`)}>
          {t(`failureTexts.${state.failure}`)}
        </Callout>
      )}
      {state.phase === 'ready' || state.phase === 'recording' ? (
        <>
          <LivePicture stream={state.stream} />
          {state.phase === 'recording' ? (
            <Recording startedAt={state.startedAt} most={most} onStop={recorder.stop} />
          ) : (
            <div className="flex flex-wrap gap-3">
              <Button variant="primary" busy={opening} onClick={() => void start()}>
                {t('start')}
              </Button>
              <Button onClick={recorder.cancel}>{t('cancel')}</Button>
            </div>
          )}
        </>
      ) : (
        <>
          {known?.state === 'complete' && known.url && <VideoPlayer url={known.url} label={t('yours')} />}
          {known?.state === 'lost' && <Callout kind="warning">{t('lost')}</Callout>}
          {known?.state === 'recording' && left === 0 && <Callout kind="info">{t('partial')}</Callout>}
          <Button
            variant={value === null ? 'primary' : 'secondary'}
            className="self-start"
            busy={state.phase === 'asking'}
            onClick={() => void recorder.ask()}
          >
            {t(value === null ? 'prepare' : 'again')}
          </Button>
        </>
      )}
      <p role="status" className="text-small text-muted">
        {left > 0 && t(offline ? 'offline' : 'sending', { count: left })}
        {left === 0 && known?.state === 'complete' && state.phase === 'idle' && t('sent')}
      </p>
    </div>
  );
}

/** The take that counts, as this page or the server knows it. */
function useTake(
  id: string | null,
  complete: ReadonlyMap<string, AnswerVideo>,
  get: (id: string) => Promise<AnswerVideo>,
): AnswerVideo | undefined {
  const [read, setRead] = useState<AnswerVideo>();
  const here = id === null ? undefined : complete.get(id);
  const isHere = here !== undefined;
  const getLatest = useRef(get);
  getLatest.current = get;
  useEffect(() => {
    if (id === null || isHere) return;
    let gone = false;
    getLatest.current(id).then(
      (video) => !gone && setRead(video),
      // Without a connection nothing is known of it: it can be recorded again all the same.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [id, isHere]);
  return here ?? (read?.id === id ? read : undefined);
}

/** What the camera sees. Its sound would come back through the microphone. */
function LivePicture({ stream }: { stream: MediaStream }) {
  const { t } = useTranslation('video');
  const picture = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (picture.current) picture.current.srcObject = stream;
  }, [stream]);
  return (
    <video
      ref={picture}
      aria-label={t('camera')}
      autoPlay
      muted
      playsInline
      className="aspect-video w-full max-w-xl -scale-x-100 rounded-card bg-sunken object-cover"
    />
  );
}

function Recording({ startedAt, most, onStop }: { startedAt: number; most: number; onStop: () => void }) {
  const { t } = useTranslation('video');
  const facts = useTestFacts();
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil(most - (now - startedAt) / 1000));
  const stop = useRef(onStop);
  stop.current = onStop;
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (left === 0) stop.current();
  }, [left]);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="flex items-center gap-2 font-semibold text-red">
        <span className="size-3 animate-pulse rounded-full bg-red" aria-hidden="true" />
        {t('recording')}
        <span className="tabular font-normal text-text" role="timer">
          {t('left', { time: facts.duration(left) })}
        </span>
      </p>
      <Button variant="primary" onClick={onStop}>
        {t('stop')}
      </Button>
    </div>
  );
}
