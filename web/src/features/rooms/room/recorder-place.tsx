import { Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from '../../../lib/error-boundary.tsx';
import { Fill } from '../../../lib/slots.tsx';
import { Callout } from '../../../ui/callout.tsx';
import type { Call } from '../call/call.ts';
import type { CallState } from '../call/call-state.ts';
import { type RecordedRoom, roomRecorderSlot } from '../components/room-recorder.ts';
import { recorderSourceOf } from './recorder-source.ts';

/** Where a recorder stands, once everybody has agreed that this browser records, and until the room is left. */
export function RecorderPlace({ call, state }: { call: Call; state: CallState }) {
  const [wanted, setWanted] = useState(false);
  const source = useMemo(() => recorderSourceOf(call), [call]);
  const own = ownRecording(state);
  const { recordingId, picture, startedAt } = own ?? {};
  useEffect(() => {
    if (recordingId !== undefined) setWanted(true);
  }, [recordingId]);
  const recording = useMemo(
    () => (recordingId === undefined ? null : ({ recordingId, picture, startedAt } as RecordedRoom)),
    [recordingId, picture, startedAt],
  );
  if (!wanted) return null;
  return (
    <ErrorBoundary fallback={() => recording && <NoRecorder />}>
      <Suspense>
        <Fill
          slot={roomRecorderSlot}
          recording={recording}
          source={source}
          title={state.room?.jobTitle ?? null}
          clockOffset={state.clockOffset}
        />
      </Suspense>
    </ErrorBoundary>
  );
}

/** What records did not come, or has failed: the room goes on without it. */
function NoRecorder() {
  const { t } = useTranslation('rooms-recording');
  return (
    <Callout kind="error" live title={t('noRecorder.title')} className="m-2">
      {t('noRecorder.text')}
    </Callout>
  );
}

/** What this browser is to record: also while the way to the server is lost, since sound and pictures go on. */
function ownRecording({ phase, room, self }: CallState): RecordedRoom | null {
  const recording = room?.recording;
  if (phase !== 'inside' || recording?.state !== 'recording' || recording.by !== self?.peerId) return null;
  const { recordingId, picture, startedAt } = recording;
  return startedAt === null ? null : { recordingId, picture, startedAt };
}
