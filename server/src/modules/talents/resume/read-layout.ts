import { plain } from '@prova/contract/folded-text';
import { TALENT_LIMITS } from '@prova/contract/talents/talent-words';
import type { DocumentLine } from '../../files/files.service.ts';
import { contactsIn } from './contacts.ts';
import { educationIn } from './education.ts';
import { experienceIn } from './experience.ts';
import { type Section, type SectionKind, sectionsOf } from './headings.ts';
import { claimedLanguagesIn, languagesIn, type ReadLanguage } from './languages.ts';
import type { ReadExperience } from './named-jobs.ts';
import { nameIn } from './names.ts';
import { type Place, placeByPhone, placeIn } from './places.ts';
import type { ReadResume } from './read-resume.ts';
import { joined, RESUME_LINES_MAX, type ResumeLine, resumeLines } from './resume-lines.ts';
import { isRole } from './roles.ts';
import { settled } from './settled-sections.ts';
import { isOfComputers, type SkillText, skillsIn } from './skills.ts';
import { unreadIn } from './unread.ts';

const NOWHERE: Place = { city: null, state: null, country: null };
const SUMMARY_MAX = 2_000;
const TITLE_MAX = 120;
/** Where people say how to reach them, when no heading says so. */
const HEAD_LINES = 14;

/** Reads the lines of a résumé: parts by their headings, and each part by what belongs there. */
export function readLayout(document: readonly DocumentLine[]): ReadResume {
  const lines = resumeLines(document);
  const found = nameIn(lines, addressesIn(lines));
  const sections = settled(sectionsOf(lines, found?.line));
  const of = (...kinds: SectionKind[]) =>
    sections.filter(({ kind }) => kinds.includes(kind)).flatMap((each) => each.lines);
  const heads = headLines(sections);
  const contacts = contactsIn(heads, lines);
  const experience = sections.filter(({ kind }) => kind === 'experience').flatMap((each) => experienceIn(each.lines));
  const title = titleIn(sections, found?.line);
  const read = {
    name: found?.name ?? null,
    title,
    summary: summaryIn(sections, found?.line, title),
    ...contacts,
    ...placeByPhone(placeOf(heads) ?? NOWHERE, contacts.phone),
    experience,
    education: educationIn(of('education')),
    languages: spokenIn(sections, lines).slice(0, TALENT_LIMITS.languages),
    skills: skillsIn(skillTexts(sections, experience, title, found?.line)),
  };
  const beyond = document.slice(RESUME_LINES_MAX).map(({ text }) => text);
  return { ...read, unread: unreadIn(sections, read, beyond) };
}

/** Lines that say who somebody is: those under a heading of contacts, and those at the top of each column. */
function headLines(sections: readonly Section[]): ResumeLine[] {
  const own = sections.filter(({ kind }) => kind === 'contact').flatMap(({ lines }) => lines);
  const tops = sections.filter(({ kind }) => kind === 'head').flatMap(({ lines }) => lines.slice(0, HEAD_LINES));
  return [...own, ...tops].filter(({ page }) => page === 1);
}

/** Mailboxes and profiles often have the name of who they belong to. */
const addressesIn = (lines: readonly ResumeLine[]) =>
  lines
    .flatMap(({ text, links }) => [...links, ...text.split(/[\s|]+/)])
    .filter((word) => /@|linkedin|github/i.test(word));

const NUMBERS = /[\d(+][\d().-]{3,}/g;

/** A text without addresses and numbers, which stand beside places. */
function withoutAddresses(text: string): string {
  const bare = (piece: string) =>
    piece.split(' ').map((word) => (/@|\.com|:\/\/|www\./.test(word) ? '\t' : word.replace(NUMBERS, '\t')));
  return text
    .split('\t')
    .map((piece) => bare(piece).join(' '))
    .join('\t');
}

function placeOf(lines: readonly ResumeLine[]) {
  for (const { text } of lines) {
    const bare = withoutAddresses(text);
    for (const piece of [text, ...bare.split(/\t| [|•·∙/] /), bare.replaceAll('\t', ' ')]) {
      const place = placeIn(piece.trim());
      if (place) return place;
    }
  }
  return null;
}

const WANTED =
  /^(?:objetivo|objective|cargo(?: desejado| pretendido)?|profiss[aã]o|title|vaga(?: desejada)?)\s?[:–-]\s?/i;

const WISHED =
  /^(?:atuar|trabalhar|busco|procuro|vaga|oportunidade|posi[cç][aã]o|cargo|looking)(?: (?:uma?|vaga|oportunidade|posi[cç][aã]o|como|na|no|de|em|[aá]rea|for|an?|as|position|role))*(?= )/i;

/** "Atuar na área de TI como desenvolvedora" */
function wished(text: string): string {
  const bare = text.replace(WISHED, '');
  const at = bare === text ? -1 : bare.indexOf(' como ');
  return at < 0 ? bare : bare.slice(at + ' como '.length);
}

/** What somebody calls themselves: beside or below their name, else what they look for, else at the top of a column. */
function titleIn(sections: readonly Section[], name: ResumeLine | undefined): string | null {
  const beside = name?.text.split(/\t| [-–—|•·] /).slice(1) ?? [];
  const below = sections.find(({ lines }) => name && lines.includes(name))?.lines ?? [];
  const from = name ? below.indexOf(name) + 1 : 0;
  const wanted = sections.filter(({ kind }) => kind === 'objective').flatMap(({ lines }) => lines.slice(0, 1));
  const tops = sections.filter(({ kind }) => kind === 'head').flatMap(({ lines }) => lines.slice(0, 4));
  const lines = [...below.slice(from, from + 5), ...wanted, ...tops];
  for (const text of [...beside, ...lines.flatMap((line) => line.text.split(/\t| [•·∙] /))]) {
    // A sentence tells of somebody, a title names what they are.
    if (/\.$/.test(text) && text.split(' ').length > 6) continue;
    const piece = wished(text.replace(WANTED, '')).replace(/\.$/, '').trim();
    if (piece.length <= TITLE_MAX && !/[@\d]{3}|@/.test(piece) && isRole(piece) && piece !== name?.text) return piece;
  }
  return null;
}

/** The paragraph under its heading, else the first long one at the top. */
function summaryIn(sections: readonly Section[], name: ResumeLine | undefined, title: string | null): string | null {
  const own = sections.find(({ kind, lines }) => kind === 'summary' && lines.length > 0);
  const wanted = sections.find(({ kind, lines }) => kind === 'objective' && joined(lines).length > TITLE_MAX);
  const section = own ?? wanted;
  if (section) return joined(section.lines).slice(0, SUMMARY_MAX) || null;
  for (const { kind, lines } of sections) {
    if (kind !== 'head') continue;
    const from = lines.findIndex((line) => line !== name && line.text !== title && isParagraph(line));
    if (from >= 0) return joined(lines.slice(from, paragraphsEnd(lines, from))).slice(0, SUMMARY_MAX);
  }
  return null;
}

/** Where a paragraph, and those right below it, end: what stands apart from them is something else. */
function paragraphsEnd(lines: readonly ResumeLine[], from: number): number {
  let end = from + 1;
  for (; end < lines.length; end += 1) {
    const line = lines[end];
    if (!line || /@/.test(line.text)) break;
    if (!isParagraph(line) && (line.gap > 1 || line.bold || line.text.includes('\t'))) break;
  }
  return end;
}

/** Neither an address nor the papers of somebody. */
const isParagraph = ({ text }: ResumeLine) =>
  text.split(' ').length >= 8 &&
  !/@|\d{5}|\d{4}-\d{4}|\t|\b(?:rua|avenida|av|cep|tel|celular|nascimento|street)\b/i.test(text);

function spokenIn(sections: readonly Section[], lines: readonly ResumeLine[]): ReadLanguage[] {
  const own = sections.filter(({ kind }) => kind === 'languages').flatMap((each) => each.lines);
  const listed = together(own).flatMap(languagesIn);
  const claimed = listed.length > 0 ? [] : lines.flatMap(({ text }) => claimedLanguagesIn(text));
  const all = new Map<string, ReadLanguage>();
  for (const language of [...listed, ...claimed]) {
    const known = all.get(plain(language.name));
    if (!known?.proficiency) all.set(plain(language.name), language);
  }
  return [...all.values()];
}

/** A language, and below it how well. */
function together(lines: readonly ResumeLine[]): string[] {
  const texts: string[] = [];
  for (const { text } of lines) {
    if (texts.length > 0 && languagesIn(text).length === 0) texts[texts.length - 1] += ` ${text}`;
    else texts.push(text);
  }
  return texts;
}

/** What may claim a skill: neither names of people, companies and schools, nor what somebody does in their spare time. */
function skillTexts(
  sections: readonly Section[],
  experience: readonly ReadExperience[],
  title: string | null,
  name: ResumeLine | undefined,
): SkillText[] {
  const texts: SkillText[] = [];
  for (const { kind, lines } of sections) {
    const own = lines.filter((line) => line !== name && !line.text.includes('@'));
    if (kind === 'skills' || kind === 'soft') texts.push({ kind, lines: own.map(({ text }) => text) });
    else if (kind === 'languages')
      texts.push({ kind: 'skills', lines: own.map(({ text }) => text).filter(isOfComputers) });
    else if (kind === 'head') texts.push(...headTexts(own));
    else if (['summary', 'objective', 'courses', 'projects'].includes(kind))
      texts.push({ kind, lines: joined(own).split('\n') });
  }
  texts.sort((one, other) => Number(other.kind === 'skills') - Number(one.kind === 'skills'));
  for (const { position, description } of experience) {
    texts.push({ kind: 'experience', lines: description.split('\n') }, { kind: 'head', lines: [position] });
  }
  if (title) texts.push({ kind: 'head', lines: [title] });
  return texts;
}

/** Above the first heading stand a title, ways to reach somebody, and sometimes a paragraph. */
function headTexts(lines: readonly ResumeLine[]): SkillText[] {
  const from = lines.findIndex(isParagraph);
  const end = paragraphsEnd(lines, from);
  return from < 0 ? [] : [{ kind: 'summary', lines: joined(lines.slice(from, end)).split('\n') }];
}
