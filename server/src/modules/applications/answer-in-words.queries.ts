import type { Locale } from '@prova/contract/common';
import { type RawBuilder, sql } from 'kysely';
import { yesAndNo } from '../jobs/jobs.service.ts';

/** What an answer `yes` or `no` is called by its reader. @param answer the id of the option that was chosen */
export function yesOrNoInWords(locale: Locale, answer: RawBuilder<unknown>): RawBuilder<string> {
  const cases = yesAndNo(locale).map(({ id, text }) => sql`when ${id} then ${text}::text`);
  return sql`case ${answer} ${sql.join(cases, sql` `)} end`;
}

/** The answer `a` to the question `q` as it reads: the words of the option that was chosen, or what was typed. */
export const answerInWords = (locale: Locale): RawBuilder<string> => sql`coalesce(
  case when q.type = 'yes_no' then ${yesOrNoInWords(locale, sql`a.answer #>> '{}'`)} end,
  (select string_agg(o.option ->> 'text', ', ') from jsonb_array_elements(q.options) as o(option)
    where o.option ->> 'id' = a.answer #>> '{}'),
  a.answer #>> '{}')`;
