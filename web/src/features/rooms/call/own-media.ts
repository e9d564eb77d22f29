import type { DeviceChoice } from '../devices/device-choice.ts';
import { BROWSERS_OWN } from '../devices/device-choice.ts';
import { localDevices } from '../devices/local-devices.ts';
import type { MediaKind, MediaProblemCode } from '../devices/media-problem.ts';
import { openMedia, stopMedia } from '../devices/open-media.ts';
import { watchLoudness } from './loudness.ts';
import type { Published } from './media-engine.ts';

export interface OwnMediaState {
  /** Sound goes out: there is a microphone, and it is open. */
  readonly audio: boolean;
  readonly video: boolean;
  readonly sharing: boolean;
  /** Being opened or closed. */
  readonly busy: { readonly [kind in MediaKind]: boolean };
  /** Why a device that was wanted gives nothing. */
  readonly problems: { readonly [kind in MediaKind]: MediaProblemCode | null };
  /** What the camera and the shared screen show, for oneself. */
  readonly picture: MediaStream | null;
  readonly screen: MediaStream | null;
  readonly speaking: boolean;
}

export const NO_MEDIA: OwnMediaState = {
  audio: false,
  video: false,
  sharing: false,
  busy: { camera: false, microphone: false },
  problems: { camera: null, microphone: null },
  picture: null,
  screen: null,
  speaking: false,
};

export type OwnMediaNews =
  /** A device is gone, or could not be taken; the former, or another, goes on. */
  | { readonly type: 'device-gone' | 'device-replaced' | 'device-refused'; readonly kind: MediaKind }
  | { readonly type: 'screen-failed' | 'screen-ended' | 'muted-speech' };

export interface OwnMedia {
  readonly state: () => OwnMediaState;
  readonly published: () => Published;
  readonly setAudio: (on: boolean) => Promise<void>;
  readonly setVideo: (on: boolean) => Promise<void>;
  /** Takes up what was chosen anew: a device, a size, whether noise is suppressed. */
  readonly choose: (changes: Partial<DeviceChoice>) => Promise<void>;
  readonly share: () => Promise<void>;
  readonly stopSharing: () => void;
  readonly close: () => void;
}

export const canShareScreen = (): boolean => typeof navigator.mediaDevices?.getDisplayMedia === 'function';

/** Whoever speaks for so long with a closed microphone has not noticed. */
const MUTED_SPEECH_MS = 1200;
const MUTED_SPEECH_AGAIN_MS = 20_000;

/** Camera, microphone and screen of this person, and what becomes of them during a call. */
export function createOwnMedia(
  stream: MediaStream | null,
  events: { readonly onChange: () => void; readonly onNews: (news: OwnMediaNews) => void },
): OwnMedia {
  let microphone: MediaStreamTrack | null = stream?.getAudioTracks()[0] ?? null;
  let camera: MediaStreamTrack | null = stream?.getVideoTracks()[0] ?? null;
  let display: MediaStream | null = null;
  let picture: MediaStream | null = null;
  let state: OwnMediaState = NO_MEDIA;
  let stopListening: (() => void) | null = null;
  let mutedSince: number | null = null;
  let saidMutedAt = Number.NEGATIVE_INFINITY;
  let closed = false;

  const write = (changes: Partial<OwnMediaState> = {}) => {
    if (camera !== (picture?.getVideoTracks()[0] ?? null)) picture = camera ? new MediaStream([camera]) : null;
    state = {
      ...state,
      audio: microphone?.enabled ?? false,
      video: camera !== null,
      sharing: display !== null,
      picture,
      screen: display,
      ...changes,
    };
    if (!closed) events.onChange();
  };
  const busy = (kind: MediaKind, on: boolean) => write({ busy: { ...state.busy, [kind]: on } });
  const problem = (kind: MediaKind, code: MediaProblemCode | null) =>
    write({ problems: { ...state.problems, [kind]: code } });

  const hear = (loud: boolean) => {
    const speaking = loud && state.audio;
    if (speaking !== state.speaking) write({ speaking });
    const now = performance.now();
    if (!loud || state.audio) mutedSince = null;
    else mutedSince ??= now;
    if (mutedSince === null || now - mutedSince < MUTED_SPEECH_MS || now - saidMutedAt < MUTED_SPEECH_AGAIN_MS) return;
    saidMutedAt = now;
    events.onNews({ type: 'muted-speech' });
  };

  const take = (kind: MediaKind, track: MediaStreamTrack | null) => {
    const before = kind === 'camera' ? camera : microphone;
    if (before && before !== track) {
      before.onended = null;
      before.stop();
    }
    if (kind === 'camera') camera = track;
    else {
      microphone = track;
      stopListening?.();
      // A copy hears what is said while the microphone is closed; nothing of it is sent.
      stopListening = track ? watchLoudness(track.clone(), hear) : null;
    }
    if (track) {
      track.onended = () => void lose(kind, track);
      if (kind === 'camera') track.contentHint = 'motion';
    }
  };

  /** It was unplugged, or the permission taken back. Another one goes on in its place where there is one. */
  const lose = async (kind: MediaKind, track: MediaStreamTrack) => {
    if (closed || (kind === 'camera' ? camera : microphone) !== track) return;
    const wasOn = track.enabled;
    take(kind, null);
    write();
    localDevices.choose({ [kind]: BROWSERS_OWN });
    const found = await open(kind);
    if (closed) return;
    if (found) found.enabled = wasOn;
    write();
    events.onNews({ type: found ? 'device-replaced' : 'device-gone', kind });
  };

  const open = async (kind: MediaKind): Promise<MediaStreamTrack | null> => {
    const { choice } = localDevices.read();
    busy(kind, true);
    // Whoever presses the button wants one, also where none was wanted at first.
    const opened = await openMedia({ ...choice, [kind]: choice[kind] ?? BROWSERS_OWN }, [kind]);
    busy(kind, false);
    if (closed) {
      stopMedia(opened.stream);
      return null;
    }
    const track = opened.stream?.getTracks()[0] ?? null;
    problem(kind, opened.problems[0]?.code ?? null);
    if (track) {
      take(kind, track);
      void localDevices.refresh();
    }
    write();
    return track;
  };

  const setAudio = async (on: boolean) => {
    if (state.busy.microphone) return;
    if (on && !microphone) await open('microphone');
    if (microphone) microphone.enabled = on;
    write();
  };

  const setVideo = async (on: boolean) => {
    if (state.busy.camera) return;
    if (on && !camera) await open('camera');
    // The light goes out: whoever turns the camera off wants it off.
    else if (!on) take('camera', null);
    write();
  };

  /** The former goes on until the other is there, and stays where that cannot be had. */
  const exchange = async (kind: MediaKind) => {
    const before = kind === 'camera' ? camera : microphone;
    if (!before) return;
    const wasOn = before.enabled;
    const found = await open(kind);
    if (found) found.enabled = wasOn;
    else events.onNews({ type: 'device-refused', kind });
    write();
  };

  const stopFollowing = localDevices.subscribe(() => undefined);
  if (microphone) take('microphone', microphone);
  if (camera) take('camera', camera);
  write();

  return {
    state: () => state,
    published: () => ({
      audio: microphone,
      video: camera,
      screen: display?.getVideoTracks()[0] ?? null,
      screenAudio: display?.getAudioTracks()[0] ?? null,
    }),
    setAudio,
    setVideo,
    choose: async (changes) => {
      const before = localDevices.read().choice;
      localDevices.choose(changes);
      const changed = (...keys: (keyof DeviceChoice)[]) =>
        keys.some((key) => key in changes && changes[key] !== before[key]);
      if (changed('camera', 'quality')) await exchange('camera');
      if (changed('microphone', 'noiseSuppression')) await exchange('microphone');
    },
    share: async () => {
      if (display) return;
      try {
        const opened = await navigator.mediaDevices.getDisplayMedia({
          video: { frameRate: { ideal: 15, max: 15 }, width: { max: 1920 }, height: { max: 1080 } },
          audio: true,
        });
        if (closed) {
          stopMedia(opened);
          return;
        }
        const [track] = opened.getVideoTracks();
        if (track) {
          track.contentHint = 'detail';
          track.onended = () => {
            if (display !== opened) return;
            display = null;
            write();
            events.onNews({ type: 'screen-ended' });
          };
        }
        display = opened;
        write();
      } catch (error) {
        if (!isChangeOfMind(error)) events.onNews({ type: 'screen-failed' });
      }
    },
    stopSharing: () => {
      stopMedia(display);
      display = null;
      write();
    },
    close: () => {
      closed = true;
      stopFollowing();
      stopListening?.();
      for (const track of [microphone, camera]) if (track) track.onended = null;
      microphone?.stop();
      camera?.stop();
      stopMedia(display);
    },
  };
}

/** Whoever closes the browser's question sends nothing, and wants nothing said; a system that forbids it is another matter. */
function isChangeOfMind(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotAllowedError' && !/system/i.test(error.message);
}
