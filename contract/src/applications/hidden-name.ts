import type { Locale } from '../common.ts';

const WORDS: Readonly<Record<Locale, string>> = { 'pt-BR': 'Pessoa', 'en-US': 'Person' };
/** Without those that are read one for the other. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * What somebody is called whom a job hides: "Pessoa 7F3K", the same wherever the application is shown, which tells people
 * apart and says nothing of them. Two of a large job may share it.
 * @param applicationId a UUID; its digits of time are not in the name
 */
export function hiddenName(locale: Locale, applicationId: string): string {
  // FNV-1a, of 32 bits.
  let hash = 0x81_1c_9d_c5;
  for (const sign of applicationId.toLowerCase()) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01_00_01_93) >>> 0;
  const signs = [0, 5, 10, 15].map((shift) => SIGNS[(hash >>> shift) & 31] ?? '');
  return `${WORDS[locale]} ${signs.join('')}`;
}
