// Control characters end headers; line separators and direction overrides make one text look like another.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g;

/**
 * A text that may stand in a mail header or subject: one line, no control characters, and nothing that a mailbox would
 * decode into other words than these ("=?utf-8?…?=", RFC 2047).
 * @param max characters at most; a longer text ends with …
 */
export function headerText(value: string, max: number): string {
  const line = value.replaceAll(UNSAFE, ' ').replaceAll('=?', '= ?').replaceAll(/\s+/g, ' ').trim();
  const characters = [...line];
  if (characters.length <= max) return line;
  return `${characters
    .slice(0, max - 1)
    .join('')
    .trimEnd()}…`;
}
