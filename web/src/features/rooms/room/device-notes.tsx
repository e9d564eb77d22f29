import { useState } from 'react';
import type { Call } from '../call/call.ts';
import type { OwnMediaState } from '../call/own-media.ts';
import { DeviceProblem } from '../devices/device-problem.tsx';
import type { MediaKind, MediaProblemCode } from '../devices/media-problem.ts';

const KINDS: readonly MediaKind[] = ['microphone', 'camera'];

/** Why a device gives nothing, how to mend it, and that one may go on without. */
export function DeviceNotes({ call, own }: { call: Call; own: OwnMediaState }) {
  const [without, setWithout] = useState<Partial<Record<MediaKind, MediaProblemCode>>>({});
  return KINDS.map((kind) => {
    const code = own.problems[kind];
    if (!code || own.busy[kind] || without[kind] === code) return null;
    const retry = kind === 'camera' ? call.own.setVideo : call.own.setAudio;
    return (
      <DeviceProblem
        key={kind}
        kind={kind}
        code={code}
        onRetry={() => {
          setWithout((before) => ({ ...before, [kind]: undefined }));
          void retry(true);
        }}
        onWithout={() => setWithout((before) => ({ ...before, [kind]: code }))}
      />
    );
  });
}
