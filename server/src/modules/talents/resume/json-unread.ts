import type { ImportedProfile } from '@prova/contract/talents/resume-import';

/** What of JSON Resume a profile has a place for, or is about the file. */
const READ = new Set(['basics', 'work', 'education', 'languages', 'skills', 'meta', '$schema']);
const TEXT_MAX = 20_000;

/** The other parts of a JSON Resume ("projects", "certificates"), as text: a paragraph for each entry. */
export function unreadInJson(resume: object): ImportedProfile['unread'] {
  return Object.entries(resume)
    .filter(([part]) => !READ.has(part))
    .flatMap(([part, value]) => {
      const entries = (Array.isArray(value) ? value : [value]).map((entry) => wordsOf(entry, 0).join(' · '));
      const whole = entries.filter(Boolean).join('\n');
      // What is cut shows that it is.
      const text = whole.length > TEXT_MAX ? `${whole.slice(0, TEXT_MAX)} […]` : whole;
      return text === '' ? [] : [{ heading: part.charAt(0).toUpperCase() + part.slice(1), text }];
    });
}

const DEPTH_MAX = 5;

function wordsOf(value: unknown, depth: number): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null || depth > DEPTH_MAX) return [];
  return Object.values(value).flatMap((each) => wordsOf(each, depth + 1));
}
