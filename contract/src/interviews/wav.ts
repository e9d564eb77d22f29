/** Sound of a voice as it travels here: one channel of 16-bit samples, 16,000 a second, as WAV. Free of dependencies. */
export const SAMPLE_RATE = 16_000;
/** What one may say without being cut. */
export const SEGMENT_SECONDS_MAX = 15;
const HEADER_BYTES = 44;
/** Of the longest segment, with some air. */
export const SOUND_BYTES_MAX = HEADER_BYTES + 2 * SAMPLE_RATE * (SEGMENT_SECONDS_MAX + 1);

export function wavOf(samples: Int16Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(HEADER_BYTES + samples.length * 2);
  const view = new DataView(bytes.buffer);
  write(bytes, 0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  write(bytes, 8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, SAMPLE_RATE, true);
  view.setUint32(28, SAMPLE_RATE * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(bytes, 36, 'data');
  view.setUint32(40, samples.length * 2, true);
  for (const [index, sample] of samples.entries()) view.setInt16(HEADER_BYTES + index * 2, sample, true);
  return bytes;
}

/** The samples of what `wavOf` makes; null for anything else, other kinds of WAV among it. */
export function samplesOf(bytes: Uint8Array): Int16Array | null {
  const { length } = bytes;
  if (length <= HEADER_BYTES || length > SOUND_BYTES_MAX || length % 2 !== 0) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, length);
  const fits =
    wordAt(bytes, 0) === 'RIFF' &&
    wordAt(bytes, 8) === 'WAVE' &&
    wordAt(bytes, 12) === 'fmt ' &&
    view.getUint32(16, true) === 16 &&
    view.getUint16(20, true) === 1 &&
    view.getUint16(22, true) === 1 &&
    view.getUint32(24, true) === SAMPLE_RATE &&
    view.getUint16(34, true) === 16 &&
    wordAt(bytes, 36) === 'data' &&
    view.getUint32(40, true) === length - HEADER_BYTES;
  if (!fits) return null;
  return Int16Array.from({ length: (length - HEADER_BYTES) / 2 }, (_, index) =>
    view.getInt16(HEADER_BYTES + index * 2, true),
  );
}

function write(bytes: Uint8Array, at: number, word: string): void {
  for (let index = 0; index < word.length; index += 1) bytes[at + index] = word.charCodeAt(index);
}

const wordAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));
