import { plain } from '@prova/contract/folded-text';
import type { SKILL_LEVELS } from '@prova/contract/skills/skill-levels';
import { TALENT_LIMITS } from '@prova/contract/talents/talent-words';
import { findInText, levelBeside, skillKind, skillNamed } from '../../skills/skills.service.ts';
import type { SectionKind } from './headings.ts';
import { claimedLanguagesIn, languagesIn } from './languages.ts';
import { isPlace } from './places.ts';
import { stripped } from './plain.ts';

export interface ReadSkill {
  /** As the dictionary calls it, else as it was written. */
  readonly name: string;
  /** Where it was found. */
  readonly sentence: string;
  readonly known: boolean;
  /** As it is said beside it or of its list; null where it is not. */
  readonly level: (typeof SKILL_LEVELS)[number] | null;
}

/** Text that may claim skills. */
export interface SkillText {
  readonly kind: SectionKind;
  readonly lines: readonly string[];
}

const SKILLS_MAX = TALENT_LIMITS.skills;
const SENTENCE_MAX = 300;
const MARKS = /[●○★☆■□▪▫◆◇⬤◯▮▯█▓░]+/g;

/** The skills that somebody claims: not those that they want to learn, or say not to have. */
export function skillsIn(texts: readonly SkillText[]): ReadSkill[] {
  const found = new Map<string, ReadSkill>();
  const add = (skill: ReadSkill) => {
    const key = plain(skill.name);
    if (!found.has(key) && found.size < SKILLS_MAX)
      found.set(key, { ...skill, sentence: skill.sentence.slice(0, SENTENCE_MAX) });
  };
  for (const { kind, lines } of texts) {
    if (kind === 'skills' || kind === 'soft') {
      for (const text of listsOf(lines)) for (const skill of listedIn(text, kind)) add(skill);
      continue;
    }
    for (const { name, sentence, negated } of findInText(lines.join('\n'))) {
      if (!negated && isClaim(name, kind))
        add({ name, sentence: sentence.replaceAll('\t', ' '), known: true, level: null });
    }
  }
  return [...found.values()];
}

/** What somebody works in rather than what they can do: counts in a list of skills alone. */
const FIELDS = wordsBetweenCommas(
  `Engenharia de software, Programação, Lógica de programação, Análise de dados, Ciência de dados, Engenharia de dados,
  Infraestrutura de TI, Atendimento ao cliente, Suporte técnico, Hardware, Logística, Rotinas administrativas, Computação em
  nuvem, Banco de dados, Design gráfico, Segurança da informação, Qualidade de software, Teste de software, Recursos humanos,
  Marketing digital, Meios de pagamento, Roteiro audiovisual, UX/UI, Mentoria, Ciência da computação, Matemática, Dashboards,
  Plantão on-call, Análise de sistemas, Redes de computadores, Administração de servidores, Scrum Master, Product Owner`,
);
const TECHNOLOGIES = new Set(['frontend', 'backend', 'mobile', 'database', 'data', 'devops', 'quality', 'design']);

/** Whether a skill that is named in a sentence, or in a title, is claimed by that. */
function isClaim(name: string, kind: SectionKind): boolean {
  const known = skillKind(name);
  if (!known || known.isSoft || FIELDS.has(name) || name.startsWith('Desenvolvimento ')) return false;
  return kind !== 'head' || (TECHNOLOGIES.has(known.category) && !isPractice(name));
}

/** A name of ordinary words ("Testes de integração"), not of a thing ("React"). */
const isPractice = (name: string) => name.split(' ').some((word) => /^\p{Ll}{2}/u.test(word));

function wordsBetweenCommas(list: string): ReadonlySet<string> {
  return new Set(list.split(',').map((item) => item.replace(/\s+/g, ' ').trim()));
}

/** A list of skills, with those that the dictionary does not know. */
function listedIn(text: string, kind: SectionKind): ReadSkill[] {
  const cut = text.indexOf(':');
  const isGroup =
    cut > 1 && cut <= GROUP_MAX && /[\p{L}\p{N}]/u.test(text.slice(cut)) && !text.slice(0, cut).includes(',');
  const [group, list] = isGroup ? [text.slice(0, cut), text.slice(cut + 1)] : ['', text];
  const sentence = text.replaceAll('\t', ' ');
  const known = [...findInText(list), ...findInText(group).filter(({ name }) => !isPractice(name) && !FIELDS.has(name))]
    .filter(({ negated }) => !negated)
    .map(({ name }) => ({ name, sentence, known: true, level: levelOf(text, name) }));
  const unknown =
    kind === 'skills'
      ? unknownIn(list).map((name) => ({ name, sentence, known: false, level: levelOf(text, name) }))
      : [];
  return [...known, ...unknown];
}

const levelOf = (text: string, skill: string) =>
  levelBeside(text, (piece) => piece.includes(skill) || findInText(piece).some(({ name }) => name === skill));

/** Lines of a list as they were before they were wrapped, each item between commas. */
function listsOf(lines: readonly string[]): string[] {
  const lists: string[] = [];
  const longest = Math.max(0, ...lines.map(({ length }) => length));
  for (const written of lines) {
    const line = written
      .replace(MARKS, ', ')
      .replaceAll('\t', ', ')
      .replace(/ {1,3},/g, ',')
      .trim();
    const above = lists.at(-1);
    const goesOn =
      above !== undefined &&
      (/[,/&(]$|\b(?:e|and|de|of)$/.test(above) ||
        (above.length > longest * 0.75 && above.includes(',') && !/^[^,]{1,30}:/.test(line)));
    if (goesOn) lists[lists.length - 1] = `${above} ${line}`;
    else lists.push(line);
  }
  // One below the other they are a list as much as between commas.
  return lists.length > 2 && lists.every((line) => line.length < 32 && !line.includes(':'))
    ? [lists.join(', ')]
    : lists;
}

const ITEM_MAX = 40;
const GROUP_MAX = 40;
const LEVEL =
  /(?:^|[\s(–—:-])(?:n[ií]vel |level )?(?:b[aá]sic[oa]|intermedi[aá]ri[oa]|avan[cç]ad[oa]|basic|intermediate|advanced|expert|fluente?|proficient|iniciante|beginner|especialista|s[oó]lid[oa]s?|\d{1,3} ?%|\d{1,2}\+? (?:anos?|years?))(?=$|[\s).–—-])/gi;

/** Items of a list that the dictionary does not know. */
function unknownIn(text: string): string[] {
  return text
    .split(/[,;|•·]| [-–—] |\(|\)/)
    .flatMap((item) => (isKnown(item) ? [] : item.split('/')))
    .map((item) => stripped(item.replace(LEVEL, ' ').replace(/\s+/g, ' '), '.:–-'))
    .filter((item) => {
      if (item.length < 2 || item.length > ITEM_MAX || !/^[\p{Lu}\d.]/u.test(item) || item.split(' ').length > 4)
        return false;
      if (/[.@]$|:/.test(item) || !/\p{L}{2}/u.test(item)) return false;
      return !isKnown(item) && languagesIn(item).length === 0 && !isPlace(item);
    });
}

const isKnown = (item: string) => skillNamed(item) !== null || findInText(item).length > 0;

/** Lines of a part about languages that name none people speak: "Languages: Java, Go". */
export const isOfComputers = (line: string): boolean =>
  languagesIn(line).length === 0 && claimedLanguagesIn(line).length === 0;
