/** How a Brazilian number is written; the hint of every phone field. */
export const PHONE_HINT = '(11) 99999-9999';

/**
 * The mask while typing: digits in, "(11) 99999-9999" out, as far as they go. With a plus, or with 55 before a whole
 * number, the international form "+55 11 99999-9999". Nothing typed is lost but separators.
 */
export function formatPhone(text: string): string {
  const digits = digitsOf(text);
  if (text.trim().startsWith('+')) return international(digits);
  if (digits.length > 11 && digits.length <= 13 && digits.startsWith('55')) return international(digits);
  return digits.length > 11 ? digits : national(digits);
}

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Ten or eleven digits, or the first of them. */
export function national(digits: string): string {
  if (digits === '') return '';
  const area = digits.slice(0, 2);
  return digits.length <= 2 ? `(${area}` : `(${area}) ${hyphenated(digits.slice(2))}`;
}

function international(digits: string): string {
  if (!digits.startsWith('55') || digits.length > 13) return `+${digits}`;
  return `+${[digits.slice(0, 2), digits.slice(2, 4), hyphenated(digits.slice(4))].filter((part) => part !== '').join(' ')}`;
}

function hyphenated(subscriber: string): string {
  const first = subscriber.startsWith('9') || subscriber.length > 8 ? 5 : 4;
  return subscriber.length <= first ? subscriber : `${subscriber.slice(0, first)}-${subscriber.slice(first)}`;
}
