/** As many as the calls take; here, so that no page loads their schemas for it. */
const MAX = 10;
const NAME_MAX = 80;

/** Skills as an address asks for them: names without what parts them, each once. */
export function skillsIn(text: string): string[] {
  const names = text.split(',').map((name) => name.trim().slice(0, NAME_MAX));
  return [...new Set(names.filter(Boolean))].slice(0, MAX);
}
