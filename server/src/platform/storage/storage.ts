import type { Readable } from 'node:stream';

/** Bytes `start` to `end`, both included, counted from 0. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Where objects are kept: bytes under a key. Names, types and rights are the business of the rows that hold keys. */
export interface Storage {
  /**
   * Writes an object as a whole: a reader sees the old one or the new one, never half of one. When it returns, the
   * object outlives a loss of power. A stream may have any length; it is never held in memory as a whole.
   * @throws what the stream throws; then there is no new object
   */
  put(key: string, body: Buffer | Readable, options: { mime: string }): Promise<void>;
  /**
   * Opens an object for reading.
   * @param range must lie within the object
   * @returns `bytes`: how many the stream will give. Destroy a stream that is not read to its end.
   * @throws ObjectMissing
   */
  read(key: string, range?: ByteRange): Promise<{ stream: Readable; bytes: number }>;
  /** Removes an object and what an interrupted `put` left of it; an absent one is no error. */
  remove(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
  /**
   * Tries whether a `put` would find space and the right to write; leaves nothing behind. Where only a call that costs
   * could tell, it tries nothing.
   * @throws what a `put` would throw
   */
  tryWriting(): Promise<void>;
}

/** Nothing is stored under this key. */
export class ObjectMissing extends Error {
  readonly key: string;

  constructor(key: string, options?: ErrorOptions) {
    super(`No object is stored under ${key}`, options);
    this.name = 'ObjectMissing';
    this.key = key;
  }
}

const KEY = /^[a-z0-9][a-z0-9-]{7,127}$/;

/**
 * Keys are made by the program, 8 to 128 small letters, digits and hyphens: no maker needs to escape anything, and no
 * key can climb out of its folder.
 * @throws Error for any other key
 */
export function checkKey(key: string): string {
  if (!KEY.test(key)) throw new Error('Not a key of the storage');
  return key;
}
