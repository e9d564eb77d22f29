const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Puts the separators between groups of digits, as far as they go. */
function grouped(digits: string, sizes: readonly number[], separators: readonly string[]): string {
  let text = '';
  let at = 0;
  for (const [group, size] of sizes.entries()) {
    const part = digits.slice(at, at + size);
    if (part === '') break;
    text += (separators[group - 1] ?? '') + part;
    at += size;
  }
  return text;
}

/**
 * The mask while typing: "123.456.789-09" up to eleven digits, "12.345.678/0001-95" beyond. What holds letters, or is longer than
 * a CNPJ, stays as it was typed: nothing is lost but separators.
 */
export function formatTaxId(text: string): string {
  const digits = digitsOf(text);
  if (/[^\d\s./-]/.test(text) || digits.length > 14) return text;
  return digits.length <= 11
    ? grouped(digits, [3, 3, 3, 2], ['.', '.', '-'])
    : grouped(digits, [2, 3, 3, 4, 2], ['.', '.', '/', '-']);
}

/** "01310-100", as far as it goes; what is no CEP stays as it was typed. */
export function formatPostalCode(text: string): string {
  const digits = digitsOf(text);
  if (/[^\d\s.-]/.test(text) || digits.length > 8) return text;
  return grouped(digits, [5, 3], ['-']);
}
