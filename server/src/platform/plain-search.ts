import { foldText } from '@prova/contract/folded-text';

/** The words of a search that looks for each of them. None when there is nothing to look for. */
export function searchWords(search: string | undefined): string[] {
  // A soft hyphen is never a dash here: before a word that would leave it out.
  return foldText((search ?? '').replaceAll('\u0000', '').replaceAll('\u00ad', ''))
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** A text as a pattern of `like` finds it: what stands for anything there stands for itself. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
