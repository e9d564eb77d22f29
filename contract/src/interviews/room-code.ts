/** Codes of rooms. Free of dependencies, so that any page may carry them. */

/** Letters that nobody mistakes for others. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
/** `abc-defg-hij`: it leads to the door of a room, and is no secret. */
export const ROOM_CODE = /^[a-hjkmnp-z]{3}-[a-hjkmnp-z]{4}-[a-hjkmnp-z]{3}$/;

/** The code in what somebody typed or pasted: the code, with or without its dashes, or a room's address. Null: none. */
export function roomCodeIn(typed: string): string | null {
  const last = typed.trim().toLowerCase().split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1) ?? '';
  const letters = last.replace(/[\s-]/g, '');
  const code = `${letters.slice(0, 3)}-${letters.slice(3, 7)}-${letters.slice(7)}`;
  return ROOM_CODE.test(code) ? code : null;
}

/** A code that nobody has, as good as certainly. @param random bytes, at least 10 */
export function newRoomCode(random: Uint8Array): string {
  const letters = Array.from(random, (byte) => LETTERS[byte % LETTERS.length]);
  return `${letters.slice(0, 3).join('')}-${letters.slice(3, 7).join('')}-${letters.slice(7, 10).join('')}`;
}
