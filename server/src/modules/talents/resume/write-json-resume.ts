import type { TalentProfile } from '@prova/contract/talents/talents';

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/**
 * A profile as JSON Resume 1.0.0, which `readJsonResume` reads back whole. What the schema has no word for stands under
 * `meta.prova`, or in the entry that it belongs to (`current`, `keywords`, `yearsOfExperience`), where it allows further ones.
 */
export function writeJsonResume(profile: TalentProfile, written: Date): object {
  return said({
    $schema: SCHEMA,
    basics: said({
      name: profile.name,
      label: profile.title,
      email: profile.email,
      phone: profile.phone,
      url: profile.portfolioUrl,
      summary: profile.bio,
      location: said({ city: profile.city, region: profile.state, countryCode: profile.country }),
      profiles: [...networkOf('LinkedIn', profile.linkedinUrl), ...networkOf('GitHub', profile.githubUrl)],
    }),
    work: profile.experience.map((each) =>
      said({
        name: each.company,
        position: each.position,
        startDate: each.startDate,
        endDate: each.endDate,
        current: each.current,
        summary: each.description,
        keywords: each.technologies,
      }),
    ),
    education: profile.education.map((each) =>
      said({
        institution: each.institution,
        studyType: each.degree,
        area: each.field,
        startDate: yearText(each.startYear),
        endDate: each.endYear === null ? null : yearText(each.endYear),
        current: each.current,
      }),
    ),
    skills: profile.skills.map(({ name, level, yearsOfExperience }) => ({ name, level, yearsOfExperience })),
    languages: profile.languages.map(({ name, proficiency }) => ({ language: name, fluency: proficiency })),
    meta: {
      version: 'v1.0.0',
      lastModified: written.toISOString(),
      prova: said({
        seniority: profile.seniority,
        experienceYears: profile.experienceYears,
        availability: profile.availability,
        workModel: profile.workModel,
        payExpected: profile.payExpected,
        currency: profile.currency,
        website: profile.websiteUrl,
      }),
    },
  });
}

/** The schema knows no null: what is not said is left out. */
const said = (fields: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== ''));

/** Years in four digits, as the schema writes dates. */
const yearText = (year: number) => String(year).padStart(4, '0');

/** The last part of an address is the name there. */
const networkOf = (network: string, url: string | null) =>
  url === null ? [] : [said({ network, username: new URL(url).pathname.split('/').findLast(Boolean) ?? null, url })];
