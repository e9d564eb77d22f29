import { type ComponentProps, lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../../lib/error-boundary.tsx';
import { loadCode } from '../../../lib/load-code.ts';
import type { MicrophoneProblem } from '../voice/microphone-problem.tsx';
import type { PromptReaderProps } from '../voice/prompt-reader.tsx';
import type { VoiceNameProps } from '../voice/voice-name.tsx';
import type { VoiceTurnProps } from '../voice/voice-turn.tsx';
import { LatePart } from './late-part.tsx';

// What listens comes to those who speak, and with it what is said when it no longer can.
const loadProblem = () => loadCode(() => import('../voice/microphone-problem.tsx'));
const LazyTurn = lazy(async () => {
  const [{ VoiceTurn }] = await Promise.all([loadCode(() => import('../voice/voice-turn.tsx')), loadProblem()]);
  return { default: VoiceTurn };
});
const LazyName = lazy(async () => {
  const [{ VoiceName }] = await Promise.all([loadCode(() => import('../voice/voice-name.tsx')), loadProblem()]);
  return { default: VoiceName };
});
const LazyReader = lazy(async () => ({
  default: (await loadCode(() => import('../voice/prompt-reader.tsx'))).PromptReader,
}));
const LazyProblem = lazy(async () => ({ default: (await loadProblem()).MicrophoneProblem }));

// Whoever cannot get these goes on in writing.
export const VoiceTurnPart = (props: VoiceTurnProps) => <LatePart>{<LazyTurn {...props} />}</LatePart>;
export const VoiceNamePart = (props: VoiceNameProps) => <LatePart>{<LazyName {...props} />}</LatePart>;
export const MicrophoneProblemPart = (props: ComponentProps<typeof MicrophoneProblem>) => (
  <LatePart>{<LazyProblem {...props} />}</LatePart>
);

/** It keeps its place while it comes; whoever does not get it reads. */
export const PromptReaderPart = (props: PromptReaderProps) => (
  <div className="min-h-8 pointer-coarse:min-h-11">
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <LazyReader {...props} />
      </Suspense>
    </ErrorBoundary>
  </div>
);
