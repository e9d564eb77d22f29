import { REGISTRATION_SIZES } from '@prova/contract/recruiter-fields';
import type { RegistrationDrafts } from '@prova/contract/recruiter-registration';
import type { RecruiterProfile } from '@prova/contract/recruiters';
import type { RecruiterRow } from './recruiters.queries.ts';

const typed = (value: string | number | null | undefined) =>
  value === null || value === undefined ? '' : String(value);

/** The band of the registration's list in which a size of the other list begins. */
export const registrationSize = (sizeFrom: number | null | undefined) =>
  sizeFrom ? (REGISTRATION_SIZES.findLast((bound) => bound <= sizeFrom) ?? null) : null;

/** A section that nobody has touched begins with what the profile and the company say already. */
export function draftOfProfile(
  row: RecruiterRow,
  company: { industry: string | null; size_from: number | null } | undefined,
): RegistrationDrafts {
  const education = (row.education ?? []) as unknown as RecruiterProfile['education'];
  return {
    basic: {
      worksForMultiple: typed(row.works_for_multiple),
      position: typed(row.position),
      location: typed(row.location),
      phone: typed(row.phone),
      linkedinUrl: typed(row.linkedin_url),
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
      experienceFrom: typed(row.experience_from),
      specializations: row.specializations ?? [],
      experience: typed(row.experience),
    },
    company: {
      sizeFrom: typed(registrationSize(company?.size_from)),
      industry: typed(company?.industry),
      department: typed(row.department),
    },
    additional: { additionalInfo: typed(row.additional_info) },
  };
}
