import { CANDIDATE_STATUSES } from '@prova/contract/applications/application-status';
import { promisesReply } from '@prova/contract/applications/reply-clock';
import {
  type BoardGroup,
  DIRECT_SOURCE,
  groupRank,
  NOBODY_WAITS,
  WAITING_BANDS,
  WAITING_KEYS,
} from '@prova/contract/funnel/board-groups';
import { STAGE_TYPES } from '@prova/contract/jobs/stage-types';
import { LISTED_BANDS } from '@prova/contract/matching/formula';
import { type RawBuilder, sql } from 'kysely';
import { isLocked } from '../applications/applications.service.ts';
import { listedBandOf } from '../matching/matching.service.ts';
import {
  activeOf,
  type BoardScope,
  conditions,
  KNOWN,
  matchedOfJob,
  needsMatch,
  peopleNamed,
  setsIn,
} from './board-filters.queries.ts';
import { afterCard, type CardsWanted, ofStage, order, PLACED } from './board-order.queries.ts';

const UNPROMISED = STAGE_TYPES.filter((type) => !promisesReply(type));

/** Counts, groups and first cards of the columns, the cards of a column group by group. */
export function grouped(scope: BoardScope, wanted: CardsWanted, words: readonly string[]): RawBuilder<unknown> {
  const { filters, limit, stageId, after } = wanted;
  const { group } = filters;
  const reckoned = needsMatch(filters);
  const named = sql`person as materialized (${peopleNamed(scope.companyId, words, filters.near)}),`;
  const ofPerson = sql`and a.candidate_id = any(array(select candidate_id from person)) ${KNOWN}`;
  const rest = afterCard(scope, wanted);
  return sql`
    with ${words.length > 0 ? named : sql``} ${reckoned ? sql`${matchedOfJob(scope)},` : sql``}
      ${setsIn(scope, filters)} keyed as materialized (
      select ${PLACED}, ${reckoned ? sql`m.score` : sql`null::int`} as score, (${keyOf(scope, group)}) as group_key
      from applications a ${reckoned ? sql`left join matched m on m.id = a.id` : sql``}
      where a.job_id = ${scope.jobId} and a.active = any(${activeOf(filters.show)}) ${ofStage(stageId)}
        ${conditions(scope, filters)} ${words.length > 0 ? ofPerson : sql``}
    ), hit as materialized (
      select keyed.*, (${rankOf(group)}) collate "C" as group_rank from keyed
    ), counted as (
      select stage_id, sum(total)::int as total,
        jsonb_agg(jsonb_build_object('key', group_key, 'total', total) order by group_rank) as groups
      from (select stage_id, group_key, group_rank, count(*)::int as total from hit group by 1, 2, 3) each
      group by stage_id
    ), first as (
      select card.*, placed.score, placed.group_key, placed.group_rank from (
        select a.id, a.score, a.group_key, a.group_rank,
          row_number() over (partition by a.stage_id order by a.group_rank, ${order(scope, filters.order, 'a')}) as place from hit a
        where ${after?.groupRank === undefined ? rest : sql`a.group_rank > ${after.groupRank} or (a.group_rank = ${after.groupRank} and ${rest})`}
      ) placed join applications card on card.id = placed.id where placed.place <= ${limit}
    )`;
}

/** The rule of `groupKeyOf` in the contract, of the application `a`. */
function keyOf({ jobId, companyId, now }: BoardScope, group: BoardGroup): RawBuilder<unknown> {
  if (group === 'source')
    return sql`coalesce((select platform from job_sources where id = a.source_id and not ${isLocked('a')}), ${DIRECT_SOURCE})`;
  if (group === 'match') return listedBandOf(sql`m.score`);
  if (group === 'status') return sql`a.status::text`;
  const dayOf = (instant: RawBuilder<unknown>) =>
    sql`(${instant}::timestamptz at time zone (select time_zone from companies where id = ${companyId}))::date`;
  const bands = WAITING_BANDS.map(
    ({ key, from }) => sql`when ${dayOf(sql`${now}`)} - ${dayOf(sql`a.stage_since`)} >= ${from} then ${key}`,
  );
  return sql`case when not a.active or a.stage_id = any(array(
      select id from job_stages where job_id = ${jobId} and type = any(${UNPROMISED}::text[]))) then ${NOBODY_WAITS}
    ${sql.join(bands, sql` `)} else ${WAITING_BANDS.at(-1)?.key} end`;
}

function rankOf(group: BoardGroup): RawBuilder<unknown> {
  if (group === 'source') return sql`group_key`;
  const keys = { none: [], match: LISTED_BANDS, status: CANDIDATE_STATUSES, waiting: WAITING_KEYS }[group];
  const ranks = keys.map((key) => sql`when ${key} then ${groupRank(group, key)}`);
  return sql`case group_key ${sql.join(ranks, sql` `)} end`;
}
