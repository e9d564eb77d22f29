/**
 * How messages travel through a pipe: two lengths of 32 bits, a value as JSON, bytes. Not Node's own channel between
 * processes, which reads whatever length the other side states.
 */
const HEADER_BYTES = 8;

/** Ends what a piece of work says before its answer; nothing that is said has it. */
export const END_OF_RUN = '\0';

export interface Frame {
  readonly value: unknown;
  readonly body: Buffer;
}

/** The parts of a frame, to be written one after the other. */
export function encodeFrame(value: unknown, body: Uint8Array = new Uint8Array()): Uint8Array[] {
  const text = Buffer.from(JSON.stringify(value) ?? 'null');
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32LE(text.length, 0);
  header.writeUInt32LE(body.length, 4);
  return [header, text, body];
}

/** The other side states more than it may send, or sends what is no frame. */
export class BadFrame extends Error {}

/** Puts frames together from chunks, and holds at most one of them. */
export class FrameReader {
  readonly #maxBytes: number;
  #chunks: Buffer[] = [];
  #bytes = 0;

  /** @param maxBytes of a frame, without its header */
  constructor(maxBytes = Number.POSITIVE_INFINITY) {
    this.#maxBytes = maxBytes;
  }

  /**
   * @returns the frame that this chunk completes
   * @throws BadFrame as soon as the other side states or sends too much; sending on after a frame is too much
   */
  push(chunk: Buffer): Frame | undefined {
    this.#chunks.push(chunk);
    this.#bytes += chunk.length;
    if (this.#bytes < HEADER_BYTES) return undefined;
    const first = this.#chunks[0];
    if (!first || first.length < HEADER_BYTES) this.#chunks = [Buffer.concat(this.#chunks)];
    const header = this.#chunks[0] ?? Buffer.alloc(HEADER_BYTES);
    const textEnd = HEADER_BYTES + header.readUInt32LE(0);
    const end = textEnd + header.readUInt32LE(4);
    if (end - HEADER_BYTES > this.#maxBytes || this.#bytes > end) throw new BadFrame('More than may be sent');
    if (this.#bytes < end) return undefined;
    const whole = Buffer.concat(this.#chunks);
    this.#chunks = [];
    this.#bytes = 0;
    try {
      return { value: JSON.parse(whole.toString('utf8', HEADER_BYTES, textEnd)), body: whole.subarray(textEnd) };
    } catch (cause) {
      throw new BadFrame('No JSON', { cause });
    }
  }
}
