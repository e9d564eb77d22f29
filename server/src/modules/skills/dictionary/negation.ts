import type { Token } from './text-tokens.ts';

const words = (text: string) => new Set(text.trim().split(/\s+/));

const NOT = words('nao sem nunca jamais nem not never without dont don didnt didn havent haven cannot');
const SKILLED = words(`
  experiencia experiencias conhecimento conhecimentos conheco conhece domino dominio sei sabe trabalhei trabalho usei uso
  utilizei tenho possuo tive vivencia contato familiaridade experience knowledge know familiar used use worked work
  proficient exposure have had
`);
const PLAIN_NO = words('experience knowledge exposure proficiency familiarity prior previous professional practical');
const WISH = words(`
  quero queria gostaria pretendo desejo interesse interessado interessada vontade disposicao disposto disposta disponivel
  want wants willing willingness eager like looking wish hope plan planning keen interested
`);
const LEARN = words('aprender estudar conhecer learn learning study');
/** What ends the reach of a negation. */
const TURN = words(`
  mas porem contudo entretanto embora but however although though tenho domino trabalho trabalhei uso utilizo possuo sou
  have worked work use used am
`);
const REACH = 4;
const LONGEST = 40;

/** For each word of a text whether it stands within what somebody says not to know, or to want to learn. What is a skill itself ("vontade de aprender") says nothing of others. */
export function negatedWords(text: string, tokens: readonly Token[], isSkill: (word: number) => boolean): boolean[] {
  const negated = tokens.map(() => false);
  let from = 0;
  for (let index = 0; index < tokens.length; index++) {
    if (index < from) continue;
    const cue = isSkill(index) ? null : cueAt(text, tokens, index);
    if (cue === null) continue;
    let end = cue;
    while (end < tokens.length && end - cue < LONGEST && !isTurn(text, tokens, end)) negated[end++] = true;
    if (inBrackets(text, tokens[index]) || end === cue) markBefore(text, tokens, index, negated);
    from = end;
  }
  return negated;
}

/** The word behind a phrase such as "não tenho experiência" or "want to learn" that begins here. */
function cueAt(text: string, tokens: readonly Token[], index: number): number | null {
  const { key = '' } = tokens[index] ?? {};
  const within = (fits: ReadonlySet<string>, reach: number) => {
    let last = null;
    for (let at = index + 1; at <= index + reach && at < tokens.length && !endsBefore(text, tokens, at); at++)
      if (fits.has(tokens[at]?.key ?? '')) last = at + 1;
    return last;
  };
  if (NOT.has(key)) return within(SKILLED, REACH);
  if (WISH.has(key)) return within(LEARN, REACH);
  return key === 'no' ? within(PLAIN_NO, 1) && within(PLAIN_NO, 2) : null;
}

function isTurn(text: string, tokens: readonly Token[], index: number): boolean {
  return TURN.has(tokens[index]?.key ?? '') || endsBefore(text, tokens, index);
}

/** Whether a sentence, a line or brackets end between a word and the one before it. */
function endsBefore(text: string, tokens: readonly Token[], index: number): boolean {
  const from = tokens[index - 1]?.end ?? 0;
  const to = tokens[index]?.at ?? from;
  for (let at = from; at < Math.min(to, from + 20); at++) {
    const char = text.charAt(at);
    if (';)!?\n'.includes(char) || (char === '.' && at + 1 < to)) return true;
  }
  return to - from > 20;
}

function inBrackets(text: string, token: Token | undefined): boolean {
  return (
    token !== undefined &&
    '(–—-:'.includes(
      text
        .slice(Math.max(0, token.at - 3), token.at)
        .trim()
        .slice(-1) || ' ',
    )
  );
}

/** "Java (sem experiência)" speaks of what stands before it, up to the comma or line before that. */
function markBefore(text: string, tokens: readonly Token[], index: number, negated: boolean[]): void {
  for (let at = index - 1; at >= 0 && index - at <= 4; at--) {
    negated[at] = true;
    const between = text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.at);
    if (/[,;\n/|•.]/.test(between)) return;
  }
}
