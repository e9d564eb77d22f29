import { SILENCE_OFFERS_MS } from '@prova/contract/ai-interviews/ai-interview-fields';
import { FIXED_PROMPTS } from '@prova/contract/ai-interviews/fixed-prompts';
import { nameFrom } from '@prova/contract/ai-interviews/spoken-name';
import { saysSomething } from '@prova/contract/ai-interviews/turn-taking';
import { Mic } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../lib/i18n.ts';
import type { ListenFailure } from '../../../lib/speech/listening.ts';
import { isMuted } from './sound-choice.ts';
import { SpokenAnswer } from './spoken-answer.ts';
import { useSpeech } from './use-speech.ts';

export type VoiceNameProps = {
  /** Something else is asked or done meanwhile. */
  isAway: boolean;
  /** Nobody listens any more: what was said before is still written down. */
  isOver: boolean;
  onName: (name: string) => void;
  /** The name was said, and then nothing more. */
  onEnd: () => void;
  /** Whether words may still come that were said before. */
  onMayCome: (mayCome: boolean) => void;
  onFailure: (why: ListenFailure) => void;
};

/** Asks for the name and listens to it. */
export function VoiceName({ isAway: isElsewhere, isOver, onName, onEnd, onMayCome, onFailure }: VoiceNameProps) {
  const { t } = useTranslation('ai-interview-voice');
  const locale = useLocale();
  const [answer] = useState(() => new SpokenAnswer(''));
  const [reads] = useState(() => !isMuted());
  const [said, setSaid] = useState('');
  const { isReading, isAway, takesTurns, pending, stopReading } = useSpeech({
    prompt: FIXED_PROMPTS.name[locale],
    asked: { what: 'name', language: locale },
    // What asks for the name is of the page.
    locale,
    reads,
    isAway: isElsewhere || isOver,
    onRead: () => undefined,
    onHeard: (heard, reading) => {
      answer.hear(heard, reading);
      const name = saysSomething(answer.text) ? nameFrom(answer.text) : '';
      if (name === said || name === '') return;
      setSaid(name);
      onName(name);
    },
    onMayCome,
    onFailure,
  });
  // More of it may be on its way.
  const isPending = pending.isSpeaking || pending.waitedMs > 0;
  const end = useEffectEvent(onEnd);
  const stop = useEffectEvent(stopReading);
  useEffect(() => {
    if (said === '' || isAway || isPending) return;
    stop();
    const timer = setTimeout(() => end(), SILENCE_OFFERS_MS);
    return () => clearTimeout(timer);
  }, [said, isAway, isPending]);
  const reading = takesTurns ? 'readingFirst' : 'reading';
  const state = isAway ? 'away' : isReading ? reading : said === '' ? 'listening' : 'heard';
  return (
    <div className="flex flex-col items-center gap-3">
      <span
        aria-hidden="true"
        className="grid size-16 place-items-center rounded-full bg-brand-soft text-brand motion-safe:animate-pulse"
      >
        <Mic className="size-7" />
      </span>
      <p role="status" className="text-muted">
        {isOver ? isPending && t('turn.writing') : t(`name.${state}`)}
      </p>
    </div>
  );
}
