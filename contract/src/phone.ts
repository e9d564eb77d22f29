/**
 * Phone numbers as Brazilians write them, "(11) 99999-9999", and international ones with a leading plus.
 * Stored as E.164 ("+5511999999999"), shown and typed through a mask.
 */

import { foldText } from './folded-text.ts';
import { digitsOf, formatPhone, national } from './phone-mask.ts';
import { trimmed } from './visible-text.ts';

export const PHONE_VERDICTS = ['ok', 'required', 'invalid'] as const;
export type PhoneVerdict = (typeof PHONE_VERDICTS)[number];

// Area codes in use (Anatel, Plano Geral de Códigos Nacionais).
const AREA_CODES = new Set(
  (
    '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 ' +
    '61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'
  ).split(' '),
);
// Mobile numbers have nine digits and begin with 9; landlines eight, beginning with 2 to 5.
const SUBSCRIBER = /^(9\d{8}|[2-5]\d{7})$/;
const WRITTEN = /^\+?[\d\s().\-/]*$/;

/** Whether the text is a phone number: Brazilian with its area code, or "+" and 8 to 15 digits. */
export function checkPhone(text: string): PhoneVerdict {
  if (trimmed(text) === '') return 'required';
  return toE164(text) === null ? 'invalid' : 'ok';
}

/** The stored form (E.164), or null when the text is not a phone number. */
export function normalisePhone(text: string): string | null {
  return toE164(text);
}

/** A stored number as it is shown: Brazilian ones without the country, the others with a plus. */
export function showPhone(stored: string): string {
  const digits = digitsOf(stored);
  return isBrazilian(digits) ? national(digits.slice(2)) : formatPhone(stored);
}

function toE164(text: string): string | null {
  // Address books copy marks of direction along with the number.
  const written = trimmed(foldText(text));
  if (!WRITTEN.test(written)) return null;
  const digits = digitsOf(written);
  if (written.startsWith('+')) {
    if (digits.startsWith('55')) return isBrazilian(digits) ? `+${digits}` : null;
    return /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : null;
  }
  // The trunk zero, as in 011 99999-9999, belongs to dialling and not to the number.
  const local = digits.startsWith('0') ? digits.slice(1) : digits;
  if (isNational(local)) return `+55${local}`;
  return isBrazilian(digits) ? `+${digits}` : null;
}

const isNational = (digits: string) => AREA_CODES.has(digits.slice(0, 2)) && SUBSCRIBER.test(digits.slice(2));
const isBrazilian = (digits: string) => digits.startsWith('55') && isNational(digits.slice(2));
