import { expect, test } from 'vitest';

const files = import.meta.glob<Record<string, unknown>>('./*-*/*.ts', { eager: true });

/** Each phrase of a language by its file and key, with what is filled into it. */
function filledIn(locale: string): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (value: unknown, at: string) => {
    if (typeof value === 'string') found.set(at, namesIn(value));
    else for (const [key, inner] of Object.entries(value ?? {})) walk(inner, `${at}.${key}`);
  };
  for (const [path, file] of Object.entries(files))
    if (path.startsWith(`./${locale}/`))
      for (const phrases of Object.values(file)) walk(phrases, path.split('/')[2] ?? '');
  return found;
}

// How many there are is a word in some languages: "uma vez", "once".
const namesIn = (text: string) =>
  [...new Set(Array.from(text.matchAll(/{{\s*(\w+)/g), ([, name]) => name))]
    .filter((name) => name !== 'count')
    .sort()
    .join();

test('no phrase asks for another one, which what is built cannot put in', () => {
  for (const [path, file] of Object.entries(files)) expect(JSON.stringify(file), path).not.toContain('$t(');
});

test('what is filled into a phrase is the same in both languages', () => {
  const english = filledIn('en-US');
  const differing = [...filledIn('pt-BR')].filter(([key, names]) => (english.get(key) ?? names) !== names);
  expect(differing).toEqual([]);
  expect(english.size).toBeGreaterThan(1_000);
});
