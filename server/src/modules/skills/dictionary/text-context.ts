import { plain } from '@prova/contract/folded-text';
import type { TextSpelling } from './text-spellings.ts';
import type { Token } from './text-tokens.ts';

/** Words of a text that may be a skill. */
export interface Candidate {
  readonly spelling: TextSpelling;
  /** Indexes of its first word, and of the one behind its last. */
  readonly first: number;
  readonly next: number;
  readonly at: number;
  readonly end: number;
}

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Written small these are ordinary words, whatever they are in capitals. */
const WORDS_IN_SMALL = words('hive helm gulp hana ml sit soar rice iam elk rag dama coso soc dw sem dei');

const NEVER_SMALL = words('sem dei iam sit');

/** Which of the candidates are skills: the sure ones, and the others among them or behind a word that says so. */
export function inContext(text: string, tokens: readonly Token[], candidates: readonly Candidate[]): Candidate[] {
  const held = candidates.map((candidate) => isSure(text, candidate) || isCued(text, tokens, candidate));
  const spread = (index: number, neighbour: number) => {
    const candidate = candidates[index];
    const other = candidates[neighbour];
    if (!candidate || !other || held[index] || !held[neighbour]) return;
    const isListed = areListed(
      text,
      ...((index < neighbour ? [candidate, other] : [other, candidate]) as [Candidate, Candidate]),
    );
    held[index] = isListed && fitsAmong(text, tokens, candidate, other);
  };
  for (let index = 1; index < candidates.length; index++) spread(index, index - 1);
  for (let index = candidates.length - 2; index >= 0; index--) spread(index, index + 1);
  return candidates.filter((_, index) => held[index]);
}

function isSure(text: string, { spelling, at, end }: Candidate): boolean {
  return !spelling.needsContext && !(end - at <= 4 && WORDS_IN_SMALL.has(text.slice(at, end)));
}

const isUpper = (char: string) => char !== char.toLowerCase();

/** As its spelling writes it: a name with its capital, a word in any case. */
function isWrittenSo(text: string, { spelling, at }: Candidate): boolean {
  return !isUpper(spelling.text.charAt(0)) || isUpper(text.charAt(at));
}

function fitsAmong(text: string, tokens: readonly Token[], candidate: Candidate, other: Candidate): boolean {
  if (isOtherwise(text, tokens, candidate) || NEVER_SMALL.has(text.slice(candidate.at, candidate.end))) return false;
  if (isWrittenSo(text, candidate)) return true;
  // Lists that are written small throughout: "python, go, rust".
  return isUpper(other.spelling.text.charAt(0)) && !isUpper(text.charAt(other.at));
}

const LONGEST_LINK = 24;
const LINK_WORDS = words('e and ou or com with x v lts');
const LINK_SIGNS = ',;/|•·●▪►◦&+():\\–—-→>*';

/** Whether two skills stand side by side in a list: a comma, a slash, a bullet, "e", and perhaps a version between them. */
function areListed(text: string, one: Candidate, other: Candidate): boolean {
  if (other.at - one.end > LONGEST_LINK) return false;
  const between = text.slice(one.end, other.at);
  let joined = false;
  for (const part of between.split(/(\s+|[^\p{L}\p{N}.\s])/u)) {
    if (part === '') continue;
    if (/^\s/.test(part)) {
      if (part.includes('\n') && isAlone(text, one) && isAlone(text, other)) joined = true;
    } else if (LINK_SIGNS.includes(part)) joined = true;
    else if (LINK_WORDS.has(part.toLowerCase())) joined = true;
    else if (!/^v?[\d.x]+$/i.test(part) || part === '.') return false;
  }
  return joined;
}

/** Whether it has its line for itself, but for bullets. */
function isAlone(text: string, { at, end }: Candidate): boolean {
  return !lettersNear(text, at, -1) && !lettersNear(text, end, 1);
}

function lettersNear(text: string, from: number, step: 1 | -1): boolean {
  for (let count = 0, at = step < 0 ? from - 1 : from; count < 12; count++, at += step) {
    const char = text.charAt(at);
    if (char === '' || char === '\n') return false;
    if (/[\p{L}]/u.test(char)) return true;
  }
  return true;
}

/** Words right before a name that say what it is. */
const KINDS = words(`
  linguagem linguagens language languages framework frameworks biblioteca library lib ferramenta ferramentas tool tools
  tecnologia tecnologias technology technologies usando utilizando using desenvolvedor desenvolvedora desenvolvedores
  programador programadora programadores dev devs stack aprender learn learning estudar
`);
const PREPOSITIONS = words('em in com with de of no na');
const KNOWING = words(`
  experiencia experiencias experience experienced conhecimento conhecimentos knowledge dominio vivencia proficiencia
  proficiency proficient expertise especialista expert habilidade skilled familiaridade familiarity familiar fluente
`);
const MAKING = words(`
  programacao programar programei programando programo programador programadora programming programmed coding code
  written escrito escrita escritos desenvolvimento desenvolver desenvolvi desenvolvendo desenvolvo desenvolvidos
  desenvolvido desenvolvida development developing developed developer trabalho trabalhei trabalhando worked working
  scripts script api apis microsservicos microservices servicos services aplicacoes applications apps certificacao
  certificado certified certification curso course
`);
const BEHIND = words(
  'developer developers programmer programmers programming development engineer engineers language lang',
);

function isCued(text: string, tokens: readonly Token[], candidate: Candidate): boolean {
  const { spelling, first, next, at, end } = candidate;
  if (!spelling.needsContext || isOtherwise(text, tokens, candidate)) return false;
  const isName = isUpper(spelling.text.charAt(0)) && spelling.skill.name === spelling.skill.nameInEnglish;
  const written = text.slice(at, end);
  // In capitals throughout, "SWIFT" is something else, or a heading.
  if (isName && written.charAt(0) !== spelling.text.charAt(0)) return false;
  if (isName && written.length > 3 && written === written.toUpperCase() && written !== spelling.text) return false;
  const near = (index: number) => (isNear(tokens, index + 1, first) ? (tokens[index]?.key ?? '') : '');
  if (isName && KINDS.has(near(first - 1))) return true;
  const behind = tokens[next];
  if (isName && behind?.gap === 'blank' && BEHIND.has(behind.key)) return true;
  if (!PREPOSITIONS.has(near(first - 1)) || !isWrittenSo(text, candidate)) return false;
  return [near(first - 2), near(first - 3)].some((word) => KNOWING.has(word) || (isName && MAKING.has(word)));
}

function isNear(tokens: readonly Token[], from: number, to: number): boolean {
  for (let index = Math.max(0, from); index <= to; index++) if (tokens[index]?.gap === 'end') return false;
  return from >= 1;
}

/** What a name is not, by the word behind and before it. */
const NOT_BEFORE: Readonly<Record<string, ReadonlySet<string>>> = {
  go: words('to live ahead on for back beyond through'),
  c: words('level suite corp'),
  swift: words('code codes payment payments transfer mt'),
  express: words('yourself train'),
};
const NOT_BEHIND: Readonly<Record<string, ReadonlySet<string>>> = {
  c: words('vitamina vitamin hepatite hepatitis classe class categoria serie curva plano nivel'),
  r: words('classe class categoria'),
  go: words('to lets let pokemon'),
  express: words('american ali aliexpress pony federal'),
  rails: words('guard hand'),
};

function isOtherwise(text: string, tokens: readonly Token[], { spelling, first, next, at, end }: Candidate): boolean {
  const key = plain(text.slice(at, end));
  const behind = tokens[next];
  const before = tokens[first];
  const around = tokens[first - 1];
  if (behind && behind.gap !== 'end' && NOT_BEFORE[key]?.has(behind.key)) return true;
  if (around && before && before.gap !== 'end' && NOT_BEHIND[key]?.has(around.key)) return true;
  if (end - at > 2 || !spelling.needsContext) return false;
  // One or two letters: no part of "R$", "R&D", "C-level", "let's go", "João C. Silva", "C:\".
  const sign = text.charAt(end);
  if (sign === '$' || sign === '€' || text.charAt(at - 1) === '$') return true;
  if (
    (sign === '&' || sign === '-' || sign === "'" || sign === '’' || sign === ':') &&
    /[\p{L}\\]/u.test(text.charAt(end + 1))
  )
    return true;
  if (sign === '.' && end - at === 1 && /^\. ?\p{Lu}/u.test(text.slice(end, end + 3)) && isUpper(text.charAt(at - 2)))
    return true;
  return /[-'’&]/.test(text.charAt(at - 1)) && /\p{L}/u.test(text.charAt(at - 2));
}
