import { beginTurn, type TurnEvent, type TurnTaking, takeTurn } from '@prova/contract/ai-interviews/turn-taking';
import type { Locale } from '@prova/contract/common';
import { Mic } from 'lucide-react';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListenFailure } from '../../../lib/speech/listening.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { SoundControls } from './sound-controls.tsx';
import { SpokenAnswer } from './spoken-answer.ts';
import { useSpeech } from './use-speech.ts';
import type { AskedAloud } from './voice-services-context.ts';

const TICK_MS = 200;
/** Later than that is said. */
const LATE_MS = 5_000;
/** It is not shown to be listening. */
const QUIET: ReadonlySet<string> = new Set(['away', 'reading', 'readingFirst']);
const now = () => performance.now();

export type VoiceTurnProps = {
  prompt: string;
  asked: AskedAloud;
  /** Of the interview, which need not be that of the page. */
  locale: Locale;
  /** Whether the question is read out at once. */
  reads: boolean;
  /** What was answered before it is listened to, or has been written since: another object each time. */
  before: { readonly text: string };
  /** `finishing`, `over`: nobody listens any more, and what was said before is still written down. */
  mode: 'listening' | 'finishing' | 'over';
  /** Something else is asked or done meanwhile: nobody listens, and nothing ends. */
  isAway: boolean;
  onText: (text: string, confidence: number | null) => void;
  /** Whether the answer seems to be over. */
  onOffer: (isOffered: boolean) => void;
  onEnd: () => void;
  /** Whether words may still come that were said before. */
  onMayCome: (mayCome: boolean) => void;
  onFailure: (why: ListenFailure) => void;
};

/** Asks a question aloud and takes down the answer, by the rules of taking turns. */
export function VoiceTurn({
  prompt,
  asked,
  locale,
  reads,
  before,
  mode,
  isAway,
  onText,
  onOffer,
  onEnd,
  onMayCome,
  onFailure,
}: VoiceTurnProps) {
  const { t } = useTranslation('ai-interview-voice');
  const [turn, take] = useReducer<TurnTaking, [TurnEvent]>(takeTurn, beginTurn(now(), before.text.trim()));
  const [answer] = useState(() => new SpokenAnswer(before.text));
  useEffect(() => answer.startFrom(before.text), [answer, before]);
  const speech = useSpeech({
    prompt,
    asked,
    locale,
    reads,
    isAway: isAway || mode !== 'listening',
    onRead: (readingMs) => take({ type: 'asked', at: now(), ...(readingMs !== undefined && { readingMs }) }),
    onHeard: (heard, reading, isLate) => {
      const { text } = answer;
      answer.hear(heard, reading);
      if (answer.text !== text) onText(answer.text, answer.confidence);
      take({ type: 'heard', at: now(), text: answer.text });
      // Nobody has spoken now: what is read goes on, and whoever is away is waited for.
      if (isLate) take({ type: 'asking', at: now() });
      if (speech.isAway) take({ type: 'away', at: now() });
    },
    onMayCome,
    onFailure,
  });
  const { isSpeaking, waitedMs } = speech.pending;
  const tick = useEffectEvent(() => take({ type: isSpeaking || waitedMs > 0 ? 'voice' : 'tick', at: now() }));
  useEffect(() => {
    if (speech.isAway) {
      take({ type: 'away', at: now() });
      return;
    }
    const timer = setInterval(() => tick(), TICK_MS);
    return () => clearInterval(timer);
  }, [speech.isAway]);
  const { phase, isLong } = turn;
  const follow = useEffectEvent(() => {
    // Whoever speaks is not spoken over.
    if (phase !== 'asking') speech.stopReading();
    if (phase === 'ended') onEnd();
    onOffer(phase === 'offered' || isLong);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows each change of these.
  useEffect(() => follow(), [phase, isLong]);

  const stopReading = useEffectEvent(() => speech.stopReading());
  useEffect(() => {
    if (mode !== 'listening') stopReading();
  }, [mode]);

  if (mode === 'over')
    return (
      <p role="status" className="text-sm text-muted empty:hidden">
        {waitedMs > 0 && t('turn.writing')}
      </p>
    );
  const isFinishing = mode === 'finishing';
  const isLate = waitedMs >= LATE_MS;
  const state = isFinishing ? 'writing' : stateOf(turn, speech);
  // Seconds that pass are not read out, and what is late is said once.
  const unseen = isFinishing ? 'writing' : isLate ? 'isLate' : null;
  const aside = isLong ? 'isLong' : turn.isQuiet ? 'isQuiet' : null;
  return (
    <div className="flex flex-col gap-3">
      {/* It keeps its place: what is pressed next stays where it is. */}
      <div className={cx(isFinishing && 'invisible')}>
        <SoundControls
          isReading={speech.isReading}
          onRead={() => {
            take({ type: 'asking', at: now() });
            speech.read();
          }}
          onStop={speech.stopReading}
        />
      </div>
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
        <span
          aria-hidden="true"
          className={cx(
            'grid size-9 shrink-0 place-items-center rounded-full',
            QUIET.has(state) ? 'bg-sunken text-muted' : 'bg-brand-soft text-brand',
            state === 'listening' && 'motion-safe:animate-pulse',
          )}
        >
          <Mic className="size-4.5" />
        </span>
        <p className="min-w-0 flex-1 basis-48 text-sm">
          {t(`turn.${state}`)}
          {isLate && ` ${t('turn.late', { seconds: Math.round(waitedMs / 1000) })}`}
        </p>
        {state === 'offered' && (
          <Button size="sm" onClick={() => take({ type: 'hold', at: now() })}>
            {t('turn.goOn')}
          </Button>
        )}
      </div>
      {/* Only what somebody should know is read out: the microphone would hear the rest. */}
      <p role="status" className="text-sm text-muted empty:hidden">
        {unseen ? <span className="sr-only">{t(`turn.${unseen}`)}</span> : aside && t(`turn.${aside}`)}
      </p>
    </div>
  );
}

function stateOf(
  { phase, holds }: TurnTaking,
  { isAway, isReading, takesTurns, pending }: ReturnType<typeof useSpeech>,
) {
  if (isAway) return 'away';
  if (isReading) return takesTurns ? 'readingFirst' : 'reading';
  if (pending.waitedMs > 0 && !pending.isSpeaking) return 'writing';
  if (holds) return 'holds';
  return phase === 'offered' ? 'offered' : phase === 'ended' ? 'ended' : 'listening';
}
