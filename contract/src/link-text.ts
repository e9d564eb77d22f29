import { hostsIn } from './host-words.ts';

/** A link as a reader meets it. */
export interface WrittenLink {
  readonly href: string;
  /** The words of the link. */
  readonly text: string;
  /** The same with what stands right beside it: "bank.<a>com</a>" reads as one word. */
  readonly read: string;
}

export interface DeceptiveLink extends WrittenLink {
  /** The host that the words name; null where the address itself is the fault. */
  readonly named: string | null;
}

const LEADS_SOMEWHERE = /^(?:https?|mailto):/i;
const BLOCKS = new Set(['p', 'div', 'li', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'table', 'td']);
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  period: '.',
  colon: ':',
  sol: '/',
  commat: '@',
  shy: '',
  zwj: '',
  zwnj: '',
  ZeroWidthSpace: '',
};

/** The links of a piece of HTML, as browsers read it: an <a> ends the one before. */
export function linksOf(html: string): WrittenLink[] {
  const links: { href: string; start: number; end: number }[] = [];
  let read = '';
  let open: { href: string; start: number } | null = null;
  const close = () => {
    if (open) links.push({ ...open, end: read.length });
    open = null;
  };
  for (const [token] of html.matchAll(/<!--[\s\S]*?-->|<\/?[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>|[^<]+|</gi)) {
    const [, end, name = ''] = /^<(\/?)([a-z][a-z0-9]*)/i.exec(token) ?? [];
    const tag = name.toLowerCase();
    if (tag === '') read += token.startsWith('<!--') ? '' : decode(token);
    else if (tag === 'a') {
      close();
      if (end === '') open = { href: hrefOf(token), start: read.length };
    } else if (BLOCKS.has(tag)) read += '\n';
  }
  close();
  return links
    .filter(({ href }) => href !== '')
    .map(({ href, start, end }) => ({ href, text: read.slice(start, end), read: withNeighbours(read, start, end) }));
}

function hrefOf(tag: string): string {
  const [, double, single, bare] = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(tag) ?? [];
  return decode(double ?? single ?? bare ?? '').trim();
}

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,20}));?/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return NAMED[name as string] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex as string, 16) : Number(decimal);
    return code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '';
  });
}

function withNeighbours(text: string, start: number, end: number): string {
  // slow-expression-ignore: it reads 300 characters at most
  const before = /\S*$/.exec(text.slice(Math.max(0, start - 300), start))?.[0] ?? '';
  const after = /^\S*/.exec(text.slice(end, end + 300))?.[0] ?? '';
  return before + text.slice(start, end) + after;
}

/**
 * The links of a piece of HTML that lead elsewhere than they say, or hide where they lead. Those that are neither web nor
 * mail addresses are left to whoever cleans the HTML: they lead nowhere.
 */
export function deceptiveLinks(html: string): DeceptiveLink[] {
  return linksOf(html).flatMap((link): DeceptiveLink[] => {
    if (!LEADS_SOMEWHERE.test(link.href)) return [];
    const targets = targetHosts(link.href);
    if (targets === null) return [{ ...link, named: null }];
    const named = hostsIn(link.read).find((host) => !targets.some((target) => isWithin(target, host)));
    return named === undefined ? [] : [{ ...link, named }];
  });
}

/** Where a link leads; null where that cannot be read, and for a name in front of the host. */
function targetHosts(href: string): string[] | null {
  if (!URL.canParse(href)) return null;
  const url = new URL(href);
  if (url.protocol === 'mailto:') return mailHosts(url);
  if (url.username !== '' || url.password !== '' || /^https?:[\\/]*[^\\/?#]*@/i.test(href)) return null;
  return [bare(url.hostname)];
}

function mailHosts(url: URL): string[] | null {
  const fields = [url.pathname, ...['to', 'cc', 'bcc'].flatMap((name) => url.searchParams.getAll(name))];
  const hosts = fields
    .flatMap((field) => decodedPart(field).split(','))
    .flatMap((address) => address.split('@').slice(-1));
  const known = hosts.map((host) => dnsForm(host.trim())).filter((host) => host !== null);
  return known.length > 0 ? known : null;
}

function decodedPart(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/** Whether a target lies in the host that was named: what a domain's owner gave out below it is theirs. */
function isWithin(target: string, named: string): boolean {
  // Letters of another script among Latin ones make one name look like another.
  if (/\p{sc=Latin}/u.test(named) && /(?!\p{sc=Latin})\p{L}/u.test(named)) return false;
  const host = dnsForm(named);
  return host !== null && (target === host || target.endsWith(`.${host}`));
}

/** A host as the DNS knows it (punycode, lower case, without a last dot or www); null when it can be none. */
function dnsForm(host: string): string | null {
  const address = `http://${host}/`;
  if (host === '' || !URL.canParse(address)) return null;
  return bare(new URL(address).hostname);
}

const bare = (hostname: string) => hostname.replace(/\.$/, '').replace(/^www\./, '');
