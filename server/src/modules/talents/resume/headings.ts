import { plain } from '@prova/contract/folded-text';
import { isCapitals, stripped, wordSet } from './plain.ts';
import type { ResumeLine } from './resume-lines.ts';

export type SectionKind =
  | 'head'
  | 'contact'
  | 'summary'
  | 'objective'
  | 'experience'
  | 'education'
  | 'courses'
  | 'skills'
  | 'soft'
  | 'languages'
  | 'projects'
  | 'interests'
  | 'other';

export interface Section {
  readonly kind: SectionKind;
  /** As it is written; null above the first one. */
  readonly heading: string | null;
  readonly lines: readonly ResumeLine[];
}

/** Words that name a part, and words that alone do, where no other does. */
const NAMES: Readonly<Record<Exclude<SectionKind, 'head' | 'soft'>, string>> = {
  experience:
    'experiencia experiencias experience experiences employment emprego empregos carreira career atuacao trajetoria jobs vivencia',
  education: 'formacao educacao education escolaridade estudos studies instrucao graduacao',
  courses:
    'cursos certificacoes certificacao certificados certifications certification certificates courses training treinamentos licenses licencas workshops qualificacoes qualifications aperfeicoamento',
  skills:
    'habilidades skills competencias competencies conhecimentos tecnologias technologies ferramentas tools expertise stack proficiencies aptidoes especialidades strengths frameworks softwares informatica linguagens habilidade skill tech databases',
  languages: 'idiomas linguas languages idioma language',
  summary: 'resumo perfil sobre about summary profile apresentacao bio biografia sintese',
  objective: 'objetivo objetivos objective objectives pretensao cargo area goal',
  projects: 'projetos projects portfolio',
  contact: 'contato contatos contact contacts dados redes social links endereco details detalhes',
  interests: 'interesses hobbies interests passatempos lazer hobby',
  other:
    'referencias references premios awards honors publicacoes publications voluntariado volunteer volunteering voluntario extracurricular extracurriculares eventos patents palestras associations conquistas achievements reconhecimentos',
};
const WEAK: Readonly<Record<string, SectionKind>> = {
  academica: 'education',
  academico: 'education',
  academic: 'education',
  profissional: 'experience',
  profissionais: 'experience',
  professional: 'experience',
  work: 'experience',
  informacoes: 'other',
  information: 'other',
  atividades: 'other',
  activities: 'other',
  proficiency: 'languages',
  proficiencia: 'languages',
};
const KINDS = new Map(
  Object.entries(NAMES).flatMap(([kind, names]) =>
    names.split(' ').map((name) => [name, kind as SectionKind] as const),
  ),
);
/** What may stand beside those words. */
const BESIDE = wordSet(
  `academica academicas academico academicos academic profissional profissionais professional tecnica tecnicas tecnico tecnicos
  technical de da do das dos e and em of in on my minha minhas meu meus me mim principais key top core main relevant relevante
  relevantes complementar complementares adicional adicionais additional other outros outras gerais general soft hard historico
  history background pessoal pessoais personal information informacoes interesse desejado desejada pretendido the with to ti it
  comportamentais comportamental interpessoais proficiency proficiencia nivel work executivo executive sociais atividades
  activities livres online programming programacao development professionals qualificacao selected highlights digitais
  computer a o as os skills developer desenvolvimento ultima ultimas recent recente para eu sou quem
  anterior anteriores previous past grau vida na no extensao universitaria universitarias extracurriculares trabalho trabalhos`,
);
const LONG_WORDS = [...KINDS.keys(), ...BESIDE, ...Object.keys(WEAK)].filter((word) => word.length >= 8);
const WORDS_MAX = 6;
const LENGTH_MAX = 50;

/** What a line is the heading of; null for one that is none. */
export function headingKind(text: string): SectionKind | null {
  if (text.length > LENGTH_MAX || /[@\d\t,;.]/.test(text.replace(/[.:]$/, ''))) return null;
  const words = (plain(text).match(/[a-z]+/g) ?? []).map(asSpelled);
  if (words.length === 0 || words.length > WORDS_MAX) return null;
  if (!words.every((word) => KINDS.has(word) || BESIDE.has(word))) return null;
  // "Técnico em Informática" is what somebody studied.
  if (/^(?:tecnic|tecnolog)[oa]$/.test(words[0] ?? '') && ['em', 'de'].includes(words[1] ?? '')) return null;
  const kinds = words.flatMap((word) => KINDS.get(word) ?? []);
  const [first] = kinds;
  if (!first) return words.some((word) => word in WEAK) ? weakKind(words) : null;
  if (words.includes('soft') || words.some((word) => /^(?:comporta|interpess)/.test(word))) return 'soft';
  if (first === 'education' && words.some((word) => word.startsWith('complementar'))) return 'courses';
  if (first === 'languages' && kinds.includes('skills')) return 'skills';
  if (first === 'contact' && words.some((word) => /^(?:academic|profission)/.test(word))) return weakKind(words);
  return first;
}

/** A long word with one slip ("profissonal") as it is meant. */
function asSpelled(word: string): string {
  if (word.length < 7 || KINDS.has(word) || BESIDE.has(word) || word in WEAK) return word;
  return LONG_WORDS.find((known) => isNear(word, known)) ?? word;
}

/** Whether one letter more, less or otherwise makes the one word the other. */
function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one.charAt(0) !== other.charAt(0)) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [skipOne, skipOther] = [one.length >= other.length ? 1 : 0, other.length >= one.length ? 1 : 0];
  return one.slice(at + skipOne) === other.slice(at + skipOther);
}

function weakKind(words: readonly string[]): SectionKind | null {
  if (words.includes('pessoais') || words.includes('personal')) return 'contact';
  const kinds = words.flatMap((word) => (word in WEAK ? [WEAK[word] as SectionKind] : []));
  // "Profissional" alone says nothing.
  if (words.length < 2) return null;
  return kinds.find((kind) => kind !== 'other') ?? kinds[0] ?? null;
}

/**
 * The parts of a résumé: what is above the first heading, and what each heading has below it, column by column.
 * @param name the line with the name of its author: what is below it is about them, whatever stood above
 */
export function sectionsOf(lines: readonly ResumeLine[], name?: ResumeLine): Section[] {
  const sections: { kind: SectionKind; lines: ResumeLine[]; heading?: ResumeLine; title: string | null }[] = [];
  const look = lookOfHeadings(lines);
  let stream = -1;
  let skip = false;
  for (const [index, line] of lines.entries()) {
    if (skip) {
      skip = false;
      continue;
    }
    const open = sections.at(-1);
    if (line.stream !== stream) {
      stream = line.stream;
      const kind = columnKind(lines.slice(index), open, name);
      sections.push({ kind, lines: [], title: kind === 'head' ? null : (open?.title ?? null) });
    } else if (line === name) sections.push({ kind: 'head', lines: [], title: null });
    const found = headingIn(line, lines[index + 1], open) ?? headingByLook(line, open, look);
    if (!found) {
      sections.at(-1)?.lines.push(line);
      continue;
    }
    skip = found.isTwoLines;
    const next = found.isTwoLines ? ` ${lines[index + 1]?.text}` : '';
    const written = found.rest ? line.text.slice(0, -found.rest.text.length) : line.text + next;
    const title = stripped(written, ':-–');
    sections.push({ kind: found.kind, lines: found.rest ? [found.rest] : [], heading: line, title });
  }
  return sections.map(({ kind, lines: own, title }) => ({ kind, lines: own, heading: title }));
}

interface Look {
  readonly line: ResumeLine;
  /** Larger, or bold where the rest is not. */
  readonly isLoud: boolean;
}

/** How headings look in this résumé, where that is otherwise than what stands below them. */
function lookOfHeadings(lines: readonly ResumeLine[]): Look | undefined {
  const headings = lines.filter((line) => !line.isItem && headingKind(line.text) !== null);
  const look = headings.find((one) => headings.filter((other) => sameLook(one, other)).length * 2 >= headings.length);
  if (!look) return undefined;
  const alike = lines.filter((line) => sameLook(line, look)).length;
  if (alike > Math.max(headings.length * 2, headings.length + 2) || alike * 3 > lines.length + 3) return undefined;
  const rest = lines.filter((line) => !headings.includes(line));
  const same = (test: (line: ResumeLine) => boolean) => rest.filter(test).length * 2 < rest.length;
  const isLoud = same(({ size }) => size > look.size * 0.9) || (look.bold && same(({ bold }) => bold));
  return { line: look, isLoud };
}

const UNQUALIFIED: ReadonlySet<SectionKind> = new Set(['contact', 'objective', 'languages', 'interests']);

/**
 * "Experiência em Engenharia": what looks like the headings and begins with the word of one. In a list, whatever looks like
 * them heads something else: its lines are none of the list.
 */
function headingByLook(
  line: ResumeLine,
  open: { kind: SectionKind } | undefined,
  look: Look | undefined,
): Found | null {
  if (
    !look ||
    line.isItem ||
    !sameLook(line, look.line) ||
    line.text.length > LENGTH_MAX ||
    /[@\d\t,;.]/.test(line.text)
  )
    return null;
  const [first = ''] = plain(line.text).match(/[a-z]+/g) ?? [];
  const kind = KINDS.get(first);
  // "Graduação em Direito" is what stands below the heading of studies.
  if (kind && kind !== open?.kind && mayHead(line, kind, open) && !UNQUALIFIED.has(kind))
    return { kind, isTwoLines: false };
  // Capitals alone are those of an item, too.
  const isLoud = look.isLoud && /\p{L}{4}/u.test(line.text);
  return open && isLoud && LISTS.has(open.kind) ? { kind: 'other', isTwoLines: false } : null;
}

const LISTS: ReadonlySet<SectionKind> = new Set(['skills', 'soft', 'languages', 'courses', 'interests']);

/** A column begins with who somebody is, unless it goes on with the list beside it. */
function columnKind(
  from: readonly ResumeLine[],
  open: { kind: SectionKind } | undefined,
  name: ResumeLine | undefined,
): SectionKind {
  const end = from.findIndex(({ stream, text }) => stream !== from[0]?.stream || headingKind(text) !== null);
  const top = end < 0 ? from : from.slice(0, end);
  const isList = top.every((line) => line !== name && line.text.length < 60 && !line.text.includes('@'));
  return open && LISTS.has(open.kind) && isList ? open.kind : 'head';
}

interface Found {
  readonly kind: SectionKind;
  /** What stands on the line of the heading. */
  readonly rest?: ResumeLine;
  readonly isTwoLines: boolean;
}

function headingIn(
  line: ResumeLine,
  next: ResumeLine | undefined,
  open: { kind: SectionKind; heading?: ResumeLine } | undefined,
): Found | null {
  if (line.isItem && !isCapitals(line.text)) return null;
  const [piece = '', ...pieces] = line.text.split('\t');
  const kind = headingKind(piece);
  if (kind && mayHead(line, kind, open)) {
    const rest = pieces.join('\t');
    if (rest !== '') return { kind, rest: { ...line, text: rest, bold: false }, isTwoLines: false };
    // "Competências" and "técnicas" below it.
    const both = next && sameLook(line, next) && next.gap < 1 ? headingKind(`${piece} ${next.text}`) : null;
    const isTwoLines = both !== null && next !== undefined && headingKind(next.text) === null;
    return { kind: isTwoLines && both ? both : kind, isTwoLines };
  }
  return inlineHeading(line, open);
}

/** "Idiomas: inglês avançado" */
function inlineHeading(line: ResumeLine, open: { kind: SectionKind } | undefined): Found | null {
  const cut = line.text.indexOf(':');
  if (cut < 3 || cut > 40 || cut === line.text.length - 1) return null;
  const kind = headingKind(line.text.slice(0, cut));
  if (!kind) return null;
  const isAllowed =
    kind === 'languages' ||
    (open?.kind !== 'experience' && open?.kind !== 'projects' && open?.kind !== 'skills' && kind !== 'contact');
  const text = line.text.slice(cut + 1).trim();
  return isAllowed && text !== '' ? { kind, rest: { ...line, text, bold: false }, isTwoLines: false } : null;
}

/** Within the work, "Tecnologias" and "Projetos" head a part of a job, unless they look like the heading of the work. */
function mayHead(
  line: ResumeLine,
  kind: SectionKind,
  open: { kind: SectionKind; heading?: ResumeLine } | undefined,
): boolean {
  if (open?.kind !== 'experience' && open?.kind !== 'projects') return true;
  if (line.stream !== open.heading?.stream) return true;
  const isWithin =
    kind === 'skills' || kind === 'other' || kind === 'projects' || kind === 'objective' || kind === 'contact';
  if (!isWithin) return kind !== 'experience' || !open.heading || sameLook(line, open.heading);
  return (
    open.heading !== undefined &&
    sameLook(line, open.heading) &&
    line.text.endsWith(':') === open.heading.text.endsWith(':')
  );
}

const sameLook = (one: ResumeLine, other: ResumeLine) =>
  Math.abs(one.size - other.size) < 0.6 && one.bold === other.bold && isCapitals(one.text) === isCapitals(other.text);
