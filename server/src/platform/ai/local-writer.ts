import type { Locale } from '@prova/contract/common';
import { withoutLegalConcerns } from '@prova/contract/jobs/job-law';
import { GROUP_OF, PHRASES, type Phrases } from './description-phrases.ts';
import type { DescriptionInput, DescriptionWriter, WriteOptions } from './description-writer.ts';

/** The writer that needs no service: phrases of our own, chosen by the input, so that the same input gives the same text. */
export const localWriter: DescriptionWriter = {
  name: 'local',
  async *write(input, { signal, onDropped } = {}) {
    for (const block of compose(input, onDropped)) {
      signal?.throwIfAborted();
      yield block;
    }
  },
};

function* compose(input: DescriptionInput, onDropped: WriteOptions['onDropped']): Generator<string> {
  const phrases = PHRASES[input.locale];
  const group = GROUP_OF[input.seniority];
  const { variant = 0, ...seed } = input;
  const choose = chooser(JSON.stringify(seed), variant);
  const skills = input.technologies.map((technology) => `<strong>${escapeHtml(technology.name)}</strong>`);
  const values: Record<string, string> = {
    title: escapeHtml(input.title),
    company: escapeHtml(input.companyName),
    model: phrases.model[input.locationModel],
    skills: listed(skills.slice(0, 4), input.locale),
  };
  // The function keeps a "$&" in a name from being read as a pattern.
  const fill = (phrase: string) => phrase.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
  const one = (pool: readonly string[]) => fill(choose(pool, 1)[0] ?? '');

  yield `<p>${one(phrases.intro[input.tone])}</p>`;

  const duties = choose(phrases.work[group], 3);
  if (skills.length > 0) duties.unshift(one(phrases.workWithSkills));
  yield `<h2>${phrases.heading.work}</h2>`;
  yield list([...duties, ...lawful(input.notes?.split('\n') ?? [], input.locale, onDropped)]);

  yield `<h2>${phrases.heading.show}</h2>`;
  yield `<p>${one(phrases.show[input.tone])}</p>`;
  const asked = skills.length > 0 ? levels(input, phrases, one) : phrases.noSkills[group];
  yield list([phrases.seniority[input.seniority], ...asked]);
  yield `<p>${one(phrases.proof)}</p>`;

  const contract = input.contractType ? phrases.contract[input.contractType] : null;
  yield `<h2>${phrases.heading.how}</h2>`;
  yield list([
    one(phrases.place[input.locationModel]),
    ...(contract ? [contract] : []),
    ...choose(phrases.how[group], 2),
  ]);

  yield `<p>${one(phrases.close[input.tone])}</p>`;
}

function levels(input: DescriptionInput, phrases: Phrases, one: (pool: readonly string[]) => string): string[] {
  return (['ADVANCED', 'INTERMEDIATE', 'BEGINNING'] as const).flatMap((level) => {
    const names = input.technologies.filter((technology) => technology.level === level);
    if (names.length === 0) return [];
    const skills = names.map((technology) => `<strong>${escapeHtml(technology.name)}</strong>`);
    return [`${listed(skills, input.locale)}, ${phrases.levelName[level]}: ${one(phrases.level[level])}.`];
  });
}

/** The recruiter's own points, escaped, without what the law forbids to ask. */
function lawful(lines: readonly string[], locale: Locale, onDropped: WriteOptions['onDropped']): string[] {
  return lines.flatMap((line) => {
    const { text, dropped } = withoutLegalConcerns(line.replace(/^[\s\-*•·]+/, '').trim(), locale);
    if (dropped.length > 0) onDropped?.(dropped);
    return text === '' ? [] : [escapeHtml(text)];
  });
}

const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const listed = (items: readonly string[], locale: Locale) =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(items);

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/**
 * Picks from pools, always the same for the same seed: FNV-1a for the start, a linear congruence for each step. Another
 * variant begins elsewhere in each pool, so that two that follow each other differ.
 */
function chooser(seed: string, variant: number): (pool: readonly string[], count: number) => string[] {
  let state = 0x811c9dc5;
  for (const unit of seed) state = Math.imul(state ^ (unit.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  const next = (limit: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    // The low bits of such a generator hardly vary.
    return (Math.floor((state / 2 ** 32) * limit) + variant) % limit;
  };
  return (pool, count) => {
    const left = [...pool];
    return Array.from({ length: Math.min(count, pool.length) }, () => left.splice(next(left.length), 1)[0] ?? '');
  };
}
