import { LOCATION_MODELS, SENIORITIES } from '../work-fields.ts';
import { CONTRACT_TYPES } from './job-fields.ts';

const NAMES = ['search', 'location', 'level', 'contractType', 'locationModel', 'page'] as const;

/** What the address of the public job list asks for; what is not asked for is left out. */
export type JobSearch = Readonly<Partial<Record<(typeof NAMES)[number], string>>>;

export const JOB_SEARCH_MAX = { search: 120, location: 80 } as const;
const LONGEST_WORD = 40;
/** Models that are chosen together: a place concerns those that are not remote. */
export const REMOTE_OR_HYBRID = 'remote,hybrid';
export const ANY_MODEL = LOCATION_MODELS.join(',');

const CHOICES: Partial<Record<keyof JobSearch, readonly string[]>> = {
  level: SENIORITIES,
  contractType: CONTRACT_TYPES,
  locationModel: [...LOCATION_MODELS, REMOTE_OR_HYBRID, ANY_MODEL],
};

/** What the query of an address asks for; what nobody could have chosen on the page is left out. */
export function jobSearchOf(given: URLSearchParams): JobSearch {
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const longest = name === 'search' || name === 'location' ? JOB_SEARCH_MAX[name] : LONGEST_WORD;
      const value = given.get(name)?.trim().slice(0, longest);
      const possible = value && (CHOICES[name]?.includes(value) ?? (name !== 'page' || /^[1-9]\d{0,4}$/.test(value)));
      return possible ? [[name, value]] : [];
    }),
  );
}

/** The query of the call that the page makes for it. */
export function jobSearchQuery(search: JobSearch): JobSearch & { page: number } {
  return { ...search, page: Number(search.page) || 1 } as JobSearch & { page: number };
}
