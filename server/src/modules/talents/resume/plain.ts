/** Words of a list that is written in a text. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

export const isCapitals = (text: string): boolean => /\p{Lu}/u.test(text) && text === text.toLocaleUpperCase('pt-BR');

const SMALL = wordSet('de da do das dos e d di du del la van von der the of and em na no');

/** What is written in capitals, as it is written elsewhere. */
export function inSmallLetters(text: string): string {
  return text
    .toLocaleLowerCase('pt-BR')
    .split(/\s+/)
    .map((word) => (SMALL.has(word) ? word : word.charAt(0).toLocaleUpperCase('pt-BR') + word.slice(1)))
    .join(' ');
}

/** Without these marks, and blanks, at its beginning and end. */
export function stripped(text: string, marks: string): string {
  const isMark = (at: number) => marks.includes(text.charAt(at)) || text.charAt(at).trim() === '';
  let [start, end] = [0, text.length];
  while (start < end && isMark(start)) start += 1;
  while (end > start && isMark(end - 1)) end -= 1;
  return text.slice(start, end);
}
