import type { Locale } from '@prova/contract/common';
import { showPhone } from '@prova/contract/phone';
import { SKILL_LEVELS } from '@prova/contract/skills/skill-levels';
import type { TalentProfile } from '@prova/contract/talents/talents';
import { PRINTED_WORDS, type PrintedWords } from './printed-words.ts';
import type { PrintedResume } from './resume-pdf.ts';

type Entry = PrintedResume['sections'][number]['entries'][number];

const LINK_SHOWN = 80;

/** A profile as a résumé that is sent: without what is for the match alone (pay, availability, work model). */
export function printedResume(profile: TalentProfile, locale: Locale, made: Date): PrintedResume {
  const words = PRINTED_WORDS[locale];
  const place = [profile.city, profile.state, countryOf(profile.country, locale)].filter(Boolean).join(', ');
  const sections = [
    { heading: words.summary, entries: profile.bio ? [entry({ body: profile.bio })] : [] },
    { heading: words.experience, entries: profile.experience.map((each) => experienceOf(each, locale, words)) },
    { heading: words.education, entries: profile.education.map((each) => educationOf(each, words)) },
    { heading: words.skills, entries: skillsOf(profile, words) },
    { heading: words.languages, entries: languagesOf(profile, words) },
  ];
  return {
    lang: locale,
    documentTitle: profile.name ? words.titleOf(profile.name) : words.title,
    names: [profile.name, profile.email ?? '', words.title],
    title: profile.title ?? '',
    contact: [profile.email, profile.phone && showPhone(profile.phone), place].filter(Boolean).join(' · '),
    links: [profile.linkedinUrl, profile.githubUrl, profile.portfolioUrl, profile.websiteUrl].flatMap((url) =>
      url ? [{ text: shownLink(url), url }] : [],
    ),
    sections: sections.filter(({ entries }) => entries.length > 0),
    attachedName: 'resume.json',
    made: made.toISOString(),
  };
}

const entry = (fields: Partial<Entry>): Entry => ({ head: '', below: '', body: '', note: '', ...fields });

function shownLink(url: string): string {
  const bare = url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
  return bare.length > LINK_SHOWN ? `${bare.slice(0, LINK_SHOWN - 1)}…` : bare;
}

/** The code itself for one that no country has. */
const countryOf = (code: string | null, locale: Locale) =>
  code && new Intl.DisplayNames(locale, { type: 'region' }).of(code);

function experienceOf(each: TalentProfile['experience'][number], locale: Locale, words: PrintedWords): Entry {
  const month = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const shown = (day: string) => month.format(new Date(`${day}T00:00:00Z`));
  const end = each.current ? words.present : each.endDate && shown(each.endDate);
  return entry({
    head: each.position,
    below: `${each.company} · ${range(shown(each.startDate), end)}`,
    body: each.description,
    note: each.technologies.join(', '),
  });
}

function educationOf(each: TalentProfile['education'][number], words: PrintedWords): Entry {
  const end = each.current ? words.present : each.endYear && String(each.endYear);
  return entry({
    head: `${each.degree}, ${each.field}`,
    below: `${each.institution} · ${range(String(each.startYear), end)}`,
  });
}

const range = (start: string, end: string | number | null) => (end && end !== start ? `${start} – ${end}` : start);

/** What is known best comes first. */
const skillsOf = ({ skills }: TalentProfile, { levels }: PrintedWords): Entry[] =>
  SKILL_LEVELS.toReversed().flatMap((level) => {
    const names = skills.filter((skill) => skill.level === level).map(({ name }) => name);
    return names.length > 0 ? [entry({ head: levels[level], body: names.join(', ') })] : [];
  });

const languagesOf = ({ languages }: TalentProfile, { proficiencies }: PrintedWords): Entry[] =>
  languages.length === 0
    ? []
    : [entry({ body: languages.map((each) => `${each.name} (${proficiencies[each.proficiency]})`).join(', ') })];
