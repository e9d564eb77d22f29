/** Pages of a PDF that are read; a résumé has a few. */
export const PAGES_MAX = 50;
/** So many are no résumé: nothing of it is read. */
export const PAGES_REFUSED = 1_000;
/** Characters that are kept. */
export const TEXT_MAX = 200_000;
/** Bytes of a JSON Resume that a PDF carries: the fullest profile takes 1.5 million. */
export const ATTACHED_MAX = 2_000_000;
/** Bytes of a DOCX unpacked. */
export const UNPACKED_MAX = 50 * 1024 * 1024;

/**
 * Text as it is stored: at most 200,000 characters, line feeds and tabs as the only control characters, no half
 * characters, at most one empty line in a row.
 */
export function tidyText(text: string): string {
  return text
    .slice(0, TEXT_MAX)
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .normalize('NFC')
    .slice(0, TEXT_MAX)
    .trim()
    .toWellFormed();
}
