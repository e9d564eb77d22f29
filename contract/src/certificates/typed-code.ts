/** As long as codes may be typed: with spaces and dashes, or with the address before them. */
export const TYPED_CODE_MAX = 300;

/** Fewer letters and digits than this are no code that was ever issued. */
const CODE_SIGNS_MIN = 18;

/**
 * What may be the code of a certificate in what somebody typed or pasted: the code itself, however it is written, or an address that
 * ends with it. Null where it cannot be one. Imports nothing, so that any page may carry it.
 */
export function certificateCodeIn(typed: string): string | null {
  const [address = ''] = typed.split(/[?#]/);
  const last = address
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .at(-1);
  if (last === undefined) return null;
  const signs = last.normalize('NFKC').replace(/[^A-Za-z0-9]/g, '').length;
  return signs >= CODE_SIGNS_MIN && last.length <= 80 ? last : null;
}
