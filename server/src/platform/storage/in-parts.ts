import type { Readable } from 'node:stream';

/**
 * Cuts a stream into buffers of exactly `size` bytes; the last one may be shorter, none is empty.
 * @throws what the stream throws
 */
export async function* inParts(stream: Readable, size: number): AsyncGenerator<Buffer, undefined> {
  let waiting: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    const buffer: Buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk);
    waiting.push(buffer);
    bytes += buffer.length;
    if (bytes < size) continue;
    const joined = Buffer.concat(waiting);
    let start = 0;
    for (; joined.length - start >= size; start += size) yield joined.subarray(start, start + size);
    waiting = [joined.subarray(start)];
    bytes = joined.length - start;
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}
