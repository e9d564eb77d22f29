import {
  QUALITY_SIZES,
  RECOMMENDED_QUALITY,
  VIDEO_QUALITIES,
  type VideoQuality,
} from '@prova/contract/rooms/room-fields';
import type { MediaKind } from './media-problem.ts';

/** Whatever the browser takes by itself. */
export const BROWSERS_OWN = 'default';

/** What somebody takes part with, as it is kept on this device. */
export interface DeviceChoice {
  /** The id of a device, or `BROWSERS_OWN`; null: none is wanted; undefined: nothing was chosen yet. */
  readonly camera: string | null | undefined;
  readonly microphone: string | null | undefined;
  readonly speaker: string;
  readonly quality: VideoQuality;
  readonly noiseSuppression: boolean;
}

export const FIRST_CHOICE: DeviceChoice = {
  camera: undefined,
  microphone: undefined,
  speaker: BROWSERS_OWN,
  quality: RECOMMENDED_QUALITY,
  noiseSuppression: true,
};

/** Frames a second; at 480p fewer do, since it is meant for slow connections. */
const FRAME_RATES: Readonly<Record<VideoQuality, number>> = { '480p': 20, '720p': 30, '1080p': 30 };

/** What a browser is asked for a device with. @param exact refuse rather than take another device */
export function constraintsOf(kind: MediaKind, choice: DeviceChoice, exact = true): MediaTrackConstraints {
  const id = choice[kind];
  const device = exact && id && id !== BROWSERS_OWN ? { deviceId: { exact: id } } : {};
  if (kind === 'microphone')
    return {
      ...device,
      echoCancellation: true,
      autoGainControl: true,
      noiseSuppression: choice.noiseSuppression,
    };
  const { width, height } = QUALITY_SIZES[choice.quality];
  return {
    ...device,
    width: { ideal: width },
    height: { ideal: height },
    frameRate: { ideal: FRAME_RATES[choice.quality] },
  };
}

const KEY = 'prova.devices';

/** What was chosen here before. */
export function readChoice(): DeviceChoice {
  try {
    return choiceIn(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    // Storage may be forbidden, or hold what nobody can read.
    return FIRST_CHOICE;
  }
}

export function keepChoice(choice: DeviceChoice): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choice));
  } catch {
    // Storage may be forbidden: it is chosen anew the next time.
  }
}

function choiceIn(kept: Partial<Record<keyof DeviceChoice, unknown>>): DeviceChoice {
  const device = (id: unknown) => (typeof id === 'string' || id === null ? id : undefined);
  return {
    camera: device(kept.camera),
    microphone: device(kept.microphone),
    speaker: device(kept.speaker) ?? BROWSERS_OWN,
    quality: VIDEO_QUALITIES.find((quality) => quality === kept.quality) ?? RECOMMENDED_QUALITY,
    noiseSuppression: kept.noiseSuppression !== false,
  };
}
