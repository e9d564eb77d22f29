import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useAuth } from '../../../lib/auth-store.ts';
import type { RecordedRoom, RecorderSource } from '../../rooms/components/room-recorder.ts';
import { type Recorder, startRecorder } from './recorder.ts';
import { RecorderNote } from './recorder-note.tsx';
import { tellUntilSent } from './tell-until-sent.ts';

interface Props {
  readonly recording: RecordedRoom | null;
  readonly source: RecorderSource;
  readonly clockOffset: number;
}

/** Records what everybody in a room has agreed to, and says how it stands where that is not as it should be. */
export function RoomRecorder({ recording, source, clockOffset }: Props) {
  const [recorders, setRecorders] = useState<readonly Recorder[]>([]);
  const started = useRef(new Map<string, Recorder>());
  const made = useRef<readonly Recorder[]>([]);
  const latest = useRef({ recording, source, clockOffset });
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const recordingId = recording?.recordingId ?? null;
  const auth = useAuth();
  const userId = auth.status === 'signed-in' ? auth.user.id : null;

  useEffect(() => {
    latest.current = { recording, source, clockOffset };
  });
  useEffect(() => {
    const { recording, ...rest } = latest.current;
    for (const [id, recorder] of started.current) {
      if (id === recordingId) continue;
      started.current.delete(id);
      void recorder.stop();
    }
    // Who is here may be known only later.
    if (!recording || userId === null || started.current.has(recording.recordingId)) return;
    const { startedAt, ...what } = recording;
    const recorder = startRecorder({ ...what, ...rest, userId, startedAt: Date.parse(startedAt) });
    started.current.set(recording.recordingId, recorder);
    made.current = [...made.current, recorder];
    setRecorders(made.current);
  }, [recordingId, userId]);

  useEffect(() => {
    clearTimeout(leaving.current);
    const all = started.current;
    return () => {
      // React may take a screen away and bring it back at once while developing.
      leaving.current = setTimeout(() => {
        for (const recorder of all.values()) void recorder.stop();
        for (const recorder of made.current) void tellUntilSent(recorder);
        all.clear();
      });
    };
  }, []);

  return (
    <div className="flex flex-col gap-2 px-4 pt-2 empty:hidden">
      {recorders.map((recorder, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: recorders are only added.
        <OfRecorder key={index} recorder={recorder} />
      ))}
    </div>
  );
}

function OfRecorder({ recorder }: { recorder: Recorder }) {
  return <RecorderNote state={useSyncExternalStore(recorder.subscribe, recorder.read)} />;
}
