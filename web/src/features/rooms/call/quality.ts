import type { VideoQuality } from '@prova/contract/rooms/room-fields';

/** How much is given up so that people can go on talking: nothing, some of the picture, all of it, sound as well. */
export const LEVELS = ['full', 'lower', 'lowest', 'audio', 'text'] as const;
export type Level = (typeof LEVELS)[number];

interface Preset {
  readonly height: number;
  /** Bits a second. */
  readonly bitrate: number;
  readonly framerate: number;
}

const PRESETS: Readonly<Record<VideoQuality, Preset>> = {
  '480p': { height: 480, bitrate: 500_000, framerate: 20 },
  '720p': { height: 720, bitrate: 1_700_000, framerate: 30 },
  '1080p': { height: 1080, bitrate: 3_000_000, framerate: 30 },
};
/** Words have to stay legible: fewer frames, never a smaller picture. */
const SCREEN: Preset = { height: 1080, bitrate: 2_500_000, framerate: 15 };
/** Whoever shares a screen is seen small beside it. */
const BESIDE_SCREEN: Preset = { height: 240, bitrate: 200_000, framerate: 15 };
const LOWER: Preset = { height: 360, bitrate: 300_000, framerate: 15 };
const LOWEST: Preset = { height: 180, bitrate: 120_000, framerate: 10 };
/** Less than this shows nobody. */
const LEAST_BITRATE = 100_000;
/** A size is worth its bits down to this part of what it is made for. */
const WORTH = 0.55;
export const AUDIO_BITRATE = 40_000;

/** What one receiver gets of a picture. */
export interface Encoding {
  readonly active: boolean;
  readonly maxBitrate: number;
  readonly maxFramerate: number;
  readonly scaleResolutionDownBy: number;
}

/** Everybody is sent a picture of their own: what a connection carries is divided by their number. */
export function cameraEncoding(wanted: {
  readonly quality: VideoQuality;
  readonly receivers: number;
  readonly level: Level;
  /** Of the picture as it is captured. */
  readonly height: number;
  readonly sharesScreen: boolean;
}): Encoding {
  const preset = presetOf(wanted);
  const bitrate = Math.max(LEAST_BITRATE, Math.round(preset.bitrate / Math.max(1, wanted.receivers)));
  const { height } = fitting(preset, bitrate);
  return {
    active: wanted.level !== 'audio' && wanted.level !== 'text',
    maxBitrate: bitrate,
    maxFramerate: preset.framerate,
    scaleResolutionDownBy: Math.max(1, wanted.height / height),
  };
}

export function screenEncoding({ receivers, level }: { receivers: number; level: Level }): Encoding {
  const share = SCREEN.bitrate / Math.max(1, receivers);
  const slower = level === 'full' ? 1 : 2;
  return {
    // A screen is what is talked about: it is the last picture to go.
    active: level !== 'audio' && level !== 'text',
    maxBitrate: Math.max(LEAST_BITRATE, Math.round(share / slower)),
    maxFramerate: SCREEN.framerate / slower,
    scaleResolutionDownBy: 1,
  };
}

function presetOf({ quality, level, sharesScreen }: { quality: VideoQuality; level: Level; sharesScreen: boolean }) {
  const preset = PRESETS[quality];
  const least = (other: Preset) => (other.bitrate < preset.bitrate ? other : preset);
  if (level === 'lowest' || level === 'audio' || level === 'text') return LOWEST;
  if (sharesScreen) return least(BESIDE_SCREEN);
  return level === 'lower' ? least(LOWER) : preset;
}

/** The largest size that looks well with so many bits; a small picture that is sharp tells more than a large one that is not. */
function fitting(preset: Preset, bitrate: number): Preset {
  const sizes = [preset, PRESETS['720p'], PRESETS['480p'], LOWER, LOWEST];
  return (
    sizes
      .filter(({ height }) => height <= preset.height)
      .sort((one, other) => other.height - one.height)
      .find((size) => bitrate >= size.bitrate * WORTH) ?? LOWEST
  );
}

/** What the last seconds of a connection were like, for who sends. */
export interface Sample {
  /** Part of what was sent that did not arrive, from 0 to 1. */
  readonly loss: number;
  readonly limitedBy: 'none' | 'bandwidth' | 'cpu' | 'other';
  /** There is a way at all. */
  readonly connected: boolean;
}

/** Of samples, which come every two seconds. */
const BAD_BEFORE_LOWER = 3;
const BAD_BEFORE_WARNING = 2;
const GOOD_BEFORE_HIGHER = 8;
const MOST_GOOD_BEFORE_HIGHER = 32;

const isBad = ({ loss, limitedBy, connected }: Sample, level: Level): boolean => {
  if (!connected || loss > 0.12) return true;
  // Without a picture nothing limits it; with the smallest one, whatever limits it takes it away only when sound suffers.
  if (level === 'full' || level === 'lower') return limitedBy === 'bandwidth' || limitedBy === 'cpu' || loss > 0.06;
  return false;
};

/** How one connection has been doing. */
export interface Course {
  readonly level: Level;
  readonly bad: number;
  readonly good: number;
  /** How long it has to go well before more is tried; longer after each try that failed. */
  readonly patience: number;
  /** It goes so badly that the next step is near. */
  readonly warns: boolean;
}

export const FIRST_COURSE: Course = { level: 'full', bad: 0, good: 0, patience: GOOD_BEFORE_HIGHER, warns: false };

/** One step down after a while of trouble, one step up after a longer while without. */
export function follow(course: Course, sample: Sample): Course {
  const at = LEVELS.indexOf(course.level);
  if (isBad(sample, course.level)) {
    const bad = course.bad + 1;
    const lower = LEVELS[at + 1];
    if (bad < BAD_BEFORE_LOWER || !lower) return { ...course, bad, good: 0, warns: bad >= BAD_BEFORE_WARNING };
    // Without a way there is nothing to hear either.
    if (lower === 'text' && sample.connected && sample.loss < 0.3) return { ...course, bad, good: 0, warns: true };
    const failedTry = course.good < GOOD_BEFORE_HIGHER && course.patience > GOOD_BEFORE_HIGHER;
    const patience = Math.min(MOST_GOOD_BEFORE_HIGHER, failedTry ? course.patience * 2 : course.patience);
    return { level: lower, bad: 0, good: 0, patience, warns: false };
  }
  // The smallest picture, held back by the line: it is as well as it can be, and no better.
  const isHeld = course.level === 'lowest' && (sample.limitedBy === 'bandwidth' || sample.limitedBy === 'cpu');
  const good = isHeld ? 0 : course.good + 1;
  const higher = LEVELS[at - 1];
  if (good < course.patience || !higher) return { ...course, bad: 0, good, warns: false };
  const patience = Math.min(MOST_GOOD_BEFORE_HIGHER, course.patience * 2);
  return { level: higher, bad: 0, good: 0, patience, warns: false };
}

/** What everybody is left with: a single weak connection is theirs, and not one's own. */
export function mildest(levels: readonly Level[]): Level {
  const at = Math.min(...levels.map((level) => LEVELS.indexOf(level)));
  return LEVELS[at] ?? 'full';
}
