/**
 * What a reader, or a mailbox that makes links by itself, takes for the address of a host in a text. Pure; both sides
 * use it.
 */

// Marks that nobody sees: format characters, fillers, variation selectors.
const UNSEEN = /\p{Cf}|\p{Variation_Selector}|[\u115f\u1160\u3164\uffa0]|\u034f/gu;
// What looks like a dot, or is one to a browser: ideographic, one dot leader, small, Lisu, middle dots, bullets.
const DOTS = /[\u3002\uff0e\uff61\u2024\ufe52\ua4f8\u00b7\u2027\u2219\u22c5\u2022\u30fb\uff65\u0701\u0702\u06d4]/gu;
const SPELT_DOT = / ?[[({<] ?(?:\.|dot|ponto) ?[\])}>] ?/gi;
const SPOKEN_DOT = /(?<=[\p{L}\p{N}]) (?:dot|ponto) (?=(?:com|org|br|io|app|gov)\b)/giu;
/** ".NET" is no part of the word before it. */
const APART = /(?<=[\p{L}\p{N}]) \. ?(?=(?:com|org|gov|edu|br|io|app)\b)/giu;
const NEITHER_HOST_NOR_USER = /[^\p{L}\p{N}\p{M}._-]+/u;
/** A mailbox that makes links is not strict about what follows: "site.com-x" will do. */
const LAST_LABEL = /^(?:(?:\p{L}\p{M}*){2}|xn--)/u;
const LETTERS = /^[\p{L}\p{M}]*/u;
const FOUR_NUMBERS = /^\d{1,3}(?:\.\d{1,3}){3}$/;
/** Endings of files and libraries that are no domains. */
const NO_DOMAIN = new Set(['js', 'ts', 'jsx', 'tsx', 'mjs', 'cjs', 'sql', 'yml', 'yaml', 'json', 'csharp']);
/** What people who write jobs mean, and no stranger can register. */
const TECHNOLOGIES = new Set(['asp.net', 'ado.net', 'vb.net', 'socket.io']);

/** The text as it is read: compatibility forms resolved, unseen marks gone, every kind of dot a dot, in lower case. */
export function asRead(text: string): string {
  return text
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(/\s+/g, ' ')
    .replace(DOTS, '.')
    .replace(/%2e/gi, '.')
    .replace(SPELT_DOT, '.')
    .replace(SPOKEN_DOT, '.')
    .replace(APART, '.')
    .toLowerCase();
}

/**
 * The hosts that a text names: of web and mail addresses, with or without a scheme, also those in front of an @.
 * Parts after the host (path, query) name none. Lower case, as typed: not yet in the form that the DNS uses.
 */
export function hostsIn(text: string): string[] {
  return asRead(text)
    .split(/[\s"'“”‘’«»,;|()[\]{}<>*]+/u)
    .flatMap((word) => {
      const authority = word.replace(/^[a-z][a-z0-9+-]*:[\\/]*/, '').split(/[\\/?#]/)[0] ?? '';
      return authority.split(NEITHER_HOST_NOR_USER);
    })
    .map(trimmed)
    .filter(isHost);
}

/** Without the marks around it; a pattern would try each of a long row of them. */
function trimmed(chain: string): string {
  let [start, end] = [0, chain.length];
  while (start < end && '.-_'.includes(chain.charAt(start))) start += 1;
  while (end > start && '.-_'.includes(chain.charAt(end - 1))) end -= 1;
  return chain.slice(start, end);
}

function isHost(chain: string): boolean {
  if (!chain.includes('.') || TECHNOLOGIES.has(chain)) return false;
  if (FOUR_NUMBERS.test(chain)) return true;
  const labels = chain.split('.');
  const last = labels.at(-1) ?? '';
  const [ending = ''] = LETTERS.exec(last) ?? [];
  return labels.every((label) => label !== '') && LAST_LABEL.test(last) && !NO_DOMAIN.has(ending);
}
