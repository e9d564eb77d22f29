import type { Person, Work } from '../person.ts';

const MONTHS = {
  pt: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};
const NOW = { pt: 'atual', en: 'Present' };

/** A way to write when something was. `years` leaves months out. */
export type DateStyle = 'short' | 'slashes' | 'numbers' | 'long' | 'years' | 'days' | 'twoDigits' | 'since' | 'iso';

const partsOf = (date: string) => ({
  year: date.slice(0, 4),
  month: date.length > 4 ? Number(date.slice(5, 7)) : null,
});

function written(date: string, style: DateStyle, locale: Person['locale'], isEnd: boolean): string {
  const { year, month } = partsOf(date);
  if (month === null || style === 'years') return year;
  const name = MONTHS[locale][month - 1] ?? '';
  const two = String(month).padStart(2, '0');
  if (style === 'short') return locale === 'pt' ? `${name.slice(0, 3)}/${year}` : `${name.slice(0, 3)} ${year}`;
  if (style === 'slashes' || style === 'since') return `${two}/${year}`;
  if (style === 'numbers') return `${two}.${year}`;
  if (style === 'iso') return `${year}-${two}`;
  if (style === 'days') return `${isEnd ? '28' : '01'}/${two}/${year}`;
  if (style === 'twoDigits') return `${name.slice(0, 3)}/${year.slice(2)}`;
  return locale === 'pt' ? `${name} de ${year}` : `${name} ${year}`;
}

const BETWEEN: Readonly<Record<DateStyle, string>> = {
  short: ' – ',
  slashes: ' a ',
  numbers: ' - ',
  long: ' - ',
  years: '–',
  days: ' até ',
  twoDigits: ' a ',
  since: ' – ',
  iso: ' to ',
};

/** "mar/2021 – atual" */
export function datesOf(
  { start, end }: Pick<Work, 'start' | 'end'>,
  style: DateStyle,
  locale: Person['locale'],
): string {
  const from = written(start, style, locale, false);
  if (end === null && style === 'since') return locale === 'pt' ? `Desde ${from}` : `Since ${from}`;
  const between = locale === 'en' && (style === 'slashes' || style === 'days') ? ' - ' : BETWEEN[style];
  const until = end === null ? NOW[locale] : written(end, style, locale, true);
  return `${from}${between}${until}`;
}

const HEADINGS = {
  pt: {
    summary: ['Resumo profissional', 'Sobre mim', 'Perfil', 'Objetivo e perfil'],
    work: ['Experiência profissional', 'Experiências', 'Histórico profissional', 'Atuação profissional'],
    education: ['Formação acadêmica', 'Educação', 'Formação', 'Escolaridade'],
    skills: ['Habilidades', 'Competências técnicas', 'Conhecimentos', 'Tecnologias e ferramentas'],
    languages: ['Idiomas', 'Línguas', 'Idiomas', 'Idiomas'],
    courses: ['Cursos e certificações', 'Certificações', 'Cursos complementares', 'Certificados'],
    hobbies: ['Interesses', 'Hobbies', 'Interesses pessoais', 'Hobbies'],
    contact: ['Contato', 'Contatos', 'Dados pessoais', 'Contato'],
  },
  en: {
    summary: ['Summary', 'About me', 'Professional summary', 'Profile'],
    work: ['Experience', 'Work experience', 'Employment history', 'Professional Experience'],
    education: ['Education', 'Academic background', 'Education', 'Education'],
    skills: ['Skills', 'Technical skills', 'Core competencies', 'Tools & Technologies'],
    languages: ['Languages', 'Languages', 'Languages', 'Languages'],
    courses: ['Certifications', 'Courses & Certifications', 'Certificates', 'Training'],
    hobbies: ['Interests', 'Hobbies', 'Interests', 'Hobbies'],
    contact: ['Contact', 'Contact', 'Personal details', 'Contact'],
  },
} as const;
export type Part = keyof (typeof HEADINGS)['pt'];

/** What the parts are called, in one of four ways. */
export const headingsOf =
  (person: Person, way: number) =>
  (part: Part): string =>
    HEADINGS[person.locale][part][way % 4] ?? '';

export const placeOf = ({ city, region }: Person, between = ', ') => `${city}${between}${region}`;
export const bare = (url: string) => url.replace('https://', '').replace('www.', '').replace(/\/$/, '');
export const linksOf = ({ linkedin, github, site }: Person) =>
  [linkedin, github, site].flatMap((url) => (url ? [url] : []));
export const techWord = (person: Person) => (person.locale === 'pt' ? 'Tecnologias' : 'Stack');
export const degreeOf = ({ degree, field }: Person['education'][number], locale: Person['locale']) =>
  locale === 'pt' ? `${degree} em ${field}` : `${degree} in ${field}`;
