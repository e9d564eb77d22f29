import { sql } from 'kysely';

/** The answer `a` to the question `q` as it reads: the words of the option that was chosen, or what was typed. */
export const answerInWords = sql<string>`coalesce(
  (select string_agg(o.option ->> 'text', ', ') from jsonb_array_elements(q.options) as o(option)
    where o.option ->> 'id' = a.answer #>> '{}'),
  a.answer #>> '{}')`;
