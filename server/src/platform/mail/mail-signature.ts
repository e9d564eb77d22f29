/** Words that people wrote, and how they sign them. */
interface Signed {
  readonly words: string;
  /** Empty where nothing reads like one. */
  readonly signature: string;
}

/** "Abraços," and the name below it. */
const LONGEST_SIGNATURE = 2;
const LONGEST_LINE = 80;

/** What ends a letter is short and no sentence: "Equipe Aurora", "Best,". */
const signs = (paragraph: string): boolean =>
  paragraph
    .split('\n')
    .map((line) => line.trim())
    .every((line) => line !== '' && line.length <= LONGEST_LINE && !/[.!?:;…)\]]$/u.test(line));

/** Plain text, its paragraphs parted by empty lines. */
export function signedText(text: string): Signed {
  const paragraphs = text.trim().split(/\n\s*\n/);
  const at = firstOfSignature(paragraphs);
  return { words: paragraphs.slice(0, at).join('\n\n'), signature: paragraphs.slice(at).join('\n\n') };
}

/** The same of HTML: only whole paragraphs without a link in them, which is no part of a name. */
export function signedHtml(html: string): Signed {
  const parts = html.trim().split(/(?=<p>)/);
  const at = firstOfSignature(parts.map(plainParagraph));
  return { words: parts.slice(0, at).join(''), signature: parts.slice(at).join('') };
}

function firstOfSignature(paragraphs: readonly string[]): number {
  const isOne = (index: number) => signs(paragraphs[index] ?? '');
  let at = paragraphs.length;
  // The first paragraph is what is signed.
  while (at > 1 && paragraphs.length - at < LONGEST_SIGNATURE && isOne(at - 1)) at -= 1;
  return at;
}

/** Empty, which signs nothing, for what is more than a paragraph or holds a link. */
function plainParagraph(part: string): string {
  const inner = /^<p>([\s\S]*)<\/p>\s*$/.exec(part)?.[1];
  if (inner === undefined || /<a[\s>]/i.test(inner)) return '';
  return inner.replaceAll(/<br ?\/?>/gi, '\n').replaceAll(/<[^<>]*>/g, '');
}
