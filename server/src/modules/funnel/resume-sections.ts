import type { Locale } from '@prova/contract/common';
import { placeInResume } from '../talents/talents.service.ts';

/** What stands on the first pages; the rest of a long résumé is read by people. */
export const READ_MAX = 20_000;
const LINES_MAX = 40;
const LINE_MAX = 300;
const LINES_WITH_PLACE = 12;

/** Headings, each alone on its line. A heading that is none of the first two ends what stands before it. */
const HEADINGS = {
  experience:
    /^(?:experi[êe]ncias?(?: profissiona(?:l|is))?|hist[óo]rico profissional|atua[çc][ãa]o profissional|(?:work |professional )?experience|employment(?: history)?|work history)$/i,
  education:
    /^(?:forma[çc][ãa]o(?: acad[êe]mica)?|educa[çc][ãa]o|escolaridade|education|academic background|education and training)$/i,
  other:
    /^(?:resumo|perfil|objetivos?|sobre(?: mim)?|conhecimentos?|habilidades|compet[êe]ncias|tecnologias|ferramentas|idiomas|projetos?|certifica[çc][õo]es|cursos|contatos?|refer[êe]ncias|publica[çc][õo]es|pr[êe]mios|voluntariado|summary|profile|about(?: me)?|objective|(?:technical )?skills|technologies|tools|languages|projects?|certifications?|courses|contact|references|publications|awards|volunteering|interests|interesses|links)$/i,
} as const;
const STATES = new Set('AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO'.split(' '));
const LONGEST_CITY = 60;

export interface ResumeSections {
  readonly location: string | null;
  readonly experience: readonly string[];
  readonly education: readonly string[];
}

/** The parts of a résumé as far as headings tell them apart. Nothing is guessed where none does. */
export function sectionsOf(text: string, locale: Locale): ResumeSections {
  const lines = text
    .slice(0, READ_MAX)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  const found = { experience: [] as string[], education: [] as string[] };
  let part: keyof typeof found | null = null;
  for (const line of lines) {
    const next = headingOf(line.endsWith(':') ? line.slice(0, -1).trim() : line);
    if (next !== undefined) part = next;
    else if (part !== null && found[part].length < LINES_MAX) found[part].push(line.slice(0, LINE_MAX));
  }
  return { ...found, location: placeIn(lines, locale) };
}

/** Undefined for a line that is no heading; null for the heading of a part that is not looked for. */
export function headingOf(line: string): 'experience' | 'education' | null | undefined {
  if (HEADINGS.experience.test(line)) return 'experience';
  if (HEADINGS.education.test(line)) return 'education';
  return HEADINGS.other.test(line) ? null : undefined;
}

/** "Recife, PE" near the top, where people say how to reach them. */
function placeIn(lines: readonly string[], locale: Locale): string | null {
  const top = lines.slice(0, LINES_WITH_PLACE);
  for (const piece of top.flatMap((line) => line.split(/[·|•;:]/))) {
    const place = placeOf(piece);
    if (place) return place;
  }
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  // "City: Manchester - United Kingdom"
  for (const piece of top.flatMap((line) => [line, ...line.split(/[·|•;]/).map((part) => part.trim())])) {
    const place = placeInResume(piece);
    if (!place?.city) continue;
    const region = place.state ?? (place.country && countries.of(place.country));
    return region ? `${place.city}, ${region}` : place.city;
  }
  return null;
}

/** A city and the short name of a state, with a comma, a slash or a dash between them. */
function placeOf(piece: string): string | null {
  const cut = lastOf(piece, [',', '/', '-', '–']);
  const state = piece.slice(cut + 1).trim();
  if (cut < 1 || !STATES.has(state)) return null;
  const before = piece.slice(0, cut).trim();
  const city = before.slice(lastOf(before, [',', '/', ' - ', ' – ']) + 1).trim();
  return /^\p{Lu}/u.test(city) && city.length <= LONGEST_CITY ? `${city}, ${state}` : null;
}

const lastOf = (text: string, marks: readonly string[]) =>
  Math.max(...marks.map((mark) => text.lastIndexOf(mark) + (text.includes(mark) ? mark.length - 1 : 0)));
