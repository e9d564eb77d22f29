import type { DateStyle } from './layouts/words.ts';
import type { Person } from './person.ts';

const LEVELS: Readonly<Record<string, string>> = {
  nativo: 'native',
  fluente: 'fluent',
  avançado: 'advanced',
  intermediário: 'intermediate',
  técnico: 'intermediate',
  básico: 'basic',
};

/** What should be read of a résumé, as JSON Resume, with what that lacks under `meta`. */
export function expectedOf(person: Person, { dates, shows }: { dates: DateStyle; shows: ReadonlySet<Shown> }) {
  const cut = (date: string) => (dates === 'years' ? date.slice(0, 4) : date);
  const profile = (network: string, url?: string) => (url ? [{ network, url }] : []);
  const listed = shows.has('top three skills')
    ? Object.values(person.skills).flat().slice(0, 3)
    : Object.values(person.skills).flat();
  const stacks = shows.has('stack') ? person.work.flatMap(({ stack = [] }) => stack) : [];
  const claimed = [...new Set([...listed, ...stacks, ...(person.mentioned ?? [])])];
  const optional = new Set(person.skillsOptional);
  for (const name of [...Object.values(person.skills).flat(), ...person.work.flatMap(({ stack = [] }) => stack)])
    if (!claimed.includes(name)) optional.add(name);
  return {
    basics: {
      name: person.name,
      label: person.title,
      email: person.email,
      phone: person.phone,
      ...(person.site && { url: person.site }),
      ...(shows.has('summary') && { summary: person.summary }),
      location: { city: person.city, ...(shows.has('region') && { region: person.region }) },
      profiles: [...profile('LinkedIn', person.linkedin), ...profile('GitHub', person.github)],
    },
    work: person.work.map(({ company, position, start, end }) => ({
      name: company,
      position,
      startDate: cut(start),
      ...(end && { endDate: cut(end) }),
    })),
    education: person.education.map(({ institution, degree, field, start, end }) => ({
      institution,
      studyType: degree,
      area: field,
      startDate: start,
      ...(end && { endDate: end }),
    })),
    languages: person.languages.map(([language, level]) => ({ language, fluency: LEVELS[level] ?? level })),
    skills: claimed.map((name) => ({ name })),
    meta: { skillsNotClaimed: person.skillsNotClaimed ?? [], skillsOptional: [...optional] },
  };
}

/** What a layout shows of a person beside the usual. */
export type Shown = 'summary' | 'stack' | 'region' | 'top three skills';
