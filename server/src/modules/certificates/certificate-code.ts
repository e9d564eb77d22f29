import { randomInt } from 'node:crypto';

/** Without signs that look like another one in some typeface: no i, l or o, and neither 0 nor 1. */
const SIGNS = '23456789abcdefghjkmnpqrstuvwxyz';
const GROUPS = [5, 5, 5, 4];

/** What nobody guesses (94 bits), and whoever reads it on paper can type: `k7m3q-x2v9f-ha4tn-8wce`. */
export function newCertificateCode(): string {
  const sign = () => SIGNS[randomInt(SIGNS.length)];
  return GROUPS.map((length) => Array.from({ length }, sign).join('')).join('-');
}
