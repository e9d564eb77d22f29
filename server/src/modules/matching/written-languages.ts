import { LANGUAGES_BY_NAME as CODES, plainLanguageWords as plainWords } from '@prova/contract/language-names';
import type { Proficiency, SpokenLanguage } from '@prova/contract/spoken-languages';

const PROFICIENCY_WORDS: readonly (readonly [string, Proficiency])[] = [
  ['native', 'native'],
  ['nativo', 'native'],
  ['nativa', 'native'],
  ['lingua materna', 'native'],
  ['mother tongue', 'native'],
  ['bilingual', 'native'],
  ['bilingue', 'native'],
  ['fluente', 'fluent'],
  ['fluent', 'fluent'],
  ['fluency', 'fluent'],
  ['fluencia', 'fluent'],
  ['proficient', 'fluent'],
  ['avancado', 'advanced'],
  ['advanced', 'advanced'],
  ['upper intermediate', 'advanced'],
  ['intermediario', 'intermediate'],
  ['intermediate', 'intermediate'],
  ['conversation', 'intermediate'],
  ['conversational', 'intermediate'],
  ['conversacao', 'intermediate'],
  ['tecnico', 'intermediate'],
  ['technical', 'intermediate'],
  ['leitura', 'intermediate'],
  ['reading', 'intermediate'],
  ['basico', 'basic'],
  ['basic', 'basic'],
  ['elementary', 'basic'],
  ['iniciante', 'basic'],
];

/** The levels of the Common European Framework. */
const FRAMEWORK_LEVEL = /(?<![a-z0-9])([abc][12])(?![a-z0-9])/i;
const FRAMEWORK: Readonly<Record<string, Proficiency>> = {
  a1: 'basic',
  a2: 'basic',
  b1: 'intermediate',
  b2: 'advanced',
  c1: 'fluent',
  c2: 'fluent',
};
/**
 * A language that stands among skills, as advertisements and résumés have it: "Inglês avançado", "fluent English".
 * @returns null for everything else
 */
export function writtenLanguage(written: string): { code: SpokenLanguage; proficiency: Proficiency | null } | null {
  const words = plainWords(written);
  const text = words.join(' ');
  const framework = FRAMEWORK[FRAMEWORK_LEVEL.exec(written)?.[1]?.toLowerCase() ?? ''];
  const proficiency = framework ?? PROFICIENCY_WORDS.find(([word]) => text.includes(word))?.[1] ?? null;
  const code = words.map((word) => (word.length > 2 ? CODES.get(word) : undefined)).find((each) => each !== undefined);
  // "English teacher" is no language: but for it, only words about how well, and small ones, may stand there.
  const rest = words.filter((word) => CODES.get(word) === undefined && !isAboutHowWell(word));
  return code && rest.length === 0 ? { code, proficiency } : null;
}

const SMALL = new Set(
  'nivel level em in e and para de of a o do da the com with lingua idioma language comunicacao communication skills escrito written falado spoken leitura escrita conversacao writing speaking american brasileiro brazilian speaker falante good bom boa strong business professional working proficiency knowledge dominio conhecimento habilidade ler escrever falar read write speak upper pre plus minimo obrigatorio desejavel diferencial'.split(
    ' ',
  ),
);
const isAboutHowWell = (word: string) =>
  SMALL.has(word) || PROFICIENCY_WORDS.some(([each]) => each.split(' ').includes(word)) || word.length === 1;
