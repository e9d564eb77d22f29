import type { RoomRecording } from '@prova/contract/rooms/room-protocol';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from '../../../lib/error-boundary.tsx';
import { useLocale } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { toast } from '../../../ui/toast-store.ts';
import type { Call } from '../call/call.ts';
import type { CallState } from '../call/call-state.ts';
import { ConsentButtons, ConsentProblem } from './consent-buttons.tsx';
import { RecordingWords } from './recording-words.tsx';
import { useAnswer } from './use-answer.ts';

/** Dialogs weigh much: this one comes when somebody asks. */
const ConsentDialog = lazy(async () => ({ default: (await import('./consent-dialog.tsx')).ConsentDialog }));

/** Everybody is asked whether they may be recorded: the question, or who has not answered it yet. */
export function RecordingQuestion({ call, state }: { call: Call; state: CallState }) {
  const { t } = useTranslation('rooms-recording');
  const locale = useLocale();
  const { room, self, peers } = state;
  const recording = room?.recording;
  if (recording?.state !== 'asking' || !self) return null;
  if (recording.awaited.includes(self.peerId))
    return (
      <ErrorBoundary key={recording.recordingId} fallback={() => <ConsentInPlace call={call} recording={recording} />}>
        <Suspense>
          <ConsentDialog call={call} recording={recording} />
        </Suspense>
      </ErrorBoundary>
    );
  const names = peers.filter(({ peerId }) => recording.awaited.includes(peerId)).map(({ name }) => name);
  return (
    <Callout
      kind="plain"
      live
      title={t('asking.title')}
      action={
        self.permissions.moderate && (
          <Button
            size="sm"
            onClick={() => {
              if (!call.record({ action: 'stop' })) toast.error(t('notSent'));
            }}
          >
            {t('asking.cancel')}
          </Button>
        )
      }
    >
      {names.length > 0 ? t('asking.awaited', { names: new Intl.ListFormat(locale).format(names) }) : t('asking.soon')}
    </Callout>
  );
}

/** The same question where the dialog does not come. */
function ConsentInPlace({ call, recording }: { call: Call; recording: RoomRecording }) {
  const { t } = useTranslation('rooms-recording');
  const { recordingId, byName, picture } = recording;
  const { given, isOffline, answer } = useAnswer(null, (accepted) => call.consent(recordingId, accepted));
  return (
    <Callout kind="plain" live title={t('ask.title')}>
      <p className="mb-2">{t('ask.text', { name: byName })}</p>
      <RecordingWords picture={picture} />
      <div className="mt-3">
        <ConsentButtons yes={t('ask.yes')} no={t('ask.no')} given={given} onAnswer={answer} />
      </div>
      <ConsentProblem call={call} isOffline={isOffline} />
    </Callout>
  );
}
