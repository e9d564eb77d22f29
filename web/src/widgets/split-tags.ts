const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']' };
const DIGIT = /\d/;

/**
 * The names in a text: parted by commas, semicolons and line breaks, but by no comma of a number ("R$ 1.000,00") and not
 * within brackets. The last one may still be being typed.
 */
export function splitTags(text: string): { whole: string[]; rest: string } {
  const whole: string[] = [];
  const open: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (CLOSING[character]) open.push(CLOSING[character]);
    else if (character === open.at(-1)) open.pop();
    const apart = character === '\n' || (open.length === 0 && (character === ';' || isComma(text, at)));
    if (!apart) continue;
    whole.push(text.slice(start, at));
    open.length = 0;
    start = at + 1;
  }
  return { whole, rest: text.slice(start) };
}

/** A comma after a digit belongs to the number as long as another digit may follow. */
function isComma(text: string, at: number): boolean {
  if (text.charAt(at) !== ',') return false;
  const next = text.charAt(at + 1);
  return !DIGIT.test(text.charAt(at - 1)) || !(next === '' || DIGIT.test(next));
}
