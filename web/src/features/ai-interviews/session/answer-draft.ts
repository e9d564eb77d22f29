import type { AnswerWay } from '@prova/contract/ai-interviews/ai-interview-fields';
import { useRef, useState } from 'react';
import { useKeptState } from '../../../lib/use-kept-state.ts';

/** An answer as it is sent. */
export interface Answer {
  readonly text: string;
  readonly way: AnswerWay;
  readonly seconds: number;
  readonly confidence: number | null;
  readonly skipped: boolean;
}

interface Draft {
  readonly text: string;
  /** Some of it was said. */
  readonly isSpoken: boolean;
  readonly confidence: number | null;
  /** From the question until it was changed last. */
  readonly seconds: number;
}

const NOTHING: Draft = { text: '', isSpoken: false, confidence: null, seconds: 0 };

/** The answer under way. It survives a reload of the page. @param keptAs names it in this tab; without, it is not kept */
export function useAnswerDraft(keptAs: string | undefined) {
  const [draft, keep, forget] = useKeptState<Draft>(keptAs && `ai-answer.${keptAs}`, NOTHING);
  const [{ secondsBefore, since }] = useState(() => ({ secondsBefore: draft.seconds, since: performance.now() }));
  const seconds = () => Math.round(secondsBefore + (performance.now() - since) / 1000);
  const sent = useRef<Answer | null>(null);
  return {
    text: draft.text,
    forget,
    type: (text: string) => keep(text === '' ? NOTHING : { ...draft, text, seconds: seconds() }),
    hear: (text: string, confidence: number | null) => keep({ text, isSpoken: true, confidence, seconds: seconds() }),
    /** What is sent. Sent once more it is the same to the last second, so that the server knows it again. */
    answer: (way: AnswerWay, skipped: boolean): Answer => {
      const text = skipped ? '' : draft.text.trim();
      if (sent.current?.text === text && sent.current.skipped === skipped) return sent.current;
      const isSpoken = draft.isSpoken && !skipped;
      sent.current = {
        text,
        way: skipped ? way : isSpoken ? 'voice' : 'text',
        seconds: Math.min(seconds(), LONGEST_SECONDS),
        confidence: isSpoken ? draft.confidence : null,
        skipped,
      };
      return sent.current;
    },
  };
}

const LONGEST_SECONDS = 86_400;
