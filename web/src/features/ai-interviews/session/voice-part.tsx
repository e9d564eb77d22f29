import { type ComponentProps, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from '../../../lib/error-boundary.tsx';
import { loadCode } from '../../../lib/load-code.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import type { VoiceNameProps } from '../voice/voice-name.tsx';
import type { VoiceTurnProps } from '../voice/voice-turn.tsx';
import { MicrophoneProblem } from './microphone-problem.tsx';

/** What listens comes to those who speak. */
const LazyTurn = lazy(async () => ({ default: (await loadCode(() => import('../voice/voice-turn.tsx'))).VoiceTurn }));
const LazyName = lazy(async () => ({ default: (await loadCode(() => import('../voice/voice-name.tsx'))).VoiceName }));

export const VoiceTurnPart = (props: VoiceTurnProps) => <Part>{<LazyTurn {...props} />}</Part>;
export const VoiceNamePart = (props: VoiceNameProps) => <Part>{<LazyName {...props} />}</Part>;

function Part({ children }: Pick<ComponentProps<typeof Suspense>, 'children'>) {
  return (
    <ErrorBoundary fallback={(_, retry) => <MicrophoneProblem why="code" onRetry={retry} />}>
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
