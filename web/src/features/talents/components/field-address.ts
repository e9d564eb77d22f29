import { to } from '@prova/contract/paths';
import type { CompletenessPart } from '@prova/contract/talents/completeness';
import { talentPaths } from '@prova/contract/talents/paths';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

export const TABS = ['overview', 'skills', 'experience', 'education', 'contact', 'languages'] as const;
export type ProfileTab = (typeof TABS)[number];

const PLACES: Readonly<Record<CompletenessPart, { tab: ProfileTab; field: string }>> = {
  skills: { tab: 'skills', field: 'skills' },
  title: { tab: 'overview', field: 'title' },
  experience: { tab: 'experience', field: 'experience' },
  bio: { tab: 'overview', field: 'bio' },
  seniority: { tab: 'overview', field: 'seniority' },
  place: { tab: 'overview', field: 'city' },
  languages: { tab: 'languages', field: 'languages' },
  education: { tab: 'education', field: 'education' },
  workModel: { tab: 'overview', field: 'workModel' },
  payExpected: { tab: 'overview', field: 'payExpected' },
  availability: { tab: 'overview', field: 'availability' },
  links: { tab: 'contact', field: 'linkedinUrl' },
  photo: { tab: 'overview', field: 'photo' },
};

/** The id of the element around a field. */
export const fieldId = (field: string) => `field-${field}`;

/** Where what is missing of a profile is told. */
export function addressOf(part: CompletenessPart): string {
  const { tab, field } = PLACES[part];
  return `${to(talentPaths.profile, {}, { tab: tab === 'overview' ? undefined : tab })}#${fieldId(field)}`;
}

/** Whoever comes to the address of a field stands on it: on the button that adds to a list, or that opens the field. */
export function useFieldOfAddress(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address once more leads there once more.
  useEffect(() => {
    const field = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (!field) return;
    field.scrollIntoView({ block: 'center' });
    const control =
      field.querySelector<HTMLElement>('[data-role="add"]') ??
      field.querySelector<HTMLElement>('input, textarea, button');
    control?.focus({ preventScroll: true });
  }, [hash, key]);
}
