import { fold } from './fold.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
let codes: Map<string, string> | undefined;

/** A language by whatever name: "Inglês", "English" and "inglês" are one. What is no language is its own text. */
export function languageKey(name: string): string {
  codes ??= namesOfLanguages();
  return codes.get(fold(name)) ?? fold(name);
}

function namesOfLanguages(): Map<string, string> {
  const names = new Map<string, string>();
  const shown = ['pt-BR', 'en-US', 'es'].map(
    (locale) => new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' }),
  );
  for (const first of LETTERS)
    for (const second of LETTERS) {
      const code = first + second;
      for (const display of shown) {
        const name = display.of(code);
        if (name && !names.has(fold(name))) names.set(fold(name), code);
      }
    }
  return names;
}
