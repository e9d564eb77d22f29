import { searchWords } from '../../../platform/plain-search.ts';
import { otherNames, searchTerms } from '../../skills/skills.service.ts';
import { citiesApart, stateAtEnd } from './places.ts';
import type { Wanted } from './public-jobs.queries.ts';

/** What `websearch_to_tsquery` takes for more than a word. */
const OPERATOR = /["“”]|^-|^or$/i;
/** Words that are looked for by other names, too. */
const MOST_TERMS = 8;
/** Between words as in "Curitiba - PR", where it would leave out what follows. */
const DASH = /^[-–—|,;/]+$/;

/** "if" and "for" behind other words are neither Sergipe nor Pará. */
const SAYS_NOTHING = / (se|para)$/;

/** What is looked for by these words: as they stand, by the other names of skills, and in the state that they end with. */
export function wantedBy(typed: string | undefined): Wanted {
  const words = citiesApart(searchWords(typed).filter((word) => !DASH.test(word)));
  const search = words.join(' ');
  if (words.some((word) => OPERATOR.test(word))) return { search, terms: [], otherNames: [], inState: undefined };
  const end = SAYS_NOTHING.test(search) ? undefined : stateAtEnd(words);
  return {
    search,
    terms: searchTerms(words.slice(0, MOST_TERMS)),
    otherNames: words.length > 1 ? otherNames(search) : [],
    inState: end && { state: end.state, terms: searchTerms(end.before.slice(0, MOST_TERMS)) },
  };
}
