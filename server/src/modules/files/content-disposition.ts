import { create } from 'content-disposition';
import type { Disposition } from '../../platform/storage/signed-link.ts';

/** The header `Content-Disposition` (RFC 6266): the name in UTF-8, and in ASCII for programs that know no other. */
export function contentDisposition(disposition: Disposition, name: string): string {
  const fallback = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/["\\%]/g, '_');
  return create(name.toWellFormed(), { type: disposition, fallback });
}
