import { createHash } from 'node:crypto';
import type { Locale } from '@prova/contract/common';

/** Without those that are read for another. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 4;
const PERSON: Readonly<Record<Locale, string>> = { 'pt-BR': 'Pessoa', 'en-US': 'Person' };

/** What somebody is called whose name a job hides: it tells people apart, stays the same, and says nothing of them. */
export function hiddenName(locale: Locale, applicationId: string): string {
  const bytes = createHash('sha256').update(applicationId).digest().subarray(0, LENGTH);
  return `${PERSON[locale]} ${[...bytes].map((byte) => SIGNS[byte % SIGNS.length]).join('')}`;
}
