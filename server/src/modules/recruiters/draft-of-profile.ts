import { REGISTRATION_SIZES } from '@prova/contract/recruiters/recruiter-fields';
import {
  REGISTRATION_SECTIONS,
  type RegistrationDrafts,
  type RegistrationSection,
  registrationSchemas,
  type SectionState,
} from '@prova/contract/recruiters/recruiter-registration';
import type { RecruiterProfile } from '@prova/contract/recruiters/recruiters';
import { after, HOUR } from '../../platform/clock.ts';
import type { RecruiterRow } from './recruiters.queries.ts';

export type Draft = { [S in RegistrationSection]?: { state: SectionState; values: RegistrationDrafts[S] } };

const typed = (value: string | number | null | undefined) =>
  value === null || value === undefined ? '' : String(value);

/** The year that has begun somewhere on earth: nobody is told that theirs is in the future. */
export const thisYear = (now: Date) => after(now, 14 * HOUR).getUTCFullYear();

/** The band of the registration's list in which a size of the other list begins. */
export const registrationSize = (sizeFrom: number | null | undefined) =>
  sizeFrom ? (REGISTRATION_SIZES.findLast((bound) => bound <= sizeFrom) ?? null) : null;

/** A section that nobody has touched begins with what the profile and the company say already. */
export function draftOfProfile(
  row: RecruiterRow,
  company: { industry: string | null; sizeFrom: number | null } | undefined,
): RegistrationDrafts {
  const education = (row.education ?? []) as unknown as RecruiterProfile['education'];
  return {
    basic: {
      worksForMultiple: typed(row.worksForMultiple),
      position: typed(row.position),
      location: typed(row.location),
      phone: typed(row.phone),
      linkedinUrl: typed(row.linkedinUrl),
    },
    languages: { languages: (row.languages ?? []) as unknown as RecruiterProfile['languages'] },
    education: {
      education: education.map((each) => ({
        level: each.level,
        institution: each.institution,
        field: typed(each.field),
        graduationYear: typed(each.graduationYear),
        courses: typed(each.courses),
      })),
    },
    experience: {
      experienceFrom: typed(row.experienceFrom),
      specializations: row.specializations ?? [],
      experience: typed(row.experience),
    },
    company: {
      sizeFrom: typed(registrationSize(company?.sizeFrom)),
      industry: typed(company?.industry),
      department: typed(row.department),
    },
    additional: { additionalInfo: typed(row.additionalInfo) },
  };
}

/**
 * The draft of a registration after a change of the profile: what was told there later must not come back as it was told
 * here before, when the registration is completed.
 * @param changed names of fields, which drafts share with profiles
 */
export function draftAfterChange(
  draft: Draft,
  stated: RegistrationDrafts,
  changed: readonly string[],
  year: number,
): Draft {
  const schemas = registrationSchemas(year);
  const followed = REGISTRATION_SECTIONS.flatMap((section) => {
    const kept = draft[section];
    if (!kept) return [];
    const news = Object.entries(stated[section]).filter(([name]) => changed.includes(name));
    const values = { ...kept.values, ...Object.fromEntries(news) };
    // Emptied over there, it is no longer all that the section asks for.
    const state = kept.state === 'done' && !schemas[section].safeParse(values).success ? 'draft' : kept.state;
    return [[section, { state, values }]];
  });
  return Object.fromEntries(followed) as Draft;
}
