import { lazy, useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { loadCode } from '../../lib/load-code.ts';
import { type SecondStepQuestion, secondStepOf } from './second-step.ts';

const load = () => import('./components/second-step.tsx');

export const SecondStep = lazy(async () => ({ default: (await load()).SecondStep }));

/**
 * The second step in the place of a form. Its code is there before it is shown: when the connection is lost on the way,
 * the form stays as it was filled in, and `onLost` says so.
 */
export function useSecondStep(onLost: (message: string) => void): {
  question: SecondStepQuestion | null;
  /** True: the password, or Google, was right, and something else is asked for. */
  asks: (failure: unknown) => Promise<boolean>;
  close: () => void;
} {
  const [question, setQuestion] = useState<SecondStepQuestion | null>(null);
  return {
    question,
    async asks(failure) {
      const next = secondStepOf(failure);
      if (!next) return false;
      await loadCode(load).then(
        () => setQuestion(next),
        (error: unknown) => onLost(messageOf(error)),
      );
      return true;
    },
    close: () => setQuestion(null),
  };
}
