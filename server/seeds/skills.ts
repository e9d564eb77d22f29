/** Addresses of technologies in the dictionary (migrations/0013_skills_dictionary.sql), as the demo uses them. */
export type SkillLevel = 'BEGINNING' | 'INTERMEDIATE' | 'ADVANCED';

export interface AskedSkill {
  readonly slug: string;
  readonly level: SkillLevel;
  readonly required: boolean;
}

/** `asked('react', 'ADVANCED')`; the third argument false makes it a plus. */
export const asked = (slug: string, level: SkillLevel, required = true): AskedSkill => ({ slug, level, required });
