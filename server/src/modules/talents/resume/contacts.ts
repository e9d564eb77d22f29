import { checkEmail, normaliseEmail } from '@prova/contract/email';
import { checkGithub, checkLinkedin, checkUrl } from '@prova/contract/links';
import { normalisePhone, showPhone } from '@prova/contract/phone';
import type { ResumeLine } from './resume-lines.ts';

export interface Contacts {
  readonly email: string | null;
  readonly phone: string | null;
  readonly linkedin: string | null;
  readonly github: string | null;
  readonly portfolio: string | null;
}

/** What stands around a word. */
const BEFORE = /[<("'[{|•·,;:]/;
const AFTER = /[>)"'\]}|•·,;:.]/;
export const NUMBER = /(?:\+ ?|\()?\d[\d\s().\-\u2010-\u2015]{7,24}\d/g;
/** Three, three and four digits, as in North America. */
const NORTH_AMERICAN = /^\(?\d{3}\)?[ .-]?\d{3}[ .-]\d{4}$/;
const LABELLED = /^(?:e-?mail|mail|tel(?:efone)?|phone|linkedin|github|site|website|portf[oó]lio)\s?[:–-]\s?/i;

/** How to reach the author: in the lines that head a résumé first, then in all others. */
export function contactsIn(head: readonly ResumeLine[], all: readonly ResumeLine[]): Contacts {
  const places = [head, all].map((lines) => ({
    words: wordsIn(lines),
    links: lines.flatMap((line) => line.links),
    lines,
  }));
  const first = <T>(find: (place: (typeof places)[number]) => T | null): T | null => {
    for (const place of places) {
      const found = find(place);
      if (found !== null) return found;
    }
    return null;
  };
  return {
    email: first(({ words, links }) => emailIn([...links.map(mailbox), ...words])),
    phone: first(({ lines, links }) => phoneIn([...lines.map(({ text }) => text), ...links.map(dialled)])),
    linkedin: first(({ words, links }) => linkedinIn([...links, ...words])),
    github: first(({ words, links }) => githubIn([...links, ...words])),
    portfolio: portfolioIn([...(places[0]?.links ?? []), ...(places[0]?.words ?? [])]),
  };
}

const mailbox = (link: string) => (link.startsWith('mailto:') ? (link.slice(7).split('?')[0] ?? '') : '');
const dialled = (link: string) => (link.startsWith('tel:') ? link.slice(4) : '');

/** Words of lines, and those that went on in the next line of a narrow column. */
function wordsIn(lines: readonly ResumeLine[]): string[] {
  const words: string[] = [];
  for (const [index, { text }] of lines.entries()) {
    const bare = text
      .replace(LABELLED, '')
      .replace(/ ?@ ?/g, '@')
      .replace(/ \. ?(?=(?:com|example|br|net|org)\b)/g, '.');
    const own = bare
      .split(/[\s|]+/)
      .map(undressed)
      .filter(Boolean);
    const next = lines[index + 1];
    const [last = '', first = ''] = [own.at(-1), next?.text.split(/\s/)[0]];
    // Whole first: "linkedin.com/in/ana-" and "souza" are one address.
    if (next?.stream === lines[index]?.stream && goesOn(last, first)) words.push(last + undressed(first));
    words.push(...own);
  }
  return words;
}

/** Whether an address goes on in the next line of a narrow column. */
function goesOn(last: string, next: string): boolean {
  if (!/^@?[\w.%-]+\/?$/.test(next)) return false;
  if (next.startsWith('@')) return /^[\w.+-]+$/.test(last);
  if (last.includes('@')) return !isWhole(last) && /^[\w.-]+$/.test(next);
  if (!/(?:linkedin|github)\.com\/|^https?:|^www\./i.test(last)) return false;
  return /[-/_.]$/.test(last) && /^[\w%-]+\/?$/.test(next);
}

/** Whether an address of a mailbox needs nothing of the next line. */
const isWhole = (word: string) => /@[\w-]+(?:\.[\w-]+)*\.(?:com|br|net|org|io|dev|me|edu|example)$/i.test(word);

function undressed(word: string): string {
  let [start, end] = [0, word.length];
  while (start < end && BEFORE.test(word.charAt(start))) start += 1;
  while (end > start && AFTER.test(word.charAt(end - 1))) end -= 1;
  return word.slice(start, end);
}

function emailIn(words: readonly string[]): string | null {
  for (const word of words) {
    const bare = word.replace(/^(?:e-?mail|mail|contato):/i, '');
    if (bare.includes('@') && checkEmail(bare) === 'ok') return normaliseEmail(bare);
  }
  return null;
}

function phoneIn(texts: readonly string[]): string | null {
  for (const text of texts) {
    for (const [written] of text.replaceAll('\t', ' | ').matchAll(NUMBER)) {
      const number = written.trim().replace(/^\+ /, '+').replace(/\s+/g, ' ');
      if (/\b(?:19|20)\d\d\b.{1,4}\b(?:19|20)\d\d\b/.test(number)) continue;
      const stored = NORTH_AMERICAN.test(number) ? normalisePhone(`+1 ${number}`) : normalisePhone(number);
      if (stored) return showPhone(stored);
    }
  }
  return null;
}

function linkedinIn(words: readonly string[]): string | null {
  return firstOf(words, (word) => {
    const at = word.toLowerCase().search(/(?:[a-z]{2,3}\.)?linkedin\.com\/in\//);
    return at < 0 ? null : checkLinkedin(word.slice(at));
  });
}

function githubIn(words: readonly string[]): string | null {
  return firstOf(words, (word) => {
    const at = word.toLowerCase().indexOf('github.com/');
    return at < 0 ? null : checkGithub(word.slice(at));
  });
}

const MAIL_HOSTS = /^(?:gmail|hotmail|outlook|yahoo|icloud|live|uol|bol|terra)\./i;
const ELSEWHERE =
  /linkedin\.com|github\.com|wa\.me|whatsapp\.com|facebook\.com|instagram\.com|twitter\.com|x\.com\/|t\.me\/|maps\./i;
/** Of words with dots in them many are no address: only what begins like one, or ends like the place of a person. */
const OWN_PLACE =
  /^[\w-]+(?:\.[\w-]+)*\.(?:dev|me|io|design|page|app|tech|art|site|example|com\.br|com)(?:\/[\w./%-]*)?$/i;

/** A page of their own: never that of a network, a mailbox or a technology ("Node.js", "Vue.js"). */
function portfolioIn(words: readonly string[]): string | null {
  return firstOf(words, (word) => {
    if (word.includes('@') || ELSEWHERE.test(word) || MAIL_HOSTS.test(word) || /^(?:mailto|tel):/i.test(word))
      return null;
    if (!/^(?:https?:\/\/|www\.)/i.test(word) && !OWN_PLACE.test(word)) return null;
    return /^(?:asp|ado|vb|socket)\.(?:net|io)$/i.test(word) ? null : checkUrl(word);
  });
}

function firstOf(words: readonly string[], check: (word: string) => ReturnType<typeof checkUrl> | null): string | null {
  for (const word of words) {
    const found = check(word);
    if (found?.ok) return found.url;
  }
  return null;
}
