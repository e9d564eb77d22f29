import type { ByteRange } from '../../platform/storage/storage.ts';

/**
 * Reads the header `Range` (RFC 9110, section 14.1.2).
 * @param size bytes of the whole
 * @returns null to send the whole: there is no header, it is malformed, or it asks for several ranges, which a server
 *   may ignore; `unsatisfiable` when it begins behind the end
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/.exec(header ?? '');
  if (!match) return null;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return null;
  if (first === '') {
    const suffix = Math.min(Number(last), size);
    return suffix === 0 ? 'unsatisfiable' : { start: size - suffix, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return null;
  return start >= size ? 'unsatisfiable' : { start, end };
}
