import type { DataOf } from '@prova/contract/endpoint';
import type { getPublicTalent, TalentView } from '@prova/contract/talents/talents';

/** What everybody sees who may see a profile. */
export type SeenTalent = DataOf<typeof getPublicTalent>;
export type SeenSkill = SeenTalent['skills'][number];
export type Proof = NonNullable<SeenSkill['proof']>;
export type Contacts = Pick<
  TalentView,
  'email' | 'phone' | 'portfolioUrl' | 'linkedinUrl' | 'githubUrl' | 'websiteUrl'
>;

/** "Recife, PE"; empty where nothing is told. */
export const placeOf = ({ city, state }: { city: string | null; state: string | null }): string =>
  [city, state].filter(Boolean).join(', ');
