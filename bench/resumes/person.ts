/** An invented person, as their résumés tell of them and as they should be read. Months are "2020-03", years "2020". */
export interface Person {
  readonly id: string;
  readonly locale: 'pt' | 'en';
  readonly name: string;
  readonly title: string;
  readonly email: string;
  readonly phone: string;
  readonly city: string;
  /** As written: a state of Brazil by its letters, or a country. */
  readonly region: string;
  readonly linkedin?: string;
  readonly github?: string;
  readonly site?: string;
  readonly summary: string;
  readonly work: readonly Work[];
  readonly education: readonly Education[];
  readonly languages: readonly (readonly [name: string, level: string])[];
  /** Skills as the résumé lists them, by group. */
  readonly skills: Readonly<Record<string, readonly string[]>>;
  readonly courses?: readonly string[];
  readonly hobbies?: string;
  /** Claimed in sentences, beside those that are listed. */
  readonly mentioned?: readonly string[];
  readonly skillsNotClaimed?: readonly string[];
  readonly skillsOptional?: readonly string[];
}

export interface Work {
  readonly company: string;
  readonly position: string;
  readonly place?: string;
  readonly start: string;
  /** null: still there. */
  readonly end: string | null;
  readonly did: readonly string[];
  readonly stack?: readonly string[];
}

export interface Education {
  readonly institution: string;
  readonly degree: string;
  readonly field: string;
  readonly start: string;
  readonly end: string | null;
}
