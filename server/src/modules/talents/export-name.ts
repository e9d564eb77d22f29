import type { Locale } from '@prova/contract/common';
import { plain } from '@prova/contract/folded-text';

const PREFIX: Readonly<Record<Locale, string>> = { 'pt-BR': 'curriculo', 'en-US': 'resume' };
const NAME_MAX = 60;

/** The name of an exported file without its ending: of the person's name only what every system may store. */
export function exportName(locale: Locale, person: string): string {
  const name = plain(person)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, NAME_MAX)
    .replace(/^-|-$/g, '');
  return name === '' ? PREFIX[locale] : `${PREFIX[locale]}-${name}`;
}
