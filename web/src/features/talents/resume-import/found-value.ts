import { BRAZILIAN_STATES } from '@prova/contract/brazilian-states';
import type { ImportedProfile } from '@prova/contract/talents/resume-import';
import { talentProfileFields } from '@prova/contract/talents/talent-fields';
import type { TalentProfile } from '@prova/contract/talents/talents';
import { fold } from './fold.ts';

/** Fields of the profile that are one value, in the order in which they are shown. */
export const VALUES = [
  'title',
  'bio',
  'seniority',
  'experienceYears',
  'availability',
  'workModel',
  'payExpected',
  'phone',
  'city',
  'state',
  'country',
  'linkedinUrl',
  'githubUrl',
  'portfolioUrl',
] as const;
export type ValueName = (typeof VALUES)[number];

export interface FoundValue {
  readonly name: ValueName;
  /** With what the profile says now: a value that is changed meanwhile is not chosen any more. */
  readonly id: string;
  /** What the profile says now; null for nothing. */
  readonly now: string | number | null;
  readonly found: string | number;
  /** The currency that `found` is in; null for what is no pay. */
  readonly currency: string | null;
  /** Whether the profile takes it as it stands. */
  readonly fits: boolean;
}

/** The values that a résumé says and the profile does not, or says otherwise. */
export function foundValues(profile: TalentProfile, read: ImportedProfile): FoundValue[] {
  return VALUES.flatMap((name): FoundValue[] => {
    const now = profile[name];
    const written = name === 'bio' ? read.summary : read[name];
    if (written === null || written === '') return [];
    const found =
      name === 'state' && read.country !== null && read.country !== 'BR' ? written : asStored(name, written);
    const currency = name === 'payExpected' ? (read.currency ?? profile.currency ?? 'BRL') : null;
    if (now !== null && keyOf(name, now) === keyOf(name, found) && (!currency || currency === profile.currency))
      return [];
    return [
      { name, id: `${name}=${now ?? ''}`, now, found, currency, fits: fits(name, found) && fits('currency', currency) },
    ];
  });
}

const fits = (name: ValueName | 'currency', value: unknown) => talentProfileFields[name].safeParse(value).success;

/** States are kept by their letters where Brazil has them, however a résumé writes them. */
function asStored(name: ValueName, written: string | number): string | number {
  if (name !== 'state' || typeof written !== 'string') return written;
  const [letters] = Object.entries(BRAZILIAN_STATES).find(([, state]) => fold(state) === fold(written)) ?? [];
  return letters ?? written;
}

/** Alike for what means the same: "+55 11 98765-4321" and "(11) 98765-4321", "www.github.com/caio/" and its https. */
function keyOf(name: ValueName, value: string | number): string {
  const parsed = talentProfileFields[name].safeParse(value);
  const text = fold(String(parsed.success ? parsed.data : value));
  return name.endsWith('Url') ? withoutSlash(text.replace(/^https?:\/\/(?:www\.)?/, '')) : text;
}

const withoutSlash = (address: string) => (address.endsWith('/') ? address.slice(0, -1) : address);
