import { plain } from '@prova/contract/folded-text';
import { wordSet } from './plain.ts';

/** "2020" or "2020-03". */
export type PartialDate = string;

/** When something was, as it is written somewhere in a text. */
export interface DateRange {
  readonly start: PartialDate | null;
  readonly end: PartialDate | null;
  readonly current: boolean;
  /** Where it stands in the text. */
  readonly from: number;
  readonly to: number;
  /** Two dates, or one and that it goes on; false for a single date. */
  readonly isRange: boolean;
}

interface Token {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const MONTHS = new Map(
  [
    'jan janeiro january',
    'fev fevereiro feb february',
    'mar marco march',
    'abr abril apr april',
    'mai maio may',
    'jun junho june',
    'jul julho july',
    'ago agosto aug august',
    'set setembro sep sept september',
    'out outubro oct october',
    'nov novembro november',
    'dez dezembro dec december',
  ].flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)),
);
const NOW = wordSet(
  'atual atualmente atuais presente present presentemente momento hoje now current currently today ongoing andamento cursando date vigente continuo agora',
);
const TO_NOW = wordSet('o os a as ao the dias data de em e dia in progress');
const SINCE = wordSet('desde since partir inicio admissao entrada start started starting');
const TO = wordSet('a ao ate to until till through thru e - – — ‑ − ~ → > | / : termino saida fim end final conclusao');
const DASHES = wordSet('- – — ‑ − ~ →');
const TOKENS_MAX = 400;
const [FIRST_YEAR, LAST_YEAR] = [1950, 2049];

/** All times in a text, in their order. */
export function dateRangesIn(text: string): DateRange[] {
  const tokens = tokensOf(text);
  const found: DateRange[] = [];
  for (let at = 0; at < tokens.length; ) {
    const range = rangeAt(tokens, at);
    if (range?.range) found.push(range.range);
    at = range?.next ?? at + 1;
  }
  return found;
}

/** A text without its times, and without the brackets and dashes around them. */
export function withoutDates(text: string, ranges: readonly DateRange[]): string {
  let rest = '';
  let at = 0;
  for (const { from, to } of ranges) {
    rest += `${text.slice(at, from)}\t`;
    at = to;
  }
  return (rest + text.slice(at))
    .replace(/[([]\s?[)\]]/g, '\t')
    .split('\t')
    .map((piece) => bare(piece.replace(DURATION, ' ')))
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece))
    .join('\t');
}

/** "3 years 2 months", "(1 ano e 5 meses)" */
export const DURATION =
  /[(·]?\s?\b\d{1,2} ?(?:anos?|years?|yrs?|m[eê]s|meses|months?|mos?)\b\.?(?:,? (?:e |and )?\d{1,2} ?(?:m[eê]s|meses|months?|mos?)\b\.?)?\s?\)?/gi;

const EDGES = wordSet('- – — ‑ − | · • , ; : ( ) [ ] / ∙ . de desde período periodo period in em');

function bare(piece: string): string {
  let [text, before] = [piece.trim(), ''];
  while (text !== before) {
    before = text;
    const [first = '', last = ''] = [text.split(' ')[0], text.split(' ').at(-1)];
    if (text.includes(' ') && EDGES.has(first.toLowerCase())) text = text.slice(first.length).trim();
    if (text.includes(' ') && EDGES.has(last.toLowerCase())) text = text.slice(0, -last.length).trim();
    if ('-–—|·•,;:([/∙'.includes(text.at(-1) ?? ' ')) text = text.slice(0, -1).trim();
    if ('-–—|·•,;:)]/∙.'.includes(text.charAt(0) || ' ')) text = text.slice(1).trim();
  }
  return EDGES.has(text.toLowerCase()) ? '' : text;
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: written, index } of text.matchAll(/[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu)) {
    if (tokens.length >= TOKENS_MAX) break;
    const word = plain(written);
    if (/^\d+$/.test(word) || !/\d/.test(word)) tokens.push({ text: word, from: index, to: index + written.length });
    else tokens.push(...mixed(word, written, index));
  }
  return tokens;
}

/** "2O2O" is a year that was read wrongly, "jan2020" two words. */
function mixed(word: string, written: string, from: number): Token[] {
  const year = word.replaceAll('o', '0').replace(/[li]/g, '1');
  if (/^(?:19|20)\d\d$/.test(year)) return [{ text: year, from, to: from + written.length }];
  if (word.length !== written.length) return [{ text: word, from, to: from + written.length }];
  return [...word.matchAll(/\d+|[a-z]+/g)].map((part) => ({
    text: part[0],
    from: from + part.index,
    to: from + part.index + part[0].length,
  }));
}

interface Read {
  readonly date: PartialDate | null;
  /** A month that has its year from the other end. */
  readonly month?: number;
  readonly now?: boolean;
  readonly next: number;
  /** "01/20", which is much else, too. */
  readonly unsure?: boolean;
}

function rangeAt(tokens: readonly Token[], at: number): { range: DateRange | null; next: number } | null {
  const isSince = SINCE.has(tokens[at]?.text ?? '');
  let begin = isSince ? at + 1 : at;
  while (isSince && ['de', 'em', 'in', ':'].includes(tokens[begin]?.text ?? '')) begin += 1;
  const first = dateAt(tokens, begin);
  if (!first || first.now) return null;
  const second = endAt(tokens, first.next, (first.date?.length ?? 0) > 4 && !first.unsure);
  const last = second ?? first;
  const start = first.date ?? (first.month && second?.date ? dated(second.date.slice(0, 4), first.month) : null);
  if (!start) return null;
  if (first.unsure && !second && !isSince) return null;
  // Backwards it is no time, nor is its second half one by itself.
  if (second?.date && second.date.slice(0, 4) < start.slice(0, 4)) return { range: null, next: second.next };
  const isOpen = !second && (isSince || endsOpen(tokens, first.next));
  const range = {
    start,
    end: second ? (second.now ? null : second.date) : isOpen ? null : start,
    current: second?.now === true || isOpen,
    from: tokens[at]?.from ?? 0,
    to: tokens[isOpen && !isSince ? last.next : last.next - 1]?.to ?? 0,
    isRange: second !== null || isOpen,
  };
  return { range, next: last.next };
}

/** "Jan 2020 –" and nothing more. */
const endsOpen = (tokens: readonly Token[], at: number) =>
  at === tokens.length - 1 && DASHES.has(tokens[at]?.text ?? '');

function endAt(tokens: readonly Token[], at: number, isBare: boolean): Read | null {
  let next = at;
  // A bracket may close behind a month: "(03/2019) a (12/2021)".
  while ([')', '.', ','].includes(tokens[next]?.text ?? '')) next += 1;
  const begin = next;
  while (next - begin < 3 && TO.has(tokens[next]?.text ?? '')) next += 1;
  const isNamed = next > begin;
  if (tokens[next]?.text === '(' && isNamed) next += 1;
  while (next - begin < 5 && ['de', 'em', ':'].includes(tokens[next]?.text ?? '') && isNamed) next += 1;
  const now = nowAt(tokens, next);
  if (now && (isNamed || begin === at)) return now;
  const date = dateAt(tokens, next);
  if (!date || date.now || !date.date) return null;
  // "mar. 2021   fev. 2023": nothing between two months says as much as a dash.
  return isNamed || (isBare && begin === at && date.date.length > 4 && !date.unsure) ? date : null;
}

function nowAt(tokens: readonly Token[], at: number): Read | null {
  let next = at;
  if (tokens[next]?.text === '(') next += 1;
  while (next - at < 4 && TO_NOW.has(tokens[next]?.text ?? '') && !NOW.has(tokens[next]?.text ?? '')) next += 1;
  if (!NOW.has(tokens[next]?.text ?? '')) return null;
  next += 1;
  while (['date', 'day', 'atual', 'momento'].includes(tokens[next]?.text ?? '')) next += 1;
  if (tokens[next - 1]?.text === 'presente' && tokens[next]?.text === 'data') next += 1;
  return { date: null, now: true, next };
}

function dateAt(tokens: readonly Token[], at: number): Read | null {
  const token = tokens[at];
  if (!token) return null;
  const month = MONTHS.get(token.text);
  if (month) return monthAt(tokens, at, month);
  if (!/^\d{1,4}$/.test(token.text)) return null;
  return token.text.length === 4 ? yearFirst(tokens, at) : numberFirst(tokens, at);
}

const BETWEEN_MONTH_AND_YEAR = wordSet("de of / - . ' ’ , del");

/** "mar. de 2020", "Mar/20", "March 2020"; a month alone. */
function monthAt(tokens: readonly Token[], at: number, month: number): Read | null {
  let next = at + 1;
  while (next - at < 4 && BETWEEN_MONTH_AND_YEAR.has(tokens[next]?.text ?? '')) next += 1;
  // "March 1, 2020"
  const day = tokens[next]?.text ?? '';
  if (/^\d{1,2}$/.test(day) && tokens[next + 1]?.text === ',' && isYear(tokens[next + 2]?.text)) next += 2;
  const written = tokens[next]?.text ?? '';
  if (isYear(written)) return { date: dated(written, month), next: next + 1 };
  const isShort = /^\d\d$/.test(written) && next > at + 1;
  if (isShort) return { date: dated(centuryOf(written), month), next: next + 1 };
  return { date: null, month, next: at + 1 };
}

/** "2020", "2020-03", "2020/03/01" */
function yearFirst(tokens: readonly Token[], at: number): Read | null {
  const year = tokens[at]?.text ?? '';
  if (!isYear(year)) return null;
  const [mark, month] = [tokens[at + 1], tokens[at + 2]];
  const isTight = mark && month && mark.from === tokens[at]?.to && month.from === mark.to;
  if (isTight && '-/.'.includes(mark.text) && /^\d\d$/.test(month.text) && isMonth(month.text)) {
    const isDay = tokens[at + 3]?.text === mark.text && /^\d\d$/.test(tokens[at + 4]?.text ?? '');
    return { date: dated(year, Number(month.text)), next: at + (isDay ? 5 : 3) };
  }
  // "2019.1": the first half of a year of study.
  if (isTight && './'.includes(mark.text) && /^[12]$/.test(month.text)) return { date: year, next: at + 3 };
  return { date: year, next: at + 1 };
}

/** "03/2020", "3-2020", "01/03/2020", "03/20", "1 de março de 2020" */
function numberFirst(tokens: readonly Token[], at: number): Read | null {
  const [first, mark, second, mark2, third] = [0, 1, 2, 3, 4].map((step) => tokens[at + step]?.text ?? '') as [
    string,
    string,
    string,
    string,
    string,
  ];
  if (first.length > 2) return null;
  if ('/.-'.includes(mark) && mark !== '') {
    if (isMonth(first) && isYear(second)) return { date: dated(second, Number(first)), next: at + 3 };
    const isDay = /^\d{1,2}$/.test(second) && mark2 === mark && (isYear(third) || /^\d\d$/.test(third));
    if (isDay) {
      // Days come first, unless the second number can be no month.
      const month = isMonth(second) ? second : first;
      return isMonth(month)
        ? { date: dated(isYear(third) ? third : centuryOf(third), Number(month)), next: at + 5 }
        : null;
    }
    if (mark === '/' && first.length === 2 && isMonth(first) && /^\d\d$/.test(second) && mark2 !== '/')
      return { date: dated(centuryOf(second), Number(first)), next: at + 3, unsure: true };
    return null;
  }
  const month = MONTHS.get(mark === 'de' || mark === 'º' ? second : mark);
  if (!month || Number(first) > 31) return null;
  return monthAt(tokens, at + (mark === 'de' || mark === 'º' ? 2 : 1), month);
}

const isYear = (text: string | undefined): text is string =>
  /^\d{4}$/.test(text ?? '') && Number(text) >= FIRST_YEAR && Number(text) <= LAST_YEAR;
const isMonth = (text: string) => /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= 12;
const centuryOf = (text: string) => `${Number(text) < 50 ? 20 : 19}${text}`;
const dated = (year: string, month: number): PartialDate => `${year}-${String(month).padStart(2, '0')}`;
