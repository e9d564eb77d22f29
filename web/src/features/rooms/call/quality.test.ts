import { describe, expect, it } from 'vitest';
import {
  type Course,
  cameraEncoding,
  FIRST_COURSE,
  follow,
  type Level,
  mildest,
  type Sample,
  screenEncoding,
} from './quality.ts';

const camera = (given: Partial<Parameters<typeof cameraEncoding>[0]>) =>
  cameraEncoding({ quality: '720p', receivers: 1, level: 'full', height: 720, sharesScreen: false, ...given });

describe('what each receiver is sent', () => {
  it('is all of it where there is one', () => {
    expect(camera({})).toEqual({ active: true, maxBitrate: 1_700_000, maxFramerate: 30, scaleResolutionDownBy: 1 });
    expect(camera({ quality: '480p', height: 480 })).toMatchObject({ maxBitrate: 500_000, maxFramerate: 20 });
    expect(camera({ quality: '1080p', height: 1080 })).toMatchObject({
      maxBitrate: 3_000_000,
      scaleResolutionDownBy: 1,
    });
  });

  it('is a part of it, in a size that suits, where there are more', () => {
    expect(camera({ receivers: 3 })).toMatchObject({ maxBitrate: 566_667, scaleResolutionDownBy: 1.5 });
    expect(camera({ receivers: 3, quality: '480p', height: 480 })).toMatchObject({ maxBitrate: 166_667 });
    expect(camera({ receivers: 20 }).maxBitrate).toBe(100_000);
  });

  it('is never larger than the camera gives it', () => {
    expect(camera({ height: 360 }).scaleResolutionDownBy).toBe(1);
  });

  it('is small beside a shared screen, which keeps its size', () => {
    expect(camera({ sharesScreen: true })).toMatchObject({ maxBitrate: 200_000, scaleResolutionDownBy: 3 });
    expect(screenEncoding({ receivers: 2, level: 'lowest' })).toEqual({
      active: true,
      maxBitrate: 625_000,
      maxFramerate: 7.5,
      scaleResolutionDownBy: 1,
    });
  });

  it('is smaller, and in the end nothing, where the line is weak', () => {
    expect(camera({ level: 'lower' }).scaleResolutionDownBy).toBe(2);
    expect(camera({ level: 'lowest' }).scaleResolutionDownBy).toBe(4);
    expect(camera({ level: 'audio' }).active).toBe(false);
    expect(screenEncoding({ receivers: 1, level: 'audio' }).active).toBe(false);
  });
});

const good: Sample = { loss: 0, limitedBy: 'none', connected: true };
const limited: Sample = { ...good, limitedBy: 'bandwidth' };
const lossy: Sample = { ...good, loss: 0.2 };
const gone: Sample = { loss: 0, limitedBy: 'none', connected: false };

function after(samples: readonly Sample[], from: Course = FIRST_COURSE): Course {
  return samples.reduce(follow, from);
}
const times = (count: number, sample: Sample) => Array.from({ length: count }, () => sample);

describe('a weak line', () => {
  it('is given less step by step, and is told before', () => {
    expect(after(times(2, limited))).toMatchObject({ level: 'full', warns: true });
    expect(after(times(3, limited)).level).toBe('lower');
    expect(after(times(6, limited)).level).toBe('lowest');
    expect(after(times(9, lossy)).level).toBe('audio');
  });

  it('keeps the smallest picture as long as it arrives', () => {
    expect(after(times(50, limited)).level).toBe('lowest');
  });

  it('keeps sound as long as some of it arrives', () => {
    expect(after(times(50, lossy)).level).toBe('audio');
    expect(after(times(50, gone)).level).toBe('text');
  });

  it('takes no offence at a moment', () => {
    expect(after([limited, limited, good, limited, limited, good]).level).toBe('full');
  });

  it('is given more again once it has gone well for a while, later after each try', () => {
    const low = after(times(6, limited));
    expect(after(times(7, good), low).level).toBe('lowest');
    const tried = after(times(8, good), low);
    expect(tried.level).toBe('lower');
    expect(after(times(15, good), tried).level).toBe('lower');
    expect(after(times(16, good), tried).level).toBe('full');
  });
});

it('blames one’s own line only where all suffer', () => {
  const levels: Level[] = ['audio', 'full', 'lowest'];
  expect(mildest(levels)).toBe('full');
  expect(mildest(['audio', 'lowest'])).toBe('lowest');
});
