/**
 * Checking an e-mail address as a person types it. Stricter than RFC 5321 where real addresses never go (quoted local
 * parts, address literals, non-ASCII), because what passes here must be deliverable by any mail server.
 */
import { foldText } from './folded-text.ts';
import { trimmed } from './visible-text.ts';

export const EMAIL_MAX = 254;
const LOCAL_MAX = 64;

export const EMAIL_VERDICTS = ['ok', 'required', 'missing_at', 'disallowed_character', 'invalid'] as const;
export type EmailVerdict = (typeof EMAIL_VERDICTS)[number];

// atext of RFC 5322 with the dot, and the letters, digits and hyphens of host names.
const LOCAL_CHARACTER = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]$/i;
const DOMAIN_CHARACTER = /^[a-z0-9.-]$/i;
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i;
const TOP_LEVEL = /^([a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i;

/** The address as it is stored and compared: without blank ends and what pasting brings along unseen, in lower case. */
export function normaliseEmail(text: string): string {
  return trimmed(foldText(text)).toLowerCase();
}

/**
 * What is wrong with an address, if anything. Blank ends are forgiven; `normaliseEmail` removes them.
 * `disallowed_character`: ask `disallowedCharacter` which one.
 */
export function checkEmail(text: string): EmailVerdict {
  const address = normaliseEmail(text);
  if (address === '') return 'required';
  if (!address.includes('@')) return 'missing_at';
  if (disallowedCharacter(text) !== null) return 'disallowed_character';
  const [local = '', domain = '', ...more] = address.split('@');
  if (more.length > 0 || address.length > EMAIL_MAX) return 'invalid';
  return isLocal(local) && isDomain(domain) ? 'ok' : 'invalid';
}

/** The first character that no address may hold ("ã", a space, a comma …), as a person sees it; null when there is none. */
export function disallowedCharacter(text: string): string | null {
  const address = normaliseEmail(text);
  const at = address.lastIndexOf('@');
  let index = 0;
  for (const character of address) {
    const allowed = at >= 0 && index > at ? DOMAIN_CHARACTER : LOCAL_CHARACTER;
    if (character !== '@' && !allowed.test(character)) return character;
    index += character.length;
  }
  return null;
}

function isLocal(local: string): boolean {
  return local.length <= LOCAL_MAX && local.split('.').every((atom) => atom !== '');
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  return labels.length >= 2 && labels.every((label) => LABEL.test(label)) && TOP_LEVEL.test(labels.at(-1) ?? '');
}
