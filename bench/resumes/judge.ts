import { plain } from '@prova/contract/folded-text';
import { languageCode } from '@prova/contract/language-names';
import { checkGithub, checkLinkedin, checkUrl } from '@prova/contract/links';
import { splitBundle } from '../../server/src/modules/skills/dictionary/bundles.ts';
import { lookUp } from '../../server/src/modules/skills/dictionary/lookup.ts';
import { proficiencyOf } from '../../server/src/modules/talents/resume/languages.ts';
import type { ReadResume } from '../../server/src/modules/talents/resume/read-resume.ts';
import type { ExpectedResume } from './set.ts';

export const FIELDS = [
  'contacts',
  'links',
  'title',
  'experiences',
  'education',
  'languages',
  'skills',
  'unreadable',
] as const;
export type Field = (typeof FIELDS)[number];

/** What came of a field: how much should have been found, was, and was found without being there. */
export interface Tally {
  readonly wanted: number;
  readonly right: number;
  readonly wrong: number;
  readonly missed: readonly string[];
}

/** Compares what was read with what is expected of it. `read` is null for what could not be read. */
export function judge(read: ReadResume | null, expected: ExpectedResume): Partial<Record<Field, Tally>> {
  if (expected.meta?.readable === false) {
    const missed = read ? ['read in spite of being unreadable'] : [];
    return { unreadable: { wanted: 1, right: read ? 0 : 1, wrong: read ? 1 : 0, missed } };
  }
  const found = read ?? NOTHING;
  const basics = expected.basics ?? {};
  return {
    contacts: together([
      value('name', basics.name, found.name, key),
      value('e-mail', basics.email, found.email, key),
      value('phone', basics.phone, found.phone, lastDigits),
      value('city', basics.location?.city, found.city, key),
      value('state', basics.location?.region, regionOf(found), regionKey),
    ]),
    links: together([
      value('LinkedIn', profileOf(expected, /linkedin/i), found.linkedin, (url) => linkOf(checkLinkedin(url), url)),
      value('GitHub', profileOf(expected, /github/i), found.github, (url) => linkOf(checkGithub(url), url)),
      value('page', basics.url, found.portfolio, (url) => linkOf(checkUrl(url), url)),
    ]),
    title: value('title', basics.label, found.title, key, alike),
    experiences: experiences(found, expected),
    education: education(found, expected),
    languages: languages(found, expected),
    skills: skills(found, expected),
  };
}

const NOTHING: ReadResume = {
  name: null,
  title: null,
  summary: null,
  email: null,
  phone: null,
  city: null,
  state: null,
  country: null,
  linkedin: null,
  github: null,
  portfolio: null,
  experience: [],
  education: [],
  languages: [],
  skills: [],
  unread: [],
};

const key = (text: string) => plain(text).replace(/[^a-z0-9@.+#]+/g, '');
const lastDigits = (text: string) => text.replace(/\D/g, '').slice(-8);
const linkOf = (check: ReturnType<typeof checkUrl>, url: string) =>
  (check.ok ? check.url : url)
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\/$/, '')
    .toLowerCase();
const regionOf = ({ state, country }: ReadResume) => state ?? country;

const REGIONS: Readonly<Record<string, string>> = {
  india: 'in',
  sweden: 'se',
  unitedkingdom: 'gb',
  uk: 'gb',
  usa: 'us',
  unitedstates: 'us',
  brasil: 'br',
  brazil: 'br',
  portugal: 'pt',
  germany: 'de',
  saopaulo: 'sp',
  riodejaneiro: 'rj',
  minasgerais: 'mg',
  parana: 'pr',
  pernambuco: 'pe',
  bahia: 'ba',
  ceara: 'ce',
  santacatarina: 'sc',
  riograndedosul: 'rs',
  distritofederal: 'df',
};
const regionKey = (text: string) => REGIONS[key(text)] ?? key(text);

/** Words in common, 0 to 1. */
function alike(one: string, other: string): boolean {
  const [left, right] = [one, other].map((text) => new Set(plain(text).match(/[a-z0-9+#]+/g) ?? []));
  if (!left || !right) return false;
  const common = [...left].filter((word) => right.has(word)).length;
  return (
    common > 0 && common / Math.min(left.size, right.size) >= 0.75 && common / Math.max(left.size, right.size) >= 0.4
  );
}

function value(
  name: string,
  wanted: string | null | undefined,
  found: string | null,
  by: (text: string) => string,
  same: (one: string, other: string) => boolean = (one, other) => by(one) === by(other),
): Tally {
  if (!wanted) return { wanted: 0, right: 0, wrong: 0, missed: [] };
  const right = found !== null && same(wanted, found);
  return {
    wanted: 1,
    right: right ? 1 : 0,
    wrong: found !== null && !right ? 1 : 0,
    missed: right ? [] : [`${name} "${wanted}", read ${found === null ? 'nothing' : `"${found}"`}`],
  };
}

export const together = (tallies: readonly Tally[]): Tally => ({
  wanted: tallies.reduce((sum, each) => sum + each.wanted, 0),
  right: tallies.reduce((sum, each) => sum + each.right, 0),
  wrong: tallies.reduce((sum, each) => sum + each.wrong, 0),
  missed: tallies.flatMap((each) => each.missed),
});

function profileOf({ basics }: ExpectedResume, network: RegExp): string | null {
  const profile = basics?.profiles?.find((each) => network.test(`${each.network ?? ''} ${each.url ?? ''}`));
  return profile?.url ?? profile?.username ?? null;
}

/** Right where the dates are as exact as they are expected to be, and what or where somebody was is the same. */
function experiences({ experience }: ReadResume, { work }: ExpectedResume): Tally {
  const left = [...experience];
  const missed: string[] = [];
  let right = 0;
  const all = work ?? [];
  for (const each of all) {
    const company = each.name ?? each.company ?? '';
    const named = (one: (typeof left)[number]) =>
      (alikeOrIn(company, one.company) ? 1 : 0) + (alikeOrIn(each.position ?? '', one.position) ? 1 : 0);
    const dated = (one: (typeof left)[number]) =>
      sameDate(each.startDate, one.start) && sameDate(each.endDate, one.end);
    const best = left
      .map((one) => ({ one, score: named(one) + (named(one) > 0 && dated(one) ? 2 : 0) }))
      .sort((one, other) => other.score - one.score)[0];
    const about = `${each.position ?? ''} @ ${company} ${each.startDate ?? ''}–${each.endDate ?? ''}`;
    if (!best || best.score === 0) {
      missed.push(`${about}: not read`);
      continue;
    }
    left.splice(left.indexOf(best.one), 1);
    if (best.score >= 3) right += 1;
    const { position, company: where, start, end } = best.one;
    if (best.score < 4)
      missed.push(`${about}: read ${position} @ ${where} ${start}–${end}${best.score === 3 ? ' (counted)' : ''}`);
  }
  for (const { position, company, start, end } of left)
    missed.push(`read without being there: ${position} @ ${company} ${start}–${end}`);
  return { wanted: all.length, right, wrong: left.length, missed };
}

const alikeOrIn = (one: string, other: string) =>
  one !== '' && other !== '' && (key(one) === key(other) || alike(one, other));

function sameDate(wanted: string | null | undefined, found: string | null): boolean {
  if (!wanted || /present|atual|current/i.test(wanted)) return found === null;
  return found !== null && found.slice(0, wanted.length > 4 ? 7 : 4) === wanted.slice(0, wanted.length > 4 ? 7 : 4);
}

function education(read: ReadResume, expected: ExpectedResume): Tally {
  const left = [...read.education];
  const missed: string[] = [];
  let right = 0;
  const all = expected.education ?? [];
  for (const each of all) {
    const about = `${each.studyType ?? ''} ${each.area ?? ''} @ ${each.institution ?? ''} ${each.startDate ?? ''}–${each.endDate ?? ''}`;
    const scoreOf = (one: (typeof left)[number]) =>
      (alikeOrIn(each.institution ?? '', one.institution) ? 2 : 0) +
      (alikeOrIn(each.area ?? '', one.field) ||
      alikeOrIn(`${each.studyType} ${each.area}`, `${one.degree} ${one.field}`)
        ? 2
        : 0) +
      (year(each.endDate) === one.endYear ? 1 : 0);
    const best = left.map((one) => ({ one, score: scoreOf(one) })).sort((one, other) => other.score - one.score)[0];
    if (best && best.score >= 2) left.splice(left.indexOf(best.one), 1);
    if (best && best.score >= 3) right += 1;
    if (!best || best.score < 5) {
      const one = best?.score ? best.one : undefined;
      const read = one ? `${one.degree} ${one.field} @ ${one.institution} ${one.startYear}–${one.endYear}` : 'nothing';
      missed.push(`${about}: read ${read}${best && best.score >= 3 ? ' (counted)' : ''}`);
    }
  }
  return { wanted: all.length, right, wrong: left.length, missed };
}

const year = (date: string | null | undefined) => (date ? Number(date.slice(0, 4)) : null);

function languages(read: ReadResume, expected: ExpectedResume): Tally {
  const keyOf = (name: string) => languageCode(name) ?? plain(name).slice(0, 5);
  const levels = new Map(read.languages.map(({ name, proficiency }) => [keyOf(name), proficiency]));
  const all = expected.languages ?? [];
  const missed: string[] = [];
  let right = 0;
  for (const { language, fluency } of all) {
    const found = levels.get(keyOf(language ?? ''));
    const wanted = fluency ? proficiencyOf(fluency) : null;
    if (found !== undefined && (wanted === null || found === wanted)) right += 1;
    else missed.push(`${language} ${fluency ?? ''}: read ${found === undefined ? 'nothing' : found}`);
  }
  const wanted = new Set(all.map(({ language }) => keyOf(language ?? '')));
  return { wanted: all.length, right, wrong: [...levels.keys()].filter((name) => !wanted.has(name)).length, missed };
}

/** By the names of the dictionary; what it does not know, by its letters. */
function namesOf(written: readonly string[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const each of written) {
    const { skills: known, unknown } = splitBundle(each);
    for (const name of [...known, ...unknown]) names.set(key(lookUp(name)?.name ?? name), name);
  }
  return names;
}

function skills(read: ReadResume, expected: ExpectedResume): Tally {
  const listed = (expected.skills ?? []).map((each) =>
    typeof each === 'string' ? { name: each, keywords: null } : each,
  );
  const grouped = listed.filter(({ keywords }) => (keywords?.length ?? 0) > 0);
  const wanted = namesOf(
    listed.flatMap(({ name, keywords }) => (keywords && keywords.length > 0 ? keywords : name ? [name] : [])),
  );
  // The name of a group is a skill of its own at times.
  const optional = namesOf([...(expected.meta?.skillsOptional ?? []), ...grouped.flatMap(({ name }) => name ?? [])]);
  const refused = namesOf(expected.meta?.skillsNotClaimed ?? []);
  const found = namesOf(read.skills.map(({ name }) => name));
  const missed = [...wanted].filter(([name]) => !found.has(name));
  const wrong = [...found].filter(([name]) => refused.has(name) || !(wanted.has(name) || optional.has(name)));
  return {
    wanted: wanted.size,
    right: wanted.size - missed.length,
    wrong: wrong.length,
    missed: [
      ...(missed.length > 0 ? [`missed ${missed.map(([, name]) => name).join(', ')}`] : []),
      ...(wrong.length > 0 ? [`wrongly read ${wrong.map(([, name]) => name).join(', ')}`] : []),
    ],
  };
}
