import type { ResumeFacts } from '@prova/contract/applications/applications';
import { checkEmail, normaliseEmail } from '@prova/contract/email';
import { looksLikeLink } from '@prova/contract/link-like';
import { checkGithub, checkLinkedin, checkUrl } from '@prova/contract/links';
import { normalisePhone, showPhone } from '@prova/contract/phone';

/** Who somebody is stands on the first page. */
const READ_MAX = 6000;
const LINES_WITH_NAME = 6;
const NAME_MAX = 80;
/** What stands above or around a name. */
const HEADINGS =
  /(?<!\p{L})(?:curr[ií]culo|curriculum|vitae|r[eé]sum[eé]|cv|resumo|perfil|contato|contact|profile|summary|objetivo|dados|pessoais|experi[eê]ncia|engenheir[oa]|desenvolvedora?|developer|engineer|analista|designer|software)(?!\p{L})/iu;
const NAME = /^\p{Lu}[\p{L}\p{M}'’.-]*(?: (?:\p{Lu}[\p{L}\p{M}'’.-]*|d[aeo]s?|e|di|du|del|la|van|von|der)){1,6}$/u;
const SMALL = /^(?:d[aeo]s?|e|di|du|del|la|van|von|der)$/i;
/** What stands around a word. */
const BEFORE = /[<("'[{|•·,;:]/;
const AFTER = /[>)"'\]}|•·,;:.]/;
const NUMBER = /\+?\(?\d[\d\s().\-/\u2010-\u2015]{7,22}\d/g;

/** What the text of a résumé says of how to reach its author: what is found is offered, and may be wrong. */
export function factsOf(text: string): ResumeFacts {
  const head = text.slice(0, READ_MAX);
  const words = head.split(/\s+/).map((word) => bare(word));
  const links = words.filter((word) => /[./]/.test(word) && !word.includes('@'));
  const email = words.map((word) => word.replace(/^e-?mail:/i, '')).find((word) => checkEmail(word) === 'ok');
  return {
    fullName: nameIn(head),
    email: email ? normaliseEmail(email) : null,
    phone: phoneIn(head),
    linkedin: firstOf(links, (link) => (/linkedin\.com\/in\//i.test(link) ? checkLinkedin(link) : null)),
    github: firstOf(links, (link) => (/github\.com\//i.test(link) ? checkGithub(link) : null)),
    portfolio: firstOf(links, portfolioOf),
  };
}

/** Of words with dots in them many are no address: only what begins like one, or is named after a place for work, counts. */
function portfolioOf(link: string) {
  if (/(?:linkedin|github)\.com/i.test(link)) return null;
  const begins = /^(?:https?:\/\/|www\.)/i.test(link);
  const shows =
    /^[\w.-]+\.(?:dev|me|io|design|page|github\.io|netlify\.app|vercel\.app)(?:\/|$)|(?:behance|dribbble|medium)\./i.test(
      link,
    );
  return begins || shows ? checkUrl(link) : null;
}

function bare(word: string): string {
  let [start, end] = [0, word.length];
  while (BEFORE.test(word.charAt(start))) start += 1;
  while (end > start && AFTER.test(word.charAt(end - 1))) end -= 1;
  return word.slice(start, end);
}

function firstOf(links: readonly string[], check: (link: string) => ReturnType<typeof checkUrl> | null): string | null {
  for (const link of links) {
    const found = check(link);
    if (found?.ok) return found.url;
  }
  return null;
}

function phoneIn(text: string): string | null {
  for (const [written] of text.matchAll(NUMBER)) {
    const stored = normalisePhone(written);
    if (stored) return showPhone(stored);
  }
  return null;
}

function nameIn(text: string): string | null {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, LINES_WITH_NAME);
  for (const line of lines) {
    if (line.length > NAME_MAX || HEADINGS.test(line) || looksLikeLink(line)) continue;
    const name = line === line.toLocaleUpperCase('pt-BR') ? inSmallLetters(line) : line;
    if (NAME.test(name)) return name;
  }
  return null;
}

/** A name in capitals as it is written elsewhere. */
function inSmallLetters(line: string): string {
  return line
    .toLocaleLowerCase('pt-BR')
    .split(/\s+/)
    .map((word) => (SMALL.test(word) ? word : word.charAt(0).toLocaleUpperCase('pt-BR') + word.slice(1)))
    .join(' ');
}
