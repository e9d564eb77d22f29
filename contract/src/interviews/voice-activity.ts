import { hasVoice, RUN_FRAMES } from './has-voice.ts';
import { ABOVE_FLOOR_DB, FRAME_MS, FRAME_SAMPLES, isVoiced, loudnessOf, SILENCE_DB } from './voice-frames.ts';
import { SEGMENT_SECONDS_MAX } from './wav.ts';

/** A stretch in which somebody speaks. */
export interface VoiceSegment {
  /** Since the detector began to listen. */
  readonly startMs: number;
  readonly endMs: number;
  readonly samples: Int16Array;
}

/** What comes before the first voiced sound: consonants, a breath. */
const BEFORE_FRAMES = 15;
/** A pause so long ends a segment; shorter ones are between words. */
const PAUSE_FRAMES = 35;
/** Of that pause so much stays with it. */
const AFTER_FRAMES = 15;
const MOST_FRAMES = (SEGMENT_SECONDS_MAX * 1000) / FRAME_MS;
/** Whoever speaks without a pause is cut where they are quietest in so many of the last frames. */
const CUT_FRAMES = 100;
/** The quietest of so many frames is what is always there: a hum that begins is taken for it after two seconds. */
const FLOOR_FRAMES = 100;

interface Frame {
  readonly samples: Int16Array;
  readonly loudness: number;
}

/**
 * Finds voices in sound as it comes: its energy over a floor that adapts, and the pitch of a person. Free of dependencies, so that
 * the page finds what it sends, and the server judges what it is sent, by the same rule.
 */
export class VoiceDetector {
  readonly #pending = new Int16Array(FRAME_SAMPLES);
  #filled = 0;
  /** Frames that have come. */
  #count = 0;
  #recent: Frame[] = [];
  #loudness: number[] = [];
  #run = 0;
  #segment: Frame[] | null = null;
  /** In frames of the present segment. */
  #lastVoiced = 0;

  /** Whether somebody seems to speak now. */
  get isSpeaking(): boolean {
    return this.#segment !== null;
  }

  /** @returns the segments that have ended with it */
  push(samples: Int16Array): VoiceSegment[] {
    const ended: VoiceSegment[] = [];
    for (let at = 0; at < samples.length; ) {
      const taken = samples.subarray(at, at + FRAME_SAMPLES - this.#filled);
      this.#pending.set(taken, this.#filled);
      this.#filled += taken.length;
      at += taken.length;
      if (this.#filled < FRAME_SAMPLES) break;
      this.#filled = 0;
      ended.push(...this.#take(this.#pending.slice()));
    }
    return ended;
  }

  /** Nothing more comes. @returns the segment that was under way */
  flush(): VoiceSegment[] {
    const segment = this.#segment;
    this.#segment = null;
    this.#run = 0;
    return segment ? this.#ended(segment, segment.length) : [];
  }

  #take(samples: Int16Array): VoiceSegment[] {
    const frame = { samples, loudness: loudnessOf(samples) };
    const before = this.#recent.at(-1)?.samples ?? samples;
    const isOfVoice = frame.loudness > this.#floor() + ABOVE_FLOOR_DB && isVoiced(before, samples);
    this.#count += 1;
    this.#recent = [...this.#recent, frame].slice(-BEFORE_FRAMES - RUN_FRAMES);
    this.#loudness.push(frame.loudness);
    if (this.#loudness.length > FLOOR_FRAMES) this.#loudness.shift();
    this.#run = isOfVoice ? this.#run + 1 : 0;
    if (!this.#segment) {
      if (this.#run >= RUN_FRAMES) this.#begin([...this.#recent]);
      return [];
    }
    this.#segment.push(frame);
    if (this.#run >= RUN_FRAMES) this.#lastVoiced = this.#segment.length;
    return this.#goOn(this.#segment);
  }

  #begin(frames: Frame[]): void {
    this.#segment = frames;
    this.#lastVoiced = frames.length;
  }

  #goOn(segment: Frame[]): VoiceSegment[] {
    if (segment.length - this.#lastVoiced >= PAUSE_FRAMES) {
      this.#segment = null;
      return this.#ended(segment, this.#lastVoiced + AFTER_FRAMES);
    }
    if (segment.length < MOST_FRAMES) return [];
    const cut = quietestOf(segment);
    this.#begin(segment.slice(cut));
    return this.#ended(segment, cut, segment.length - cut);
  }

  /** @param after frames that have come since */
  #ended(frames: readonly Frame[], length: number, after = frames.length - length): VoiceSegment[] {
    const samples = joined(frames.slice(0, length));
    if (!hasVoice(samples)) return [];
    const end = this.#count - after;
    return [{ startMs: (end - length) * FRAME_MS, endMs: end * FRAME_MS, samples }];
  }

  #floor(): number {
    return Math.max(SILENCE_DB, Math.min(...this.#loudness));
  }
}

function quietestOf(segment: readonly Frame[]): number {
  let quietest = segment.length - 1;
  for (let index = segment.length - CUT_FRAMES; index < segment.length; index += 1)
    if ((segment[index]?.loudness ?? 0) < (segment[quietest]?.loudness ?? 0)) quietest = index;
  return quietest;
}

function joined(frames: readonly Frame[]): Int16Array {
  const samples = new Int16Array(frames.length * FRAME_SAMPLES);
  for (const [index, frame] of frames.entries()) samples.set(frame.samples, index * FRAME_SAMPLES);
  return samples;
}
