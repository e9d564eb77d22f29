import { constraintsOf, type DeviceChoice } from './device-choice.ts';
import { type MediaKind, type MediaProblem, type MediaProblemCode, problemCodeOf } from './media-problem.ts';

interface OpenedMedia {
  /** With what could be opened; without tracks where that is nothing. Whoever asked for it stops it. */
  readonly stream: MediaStream | null;
  /** Of each device that was wanted and gives nothing. */
  readonly problems: readonly MediaProblem[];
  /** Devices that are no longer there, in the place of which the browser took another. */
  readonly replaced: readonly MediaKind[];
}

type Wanted = readonly MediaKind[];
const BOTH: Wanted = ['camera', 'microphone'];
const PERMISSIONS = { camera: 'camera', microphone: 'microphone' } as const;

/**
 * Opens what was chosen. The browser may ask the person: it is only called after a press. Both are asked for at once, which is one
 * question; where that fails, each by itself, so that one that works is not lost to the other. Never throws.
 * @param kinds only these
 */
export async function openMedia(choice: DeviceChoice, kinds: Wanted = BOTH): Promise<OpenedMedia> {
  const wanted = kinds.filter((kind) => choice[kind]);
  if (wanted.length === 0) return { stream: null, problems: [], replaced: [] };
  const reason = whyNoDevices();
  if (reason) return { stream: null, problems: wanted.map((kind) => ({ kind, code: reason })), replaced: [] };
  try {
    return { stream: await ask(choice, wanted), problems: [], replaced: [] };
  } catch (error) {
    const code = problemCodeOf(error);
    const again = code === 'denied' ? await allowedOf(wanted) : wanted;
    const parts = await oneByOne(choice, again, code);
    const refused = wanted.filter((kind) => !again.includes(kind)).map((kind): MediaProblem => ({ kind, code }));
    return { ...parts, problems: [...refused, ...parts.problems] };
  }
}

/** Why this page gets no device at all; null where it may ask. */
function whyNoDevices(): MediaProblemCode | null {
  if (!globalThis.isSecureContext) return 'insecure';
  return typeof navigator.mediaDevices?.getUserMedia === 'function' ? null : 'unsupported';
}

/** Ends what a stream shows and hears: the light of the camera goes out. */
export function stopMedia(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

function ask(choice: DeviceChoice, kinds: Wanted, exact = true): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia({
    video: kinds.includes('camera') && constraintsOf('camera', choice, exact),
    audio: kinds.includes('microphone') && constraintsOf('microphone', choice, exact),
  });
}

/** Of several that were refused together, those that are allowed: the others would only be asked about once more. */
async function allowedOf(kinds: Wanted): Promise<Wanted> {
  if (kinds.length < 2) return [];
  const states = await Promise.all(
    kinds.map((kind) =>
      navigator.permissions?.query({ name: PERMISSIONS[kind] as PermissionName }).then(
        ({ state }) => state,
        // Not every browser tells.
        () => null,
      ),
    ),
  );
  return kinds.filter((_, index) => states[index] === 'granted');
}

/** @param code why they were refused together */
async function oneByOne(choice: DeviceChoice, kinds: Wanted, code: MediaProblemCode): Promise<OpenedMedia> {
  const tracks: MediaStreamTrack[] = [];
  const problems: MediaProblem[] = [];
  const replaced: MediaKind[] = [];
  for (const kind of kinds) {
    const result = await openOne(choice, kind, code);
    if ('problem' in result) problems.push({ kind, code: result.problem });
    else {
      tracks.push(...result.stream.getTracks());
      if (result.isOther) replaced.push(kind);
    }
  }
  return { stream: tracks.length > 0 ? new MediaStream(tracks) : null, problems, replaced };
}

type One = { readonly stream: MediaStream; readonly isOther: boolean } | { readonly problem: MediaProblemCode };

async function openOne(choice: DeviceChoice, kind: MediaKind, before: MediaProblemCode): Promise<One> {
  try {
    return { stream: await ask(choice, [kind]), isOther: false };
  } catch (error) {
    const problem = problemCodeOf(error);
    if (problem !== 'missing' && before !== 'missing') return { problem };
  }
  // The one that was chosen is gone; another may be there.
  try {
    return { stream: await ask(choice, [kind], false), isOther: true };
  } catch (error) {
    return { problem: problemCodeOf(error) };
  }
}
