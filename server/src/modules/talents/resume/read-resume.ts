import type { ReadEducation } from './education.ts';
import type { ReadLanguage } from './languages.ts';
import type { ReadExperience } from './named-jobs.ts';
import type { ReadSkill } from './skills.ts';

/** Text of a résumé that went into no field, under the heading that it stood under. */
export interface UnreadPart {
  /** null where it stood under none. */
  readonly heading: string | null;
  readonly text: string;
}

/** What a résumé says of its author; what it does not say is null, or an empty list. */
export interface ReadResume {
  readonly name: string | null;
  readonly title: string | null;
  readonly summary: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly country: string | null;
  readonly linkedin: string | null;
  readonly github: string | null;
  readonly portfolio: string | null;
  readonly experience: readonly ReadExperience[];
  readonly education: readonly ReadEducation[];
  readonly languages: readonly ReadLanguage[];
  readonly skills: readonly ReadSkill[];
  /** All else that it says. */
  readonly unread: readonly UnreadPart[];
}
