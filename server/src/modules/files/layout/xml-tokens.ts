/** A tag or a run of text of an XML document. */
export type XmlToken =
  | { readonly kind: 'open' | 'close'; readonly name: string; readonly tag: string; readonly isEmpty: boolean }
  | { readonly kind: 'text'; readonly text: string };

/** Reads XML from left to right without building a tree: a document of millions of elements costs no more than its text. */
export function* xmlTokens(xml: string): Generator<XmlToken> {
  let at = 0;
  while (at < xml.length) {
    const begin = xml.indexOf('<', at);
    if (begin < 0) {
      yield { kind: 'text', text: unescaped(xml.slice(at)) };
      return;
    }
    if (begin > at) yield { kind: 'text', text: unescaped(xml.slice(at, begin)) };
    const isComment = xml.startsWith('<!--', begin);
    const end = isComment ? xml.indexOf('-->', begin) : xml.indexOf('>', begin);
    if (end < 0) return;
    at = end + (isComment ? 3 : 1);
    const tag = xml.slice(begin + 1, end);
    if (isComment || tag.startsWith('?') || tag.startsWith('!')) continue;
    const isClose = tag.startsWith('/');
    yield { kind: isClose ? 'close' : 'open', name: nameOf(tag, isClose), tag, isEmpty: tag.endsWith('/') };
  }
}

/** The value of an attribute of a tag. */
export function attributeOf(tag: string, name: string): string | null {
  const at = tag.indexOf(` ${name}="`);
  if (at < 0) return null;
  const begin = at + name.length + 3;
  const end = tag.indexOf('"', begin);
  return end < 0 ? null : unescaped(tag.slice(begin, end));
}

function nameOf(tag: string, isClose: boolean): string {
  let end = isClose ? 1 : 0;
  const begin = end;
  while (end < tag.length && !' \t\r\n/'.includes(tag.charAt(end))) end += 1;
  return tag.slice(begin, end);
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,4});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return NAMED[name] ?? whole;
    const code = name.charAt(1).toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '';
  });
}
