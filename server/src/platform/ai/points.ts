/** A clause that stands by itself: it begins with what is done, or is long enough to say something. */
const LEAST_WORDS = 3;

/**
 * What somebody wrote in passing, as points: each line, each part between semicolons, each sentence, and, of a long one,
 * the clauses between commas where each of them says something by itself ("atender chat, escrever artigos da base de
 * ajuda"), while a list within a clause ("chat, e-mail e telefone") stays whole.
 */
export function pointsOf(notes: string): string[] {
  return notes
    .split(/[\n;]+|(?<=[.!?])\s+(?=\p{Lu})/u)
    .flatMap(clauses)
    .map(asPoint)
    .filter((point) => point !== '');
}

function clauses(line: string): string[] {
  // A comma within parentheses or a number parts nothing.
  // slow-expression-ignore: reads a recruiter's notes, 2,000 characters at most
  const parts = line.split(/,(?![^(]*\))(?!\d)\s*/);
  if (parts.length === 1 || parts.some((part) => words(part) < LEAST_WORDS)) return [line];
  const bare = parts.map((part) => part.replace(/^\s*(?:e|and)\s+/i, ''));
  return bare.every((part) => INFINITIVE.test(part)) || !bare.slice(1).some((part) => JOINED.test(part))
    ? bare
    : [line];
}

/** "Atender", "escrever": a clause of its own in Portuguese. */
const INFINITIVE = /^\s*\p{L}+(?:ar|er|ir|or)\s/iu;
/** The end of a list: "e-mail e telefone". */
const JOINED = /\s(?:e|ou|and|or)\s/i;

const words = (text: string) => text.trim().split(/\s+/).filter(Boolean).length;

/** As the others of its list: a capital first, a full stop last. */
function asPoint(text: string): string {
  const bare = text
    .replace(/^[\s\-*•·–]+/, '')
    .trim()
    // slow-expression-ignore: reads a recruiter's notes, 2,000 characters at most
    .replace(/[,:]+$/, '');
  const first = [...bare][0] ?? '';
  // "iOS", "eNPS": who writes so means it.
  const keeps = /^\p{Ll}\p{Lu}/u.test(bare);
  const begun = keeps ? bare : first.toLocaleUpperCase('pt-BR') + bare.slice(first.length);
  return begun === '' || /[.!?…)]$/.test(begun) ? begun : `${begun}.`;
}
