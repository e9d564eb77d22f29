import { plain } from '@prova/contract/folded-text';
import type { Proficiency } from '@prova/contract/spoken-languages';

export interface ReadLanguage {
  /** As it was written. */
  readonly name: string;
  readonly proficiency: Proficiency | null;
}

/** Names of languages, plain, in both languages of the interface and some of their own. */
const NAMES = new Set(
  `portugues portuguese ingles english espanhol spanish espanol castelhano frances french francais alemao german deutsch
  italiano italian japones japanese coreano korean chines chinese mandarim mandarin russo russian arabe arabic hindi sueco
  swedish noruegues norwegian dinamarques danish finlandes finnish holandes dutch polones polish tcheco czech grego greek
  turco turkish hebraico hebrew ucraniano ukrainian romeno romanian hungaro hungarian catalao catalan latim latin libras
  bengali urdu punjabi tamil telugu marathi vietnamita vietnamese tailandes thai indonesio indonesian cantones cantonese
  esperanto guarani irish gaelic farsi persian persa swahili yoruba igbo hausa`.split(/\s+/),
);
const LEVELS: readonly (readonly [RegExp, Proficiency])[] = [
  [/nativ|materna|mother tongue|bilingu/, 'native'],
  [/full professional|fluen|proficien|c2/, 'fluent'],
  [/professional working|avancad|advanced|c1|upper|profissional|muito bom|very good/, 'advanced'],
  [/limited working|intermedi|b1|b2|conversa|tecnic|technical|leitura|reading|medio|good|working/, 'intermediate'],
  [/elementar|basic|iniciante|beginner|a1|a2|nocoes/, 'basic'],
];
const BETWEEN = /\b(?:nivel|level|em|in|de|idioma|lingua|language|com|with)\b|[:–—()[\]•·|/.,-]/g;

/** Languages and how well, in a line that lists them: "Inglês – avançado", "English (Full Professional), Spanish". */
export function languagesIn(text: string): ReadLanguage[] {
  const found: { name: string; at: number; end: number }[] = [];
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}]+/gu))
    if (NAMES.has(plain(word))) found.push({ name: word, at: index, end: index + word.length });
  const leading = levelOf(text.slice(0, found[0]?.at ?? 0));
  return found.map(({ name, end }, index) => {
    const next = found[index + 1];
    const behind = text.slice(end, next?.at);
    // "Fluent English, basic German": how well stands before, where nothing stands behind the last one.
    const before = text.slice(found[index - 1]?.end ?? 0, found[index]?.at);
    const isBefore = leading !== null && levelOf(text.slice(found.at(-1)?.end ?? 0)) === null;
    return { name, proficiency: levelOf(isBefore ? (before.split(/[,;\t]/).at(-1) ?? '') : behind) };
  });
}

/** The same in running text: only where how well stands right beside it. */
export function claimedLanguagesIn(text: string): ReadLanguage[] {
  return languagesIn(text).filter(({ name, proficiency }) => {
    if (!proficiency) return false;
    const at = text.indexOf(name);
    const around = `${text.slice(Math.max(0, at - 24), at)} ${text.slice(at + name.length, at + name.length + 24)}`;
    return levelOf(around) !== null;
  });
}

function levelOf(text: string): Proficiency | null {
  const words = plain(text).replace(BETWEEN, ' ').replace(/\s+/g, ' ').slice(0, 80);
  return LEVELS.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}

/** How well, in words of a profile: "Full Professional", "avançado", "B2". */
export const proficiencyOf = (text: string): Proficiency | null => levelOf(text);
