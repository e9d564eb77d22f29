import type { CaseList } from '@prova/contract/metrics/reports';
import { type RawBuilder, sql } from 'kysely';
import { activeCandidates } from './active-candidates.queries.ts';
import { CASES, type Counted, skilledIn } from './cases.queries.ts';
import { compatibleCases } from './compatible.queries.ts';

/** The statement that the number of a list is counted with. */
export function casesOf(
  list: CaseList,
  { skillId, now, ...of }: Counted & { readonly now: Date; readonly skillId: string | null },
): RawBuilder<unknown> {
  switch (list) {
    case 'activeCandidates':
      return activeCandidates({ ...of, at: of.span.until });
    case 'compatible':
      return compatibleCases(of, now);
    case 'technology':
      return sql`
        select application_id, job_id, at, null::float8 as value, case when proven then 'proven' else 'declared' end as outcome,
          null::text as kind
        from (${skilledIn({ ...of, now }, skillId ?? NO_SKILL)}) skilled`;
    default:
      return CASES[list](of);
  }
}

/** Nobody has it: the list of a technology is asked for with its id. */
const NO_SKILL = '00000000-0000-0000-0000-000000000000';
