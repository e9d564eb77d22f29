import { plain } from '@prova/contract/folded-text';
import { looksLikeLink } from '@prova/contract/link-like';
import { headingKind } from './headings.ts';
import { placeIn } from './places.ts';
import { inSmallLetters, isCapitals } from './plain.ts';
import type { ResumeLine } from './resume-lines.ts';
import { roleScore } from './roles.ts';

const NAME =
  /^\p{Lu}[\p{L}\p{M}'’.-]*(?: (?:(?:[dlo]['’])?\p{Lu}[\p{L}\p{M}'’.-]*|d[aeo]s?|e|di|du|del|la|van|von|der)){1,6}$/u;
const ONE_WORD = /^\p{Lu}[\p{L}\p{M}'’-]{2,}$/u;
/** "Dra.", "Prof. Dr.": how people are addressed. */
const ADDRESSED = /^(?:(?:dr|dra|prof|profa|eng|enga|arq|sr|sra|mr|mrs|ms|mx)(?:\.|\.?ª|\b) ?)+(?=\p{Lu})/iu;
/** A nickname in quotation marks, and what stands in brackets: a nickname, pronouns. */
const ASIDES = / ?(?:\([^()]{1,30}\)|\[[^[\]]{1,30}\]|[“"][^“”"]{1,30}[”"]|[‘'][^‘’']{1,30}[’'](?= )) ?/gu;
const PRONOUNS = /(?:^| )(?:el[aeu]s?|he|she|they)\/(?:del[aeu]s?|him|her|them|his|hers|theirs)\b/giu;
const NO_NAME =
  /\b(?:curriculum|curriculo|vitae|resume|cv|ltda|universidade|university|faculdade|instituto|page|pagina|rua|avenida|bairro|europass)\b/;
const LABEL = /^(?:nome(?: completo)?|name|full name)\s?[:–-]\s?/i;
const TITLE = /^(?:curriculum vitae|curr[ií]culo|r[eé]sum[eé]|cv)\s?(?:de |of |[-–—:|] ?)\s?/i;
const LINES_WITH_NAME = 60;
const NAME_MAX = 80;

export interface FoundName {
  readonly name: string;
  /** The line that it stands on. */
  readonly line: ResumeLine;
}

/** Whose résumé it is: what reads like a name and is larger, higher, or in the address of their mailbox. */
export function nameIn(lines: readonly ResumeLine[], addresses: readonly (string | null)[]): FoundName | null {
  const page = lines.filter((line) => line.page === 1).slice(0, LINES_WITH_NAME);
  const largest = Math.max(0, ...page.map(({ size }) => size));
  const usual = page.map(({ size }) => size).sort((one, other) => one - other)[page.length >> 1] ?? 0;
  const hints = addresses.map((address) => plain(address ?? '')).join(' ');
  let best: (FoundName & { score: number }) | null = null;
  const tops = new Map<number, number>();
  for (const [index, line] of page.entries()) {
    const depth = tops.get(line.stream) ?? 0;
    tops.set(line.stream, depth + 1);
    const isLabelled = LABEL.test(line.text);
    for (const piece of piecesOf(line, page[index + 1])) {
      const name = nameOf(piece);
      if (!name) continue;
      const isOneWord = !name.includes(' ');
      const words = plain(name)
        .split(/[^a-z]+/)
        .filter((word) => word.length > 2);
      const hinted = words.filter((word) => hints.includes(word)).length;
      // Much else is one word in large letters.
      if (isOneWord && !isLabelled && (hinted === 0 || line.size < largest) && (index > 0 || line.size <= usual * 1.3))
        continue;
      const score =
        (line.size >= largest && largest > usual * 1.15 ? 4 : line.size > usual * 1.15 ? 2 : 0) +
        Math.max(0, 3 - depth) +
        hinted * 2 +
        (isLabelled ? 6 : 0) +
        (piece.includes(' ') && words.length > 2 ? 0.5 : 0) -
        Math.max(0, roleScore(name)) * 2;
      if (score >= 3 && score > (best?.score ?? 0)) best = { name, line, score };
    }
  }
  return best;
}

/** Pieces of a line that may be a name, and the line with the next one, where a large name goes on there. */
function piecesOf(line: ResumeLine, next: ResumeLine | undefined): string[] {
  const text = line.text.replace(LABEL, '').replace(TITLE, '');
  const pieces = text.split(/\t| [-–—|•·] |, /).slice(0, 3);
  const isOneName = next && next.stream === line.stream && Math.abs(next.size - line.size) < 0.5 && next.gap < 1.2;
  if (isOneName && line.size > 15 && !line.text.includes('\t')) pieces.unshift(`${text} ${next.text}`);
  return pieces.map(nameAlone);
}

/** A name without what is around it: "Dra. Maria (Duda) Cavalcanti (ela/dela)". */
const nameAlone = (piece: string) =>
  piece.replace(ASIDES, ' ').replace(PRONOUNS, ' ').replace(/\s+/g, ' ').trim().replace(ADDRESSED, '');

/** What stands around a name on its line, and says nothing more of its author. */
export const aroundName = (text: string): string[] => [
  ...[...text.matchAll(ASIDES)].map(([aside]) => aside),
  ...[...text.matchAll(PRONOUNS)].map(([pronouns]) => pronouns),
  ADDRESSED.exec(text)?.[0] ?? '',
];

function nameOf(piece: string): string | null {
  if (piece.length > NAME_MAX || piece.length < 3 || headingKind(piece) || looksLikeLink(piece)) return null;
  const name = isCapitals(piece) ? inSmallLetters(piece) : piece;
  if (!(NAME.test(name) ? name.length >= 5 : ONE_WORD.test(name)) || NO_NAME.test(plain(name)) || placeIn(name))
    return null;
  return roleScore(name) > 1 ? null : name;
}
