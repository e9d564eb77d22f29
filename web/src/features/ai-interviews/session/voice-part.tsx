import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { ErrorBoundary } from '../../../lib/error-boundary.tsx';
import { loadCode } from '../../../lib/load-code.ts';
import { Callout } from '../../../ui/callout.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { MicrophoneProblem } from '../voice/microphone-problem.tsx';
import type { PromptReaderProps } from '../voice/prompt-reader.tsx';
import type { VoiceNameProps } from '../voice/voice-name.tsx';
import type { VoiceTurnProps } from '../voice/voice-turn.tsx';

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

export const VoiceTurnPart = (props: VoiceTurnProps) => <Part>{<LazyTurn {...props} />}</Part>;
export const VoiceNamePart = (props: VoiceNameProps) => <Part>{<LazyName {...props} />}</Part>;
export const MicrophoneProblemPart = (props: ComponentProps<typeof MicrophoneProblem>) => (
  <Part>{<LazyProblem {...props} />}</Part>
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

/** Whoever cannot get it goes on in writing. */
function Part({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={(error) => (
        <Callout kind="error" live>
          {messageOf(error)}
        </Callout>
      )}
    >
      <Suspense fallback={<Preparing />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function Preparing() {
  const { t } = useTranslation('ai-interview-session');
  return (
    <p role="status" className="flex min-h-11 items-center justify-center gap-2 text-muted">
      <Spinner className="size-5" />
      {t('preparing')}
    </p>
  );
}
