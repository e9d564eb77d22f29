/**
 * Finds demands of more than six months' experience in a folded text (lower case, no accents): durations first, then
 * what their sentence says about them. Part of job-law.ts.
 */
const ALLOWED_MONTHS = 6;

const WORDS: Record<string, number> = {
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
  onze: 11,
  doze: 12,
  quinze: 15,
  dezoito: 18,
  vinte: 20,
  meio: 0.5,
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  eighteen: 18,
  twenty: 20,
  'half a': 0.5,
  // No number, and more than half a year all the same.
  varios: 2,
  muitos: 2,
  alguns: 2,
  diversos: 2,
  several: 2,
  many: 2,
  multiple: 2,
  some: 2,
};
const UNITS: [RegExp, number][] = [
  [/^(anos?|years?|yrs?|yoe)/, 12],
  [/^semestres?/, 6],
  [/^(mes|months?)/, 1],
];

const word = Object.keys(WORDS)
  .sort((a, b) => b.length - a.length)
  .join('|');
const number = String.raw`(?:\d{1,2}(?:[.,]\d)?|\b(?:${word})\b)`;
const unit = String.raw`(?:anos?|mes(?:es)?|semestres?|years?|yrs?|months?|yoe)\b`;
const aside = String.raw`(?:\s*\(\s*${number}\s*\))?`;
const more = String.raw`(?:\s*\+|\s+ou\s+mais|\s+or\s+more)?`;
const between = String.raw`\s*(?:\b(?:a|ate|e|ou|to|or|and)\b|-|\/)\s*`;
// "3 anos", "3+ years", "três (3) anos", "3 a 5 anos", "6 meses a 1 ano", "um ano e meio". The first number counts.
// slow-expression-ignore: job-law.test.ts measures it with texts of the greatest length
const DURATION = new RegExp(
  String.raw`(?<![\d.,$])(?<least>${number})${aside}${more}(?:\s*(?<first>${unit}))?(?:${between}${number}${aside}${more})?\s*(?:(?<=\d)-)?(?<last>(?<=[\s\d+)-])${unit})?(?:'s?|s')?(?:\s+e\s+meio)?(?:\s+ou\s+mais|\s+or\s+more|\s*\+)?`,
  'g',
);

const EXPERIENCE = String.raw`(?:experiencias?|experience|vivencia|bagagem|exp\b\.?|atuacao|atuando|trabalhando|desenvolvendo|programando|working|developing|programming|coding|building|background|pratica|practice|carreira|career)`;
// slow-expression-ignore: reads what stands within NEAR characters
const AFTER_EXPERIENCE = new RegExp(String.raw`^[\s,)]*(?:\([^)]{0,20}\)\s*)?(?:[a-z+#./'-]+\s+){0,5}?${EXPERIENCE}`);
const BEFORE_EXPERIENCE =
  /\b(?:experiencias?|experience|vivencia|bagagem|atuacao|conhecimentos?|knowledge|exp)\b[^;]{0,50}$/;

const DEMAND =
  /\b(minim[oa]s?|minimum|pelo menos|ao menos|at least|no less than|requer\w*|exig\w+|necessari[oa]s?|obrigatori[oa]s?|requisitos?|require[sd]?|requirements?|required|must|need(?:s|ed)?|precis\w+|buscamos|procuramos|looking for|seeking|ter|tenha|possua|possuir)\b/;
const PERSON =
  /\b(voce|vc|quem|candidat\w+|profission\w+|pessoas?|alguem|you|your|you'll|candidates?|someone|applicants?)\b/;
const COMPANY =
  /\b(somos|temos|atuamos|estamos|nossa|nosso|nossas|nossos|empresa|startup|companhia|consultoria|grupo|fundad[ao]s?|fundadores|socios|tem|possui|acumula|reune|conta com|we|we're|we've|our|company|team|founded|founders|has|have|brings?)\b/;
const DENIED =
  // slow-expression-ignore: reads what stands within NEAR characters
  /\b(nao (se )?(exig|ped|precis|import|solicit|cobr|conta|olha|e necess|sao necess|e preciso|e obrigat)\w*|sem (exig|ped)\w*|dispens\w+|nunca (ped|exig)\w*|em vez de|independente(mente)? d[aeo]|(do not|don't|does not|doesn't|never|not|no longer) (require|ask|need|care|count|look)\w*|no need|without (requiring|asking)|instead of|rather than|regardless of)\b[^,;]*$/;
const AT_MOST = /\b(ate|menos de|no maximo|maximo de|up to|less than|fewer than|under|at most|maximum of)\s*$/;
// How long something has been, will be or takes, which asks nothing of anybody.
const SPAN =
  /\b(ha|faz|(?:for|in|over|during|within) the (?:last|past|next|first)|nos? (?:ultim|proxim|primeir)os?|em|apos|depois de|a cada|cada|in|after|within|every)(\s+(?:mais de|cerca de|over|more than))?\s*$/;
const DEMAND_OF_SUBJECT =
  /^\s*(?:com|como|na area|na funcao|no cargo|em (?!media)|with|in|as|of|de (?!idade|mercado|garantia|contrato|duracao|historia|vida|formacao|formad|graduacao|faculdade|curso|estudo|casa|empresa|carteira|vigencia|estagio))\b\s*(?!(?:a |the |the same )?(?:company|empresa|casa|contract|age|school|college|university))/;
// An entry of a list that begins with the duration: "3 anos com React".
const LIST_ITEM = /^[\s\-*•·]*$/;
const QUALIFIER =
  // slow-expression-ignore: reads what stands within NEAR characters
  /(?:(?:experiencia|vivencia)\s+)?\b(?:(?:com|no|de|ter|with|a|of)\s+)?(?:minim[oa]|minimum|pelo menos|ao menos|mais de|acima de|superior a|entre|over|more than|at least|between|de|of)\s*(?:de|of)?\s*\+?$/;

/** Demands of more than six months' experience, each with its place. */
export function findExperienceDemands(plain: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  for (const match of plain.matchAll(DURATION)) {
    const unitFound = match.groups?.first ?? match.groups?.last;
    if (unitFound === undefined || months(match.groups?.least ?? '', unitFound) <= ALLOWED_MONTHS) continue;
    const start = match.index;
    const end = start + match[0].length;
    const before = plain.slice(sentenceStart(plain, start), start);
    const after = plain.slice(end, sentenceEnd(plain, end));
    const experience = AFTER_EXPERIENCE.exec(after);
    if (!isDemand(before, after, experience !== null, unitFound)) continue;
    found.push({
      start: start - (QUALIFIER.exec(before)?.[0].length ?? 0),
      end: experience ? end + experience[0].length : end,
    });
  }
  return found;
}

function isDemand(before: string, after: string, experienceAfter: boolean, unitFound: string): boolean {
  if (AT_MOST.test(before) || DENIED.test(before)) return false;
  const demanded = DEMAND.test(before) || DEMAND.test(after);
  const aboutExperience = experienceAfter || BEFORE_EXPERIENCE.test(before) || unitFound === 'yoe';
  const listed = LIST_ITEM.test(before) && /^\s*(com|with)\b/.test(after);
  if (!aboutExperience && !listed && !(demanded && DEMAND_OF_SUBJECT.test(after))) return false;
  if (demanded || listed || PERSON.test(before)) return true;
  return !COMPANY.test(before) && !SPAN.test(before) && !/^\s*(ago|atras)\b/.test(after);
}

function months(least: string, unitFound: string): number {
  const count = WORDS[least] ?? Number(least.replace(',', '.'));
  const length = UNITS.find(([pattern]) => pattern.test(unitFound))?.[1] ?? 0;
  return count * length;
}

const SENTENCE_END = /[.!?;](?=\s|$)|\n/g;

// What is said of a duration stands near it; the bound keeps a text without a full stop from being read again and again.
const NEAR = 240;

function sentenceStart(plain: string, index: number): number {
  const floor = Math.max(0, index - NEAR);
  let start = floor;
  for (const end of plain.slice(floor, index).matchAll(SENTENCE_END)) start = floor + end.index + 1;
  return start;
}

function sentenceEnd(plain: string, index: number): number {
  const near = plain.slice(index, index + NEAR);
  const end = near.search(SENTENCE_END);
  return index + (end < 0 ? near.length : end);
}
