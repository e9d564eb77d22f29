import { BRAZILIAN_STATES } from '@prova/contract/brazilian-states';
import { plain } from '@prova/contract/folded-text';
import { findInText } from '../../skills/skills.service.ts';
import { NUMBER } from './contacts.ts';
import { DURATION, dateRangesIn } from './dates.ts';
import type { SectionKind } from './headings.ts';
import { isCityLike } from './job-parts.ts';
import { languagesIn } from './languages.ts';
import { aroundName } from './names.ts';
import { isPlace, withoutPlace } from './places.ts';
import { stripped, wordSet } from './plain.ts';
import type { ReadResume } from './read-resume.ts';
import type { ResumeLine } from './resume-lines.ts';
import { isWayOfWork } from './roles.ts';

type Fields = Omit<ReadResume, 'unread'>;

/** Tells what of a résumé is in the fields that were read of it. */
export interface Known {
  /** Whether all that a line of a part says is in a field. */
  has(line: ResumeLine, kind: SectionKind): boolean;
  hasLink(link: string): boolean;
}

const SMALL = wordSet(
  'a o as os e ou de da do das dos em na no nas nos ao com por para um uma and or of in the at to for an on with by from i',
);
/** Words beside a field that say which it is, by the part that they stand in. */
const LABELS: Partial<Record<SectionKind, ReadonlySet<string>>> = {
  head: wordSet(
    `curriculum vitae curriculo resume cv nome completo name full telefone tel fone celular cel whatsapp phone mobile email mail
    linkedin github site website portfolio endereco address cidade city estado state pais country contato contact
    localizacao location uf reside based www http https com`,
  ),
  experience: wordSet(
    `empresa cargo funcao periodo company position role period empregador employer local cliente client admissao saida
    inicio termino data desde ate since until title job ultimo`,
  ),
  education: wordSet(
    `conclusao concluido concluida completo completed complete previsao previsto prevista formatura curso instituicao institution
    degree graduation expected cursando andamento inicio termino formado formada turma ano periodo escolaridade until`,
  ),
};
/** How well somebody speaks or knows something: read beside its name, or asked in the review. */
const LEVELS = wordSet(
  `nivel level nativo nativa native materna mother tongue bilingue bilingual fluente fluent fluencia proficient proficiencia
  proficiency full professional working limited avancado avancada advanced intermediario intermediaria intermediate basico basica
  basic elementar elementary iniciante beginner tecnico leitura escrita reading conversacao idioma lingua language
  a1 a2 b1 b2 c1 c2 expert especialista solido solida solidos conhecimentos conhecimento`,
);

export function knownOf(read: Fields): Known {
  const named = {
    head: words([read.name, read.title, ...placesOf(read)]),
    experience: words(read.experience.flatMap(({ company, position }) => [company, position])),
    education: words(read.education.flatMap(({ institution, degree, field }) => [institution, degree, field])),
    languages: words(read.languages.map(({ name }) => name)),
    skills: words(read.skills.map(({ name }) => name)),
  };
  const descriptions = read.experience.map(({ description }) => squeezed(description));
  const summary = [squeezed(read.summary ?? '')];
  const years = {
    experience: new Set(read.experience.flatMap(({ start, end }) => [start?.slice(0, 4), end?.slice(0, 4)])),
    education: new Set(read.education.flatMap(({ startYear, endYear }) => [String(startYear), String(endYear)])),
  };
  const skills = new Set(read.skills.map(({ name }) => plain(name)));
  const links = [read.linkedin, read.github, read.portfolio].flatMap((link) => (link ? [address(link)] : []));
  const phone = lastDigits(read.phone ?? '');
  const isPhone = (number: string) => phone !== '' && lastDigits(number) === phone;
  const isAddress = (word: string) =>
    (word.length >= 3 && read.email?.includes(word.toLowerCase())) ||
    (word.length >= 4 && links.some((link) => link.includes(address(word))));

  function hasLink(link: string): boolean {
    if (link.startsWith('mailto:')) return link.slice(7).split('?')[0]?.toLowerCase() === read.email;
    return link.startsWith('tel:') ? isPhone(link) : isAddress(link);
  }

  /** A line without what is known of it by more than its words. */
  function rest(text: string, part: Part): string {
    let left = text;
    if (part === 'head') for (const aside of aroundName(text)) left = left.replace(aside, ' ');
    if (part === 'experience') left = withoutWhere(left);
    if (part === 'experience' || part === 'education') left = withoutKnownTimes(left, years[part]);
    else left = withoutSkills(left, skills, part === 'skills');
    return left
      .replace(NUMBER, (number) => (isPhone(number) ? ' ' : number))
      .split(/[\s|<>()[\],;]+/)
      .filter((word) => !isAddress(stripped(word, '.:"\'')))
      .join(' ');
  }

  return {
    hasLink,
    has({ text, links: leads }, kind) {
      const part = partOf(kind);
      if (part === 'head' && !leads.every(hasLink)) return false;
      const letters = squeezed(text);
      if ((part === 'experience' ? descriptions : summary).some((known) => letters !== '' && known.includes(letters)))
        return true;
      const rated = part === 'skills' || part === 'languages' || languagesIn(text).length > 0;
      return [...words([rest(text, part)])].every(
        (word) =>
          SMALL.has(word) ||
          LABELS[part]?.has(word) ||
          (part !== 'other' && named[part].has(word)) ||
          named.languages.has(word) ||
          (rated && LEVELS.has(word)),
      );
    },
  };
}

type Part = 'head' | 'experience' | 'education' | 'languages' | 'skills' | 'other';

function partOf(kind: SectionKind): Part {
  if (kind === 'contact' || kind === 'summary' || kind === 'objective') return 'head';
  if (kind === 'soft') return 'skills';
  return kind === 'experience' || kind === 'education' || kind === 'languages' || kind === 'skills' || kind === 'head'
    ? kind
    : 'other';
}

const words = (texts: readonly (string | null)[]) =>
  new Set(texts.flatMap((text) => plain(text ?? '').match(/[\p{L}\p{N}+#]+/gu) ?? []));
const squeezed = (text: string) => plain(text).replace(/[^\p{L}\p{N}+#]+/gu, '');
const lastDigits = (text: string) => text.replace(/\D/g, '').slice(-8);
const address = (link: string) =>
  stripped(
    link
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/^(?:www|br)\./, ''),
    '/',
  );

function placesOf({ city, state, country }: Fields): string[] {
  const countries = country
    ? ['pt-BR', 'en'].map((locale) => new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country)
    : [];
  const name = Object.entries(BRAZILIAN_STATES).find(([letters]) => letters === state)?.[1];
  return [city, state, name, country, ...countries].filter((place) => place != null);
}

/** A profile has neither the place of a job nor whether it was remote. */
function withoutWhere(text: string): string {
  return text
    .split(/\t| [|•·∙–—-] |[()]/)
    .map((piece) => stripped(piece, ',.;'))
    .filter((piece) => !isPlace(piece) && !isWayOfWork(piece))
    .map((piece) => withoutPlace(piece, isWayOfWork))
    .map((piece) =>
      piece.split(', ').length > 2 && isCityLike(piece.slice(piece.lastIndexOf(', ') + 2))
        ? piece.slice(0, piece.lastIndexOf(', '))
        : piece,
    )
    .join(' ');
}

/** Without times that are those of an entry, and how long they lasted. */
function withoutKnownTimes(text: string, years: ReadonlySet<string | undefined>): string {
  let left = text;
  for (const { from, to, start, end } of dateRangesIn(text).reverse()) {
    if ([start, end].every((date) => date === null || years.has(date.slice(0, 4))))
      left = `${left.slice(0, from)} ${left.slice(to)}`;
  }
  return left.replace(DURATION, ' ');
}

/** Without the skills that were read, and in a list of them without the name of their group. */
function withoutSkills(text: string, skills: ReadonlySet<string>, isList: boolean): string {
  let left = text;
  for (const { name, at, end, negated } of findInText(text).toReversed())
    if (!negated && skills.has(plain(name))) left = `${left.slice(0, at)} ${left.slice(end)}`;
  const cut = left.indexOf(':');
  return isList && cut > 1 && cut <= 40 && !left.slice(0, cut).includes(',') ? left.slice(cut + 1) : left;
}
