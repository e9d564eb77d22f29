import { plain } from '@prova/contract/folded-text';
import type { LegalSection } from './legal-text.ts';

/** Sections that hold every word, wherever and however accented; all of them where nothing is asked for. */
export function findSections(sections: readonly LegalSection[], asked: string): readonly LegalSection[] {
  const words = plain(asked).split(/\s+/).filter(Boolean);
  return sections.filter(({ title, text, list }) => {
    const all = plain([title, ...text, ...list].join(' '));
    return words.every((word) => all.includes(word));
  });
}
