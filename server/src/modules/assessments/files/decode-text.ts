/** A file of text whose characters cannot be told for certain. */
export class EncodingUnknown extends Error {
  constructor(options?: ErrorOptions) {
    super('Neither UTF-8 nor what it says of itself', options);
    this.name = 'EncodingUnknown';
  }
}

/** How UTF-16 begins: by its mark, or with the first two characters of a document of XML. */
const UTF_16: readonly (readonly [string, readonly number[]])[] = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-16le', [0x3c, 0x00, 0x3f, 0x00]],
  ['utf-16be', [0x00, 0x3c, 0x00, 0x3f]],
];
const UTF_8_MARK = Buffer.from([0xef, 0xbb, 0xbf]);
// slow-expression-ignore: it sees 256 characters.
const PROLOG = /^\s*<\?xml\b[^>]{0,200}?\bencoding\s*=\s*["']([\w.:-]{1,40})["']/;

/**
 * The text of a file: by the mark at its beginning, by what a document of XML says of itself, otherwise as UTF-8. Nothing is
 * guessed, so that no letter turns into another one.
 * @throws EncodingUnknown
 */
export function decodeText(file: Buffer): string {
  const wide = UTF_16.find(([, begins]) => begins.every((byte, index) => file[index] === byte));
  if (wide) return decodedAs(wide[0], file);
  if (file.subarray(0, 3).equals(UTF_8_MARK)) return decodedAs('utf-8', file);
  const [, declared = 'utf-8'] = PROLOG.exec(file.subarray(0, 256).toString('latin1')) ?? [];
  // Whoever reads this far as bytes has no UTF-16: some programs say so of UTF-8.
  return decodedAs(/^utf-?16/i.test(declared) ? 'utf-8' : declared, file);
}

function decodedAs(encoding: string, file: Buffer): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(file);
  } catch (cause) {
    throw new EncodingUnknown({ cause });
  }
}
