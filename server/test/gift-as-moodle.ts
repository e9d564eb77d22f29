/**
 * GIFT as Moodle takes it apart, written from its behaviour and not from our reader: escapes become marks that nothing else
 * has, and from then on every sign means what it says. So a mistake that our writer and our reader share is seen.
 */
export interface MoodleText {
  readonly format: string;
  readonly text: string;
}

export interface MoodleQuestion {
  readonly statement: MoodleText;
  /** Of multiple choice. */
  readonly answers: readonly (MoodleText & { readonly weight: number })[];
  readonly truth: boolean | null;
  readonly feedback: MoodleText;
}

const SIGNS = [':', '#', '=', '{', '}', '~'];

export function readAsMoodle(file: string): MoodleQuestion[] {
  const lines = file.split('\n').map((line) => phpTrim(line));
  const blocks: string[][] = [[]];
  for (const line of lines)
    if (line === '') blocks.push([]);
    else if (!line.startsWith('//')) blocks.at(-1)?.push(line);
  return blocks.filter((block) => block.length > 0).map((block) => questionOf(block.join('\n')));
}

function questionOf(written: string): MoodleQuestion {
  const text = hidden(written);
  const from = text.indexOf('{');
  const to = text.indexOf('}');
  if (from === -1 || to < from || !text.endsWith('}')) throw new Error(`No answers at the end: ${written}`);
  const statement = shown(text.slice(0, from) + text.slice(to + 1), 'moodle');
  const inside = phpTrim(text.slice(from + 1, to));
  const hashes = inside.lastIndexOf('####');
  const feedback = shown(hashes === -1 ? '' : inside.slice(hashes + 4), statement.format);
  const answers = phpTrim(hashes === -1 ? inside : inside.slice(0, hashes));
  if (!answers.includes('~'))
    return { statement, answers: [], truth: answers === '' ? null : answers === 'TRUE', feedback };
  return {
    statement,
    truth: null,
    feedback,
    answers: answers
      .replaceAll('=', '~=')
      .split('~')
      .map((each) => phpTrim(each))
      .filter((each) => each !== '')
      .map((each) => {
        const isRight = each.startsWith('=');
        const [words = ''] = (isRight ? each.slice(1) : each).split('#');
        return { ...shown(words, statement.format), weight: isRight ? 1 : 0 };
      }),
  };
}

const placeholder = (index: number) => `\u0001${index}\u0002`;

function hidden(text: string): string {
  let hidden = text.replaceAll('\\\\', '\u0003');
  for (const [index, sign] of [...SIGNS, 'n'].entries()) hidden = hidden.replaceAll(`\\${sign}`, placeholder(index));
  return hidden.replaceAll('\u0003', '\\');
}

function shown(part: string, usual: string): MoodleText {
  const trimmed = phpTrim(part);
  const name = /^\[(html|plain|moodle|markdown)\]/.exec(trimmed)?.[1];
  let text = name ? trimmed.slice(name.length + 2) : trimmed;
  for (const [index, sign] of [...SIGNS, '\n'].entries()) text = text.replaceAll(placeholder(index), sign);
  return { format: name ?? usual, text: phpTrim(text) };
}

/** As `trim` of PHP, which knows no blanks of Unicode. */
function phpTrim(text: string): string {
  const blanks = ' \t\n\r\0\v';
  let from = 0;
  let to = text.length;
  while (from < to && blanks.includes(text.charAt(from))) from += 1;
  while (to > from && blanks.includes(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}
