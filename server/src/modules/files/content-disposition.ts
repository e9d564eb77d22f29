import type { Disposition } from '../../platform/storage/signed-link.ts';

/** The header `Content-Disposition` (RFC 6266): the name in UTF-8, and in ASCII for programs that know no other. */
export function contentDisposition(disposition: Disposition, name: string): string {
  const ascii = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/["\\%]/g, '_');
  return `${disposition}; filename="${ascii}"; filename*=UTF-8''${encodeExtended(name)}`;
}

/** RFC 8187: of the marks that encodeURIComponent leaves, these four must go too. */
function encodeExtended(value: string): string {
  return encodeURIComponent(value.toWellFormed()).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
