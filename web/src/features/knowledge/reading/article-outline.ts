export interface OutlineHeading {
  readonly id: string;
  readonly text: string;
  readonly level: 2 | 3;
}

/** As the server writes them: headings have no attributes, and hold none. */
const EDGE = /(<\/?h[23]>)/;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/**
 * The headings of an article, each with a name that links lead to, and the article with those names in it. A name is made of
 * the words of its heading, so that a link stays right when something is added above.
 * @param html as the server has cleaned it
 */
export function outlineOf(html: string): { html: string; headings: OutlineHeading[] } {
  const headings: OutlineHeading[] = [];
  const taken = new Set<string>();
  const parts = html.split(EDGE);
  const named = parts.map((part, index) => {
    const level = part === '<h2>' ? 2 : part === '<h3>' ? 3 : null;
    if (level === null || parts[index + 2] !== `</h${level}>`) return part;
    const text = textOf(parts[index + 1] ?? '');
    if (text === '') return part;
    const id = freeName(nameOf(text), taken);
    headings.push({ id, text, level });
    return `<h${level} id="${id}">`;
  });
  return { html: named.join(''), headings };
}

const textOf = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(
      /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi,
      (whole, hex?: string, decimal?: string, name?: string) =>
        name === undefined
          ? characterOf(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16))
          : (ENTITIES[name.toLowerCase()] ?? whole),
    )
    .replaceAll(/\s+/g, ' ')
    .trim();

const characterOf = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '');

/** It begins like no other name on the page. */
const nameOf = (text: string): string =>
  `s-${
    text
      .normalize('NFD')
      .toLowerCase()
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 60) || 'section'
  }`;

function freeName(wanted: string, taken: Set<string>): string {
  let name = wanted;
  for (let number = 2; taken.has(name); number += 1) name = `${wanted}-${number}`;
  taken.add(name);
  return name;
}
