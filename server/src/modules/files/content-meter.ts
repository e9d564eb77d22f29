import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { AppError } from '../../platform/app-error.ts';

export interface Content {
  readonly bytes: number;
  readonly sha256: Buffer;
}

export interface ContentMeter {
  /** Passes on what it reads. Fails with `tooLarge` at the first byte too many, with FILE_EMPTY without any. */
  readonly stream: Transform;
  /** Of what has passed; ask when the stream is through. */
  content(): Content;
}

/** Counts and hashes a body on its way to the storage. */
export function contentMeter(maxBytes: number, tooLarge: AppError): ContentMeter {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) return done(tooLarge);
      hash.update(chunk);
      done(null, chunk);
    },
    flush: (done) => done(bytes === 0 ? new AppError('FILE_EMPTY') : null),
  });
  return { stream, content: () => ({ bytes, sha256: hash.digest() }) };
}
