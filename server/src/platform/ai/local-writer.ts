import type { Locale } from '@prova/contract/common';
import { withoutLegalConcerns } from '@prova/contract/jobs/job-law';
import { GROUP_OF, PHRASES, type Phrases } from './description-phrases.ts';
import type { DescriptionInput, DescriptionWriter, WriteOptions } from './description-writer.ts';
import { FIELD_PHRASES } from './field-phrases.ts';
import { type FieldOfWork, fieldOfWork } from './fields-of-work.ts';
import { pointsOf } from './points.ts';

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
  const field = fieldOfWork(input.title, input.technologies);
  const words = FIELD_PHRASES[input.locale][field];
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

  yield `<p>${one(phrases.intro[input.tone])} ${words.purpose}</p>`;

  // What the recruiter says goes first; ours fill up, and are as many as make a list.
  const own = lawful(input.notes?.split('\n') ?? [], input.locale, onDropped);
  const duties = choose(words.work, Math.max(LEAST_OF_OURS, DUTIES - own.length));
  yield `<h2>${phrases.heading.work}</h2>`;
  yield list([
    ...own,
    ...duties,
    ...(skills.length > 0 ? [one(phrases.workWithSkills)] : []),
    one(phrases.work[group]),
  ]);

  yield `<h2>${phrases.heading.show}</h2>`;
  yield `<p>${one(phrases.show[input.tone])}</p>`;
  const level = phrases.level[CODE.has(field) ? 'code' : 'other'];
  const asked = [...levels(input, { ...phrases, level }, one), ...choose(words.show, skills.length > 0 ? 2 : 3)];
  yield list([phrases.seniority[input.seniority], ...asked]);
  yield `<p>${one(phrases.proof[proofOf(input)])}</p>`;

  const contract = input.contractType ? phrases.contract[input.contractType] : null;
  yield `<h2>${phrases.heading.how}</h2>`;
  yield list([one(phrases.place[input.locationModel]), ...(contract ? [contract] : [])]);

  yield `<p>${one(phrases.close[input.tone])}</p>`;
}

const CODE: ReadonlySet<FieldOfWork> = new Set([
  'data',
  'backend',
  'frontend',
  'mobile',
  'quality',
  'infrastructure',
  'engineering',
]);
const DUTIES = 4;
const LEAST_OF_OURS = 2;

/** Nothing is promised that the job does not have. */
function proofOf({ stages = [] }: DescriptionInput): keyof Phrases['proof'] {
  const talks = stages.includes('interview');
  if (stages.includes('test')) return talks ? 'both' : 'test';
  if (talks) return 'interview';
  return stages.includes('interview_ia') ? 'interview_ia' : 'none';
}

type Levels = Omit<Phrases, 'level'> & { readonly level: Phrases['level']['code'] };

function levels(input: DescriptionInput, phrases: Levels, one: (pool: readonly string[]) => string): string[] {
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
    return pointsOf(text).map(escapeHtml);
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
