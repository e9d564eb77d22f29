import { type RawBuilder, sql } from 'kysely';

/**
 * A comma in a title makes another version, and a copy another test, with the same questions. Two are the same where they were
 * written as one, or where two tests of a company hold the same statement: copies from the bank, of a whole test, and by a file
 * that was read again.
 * @param asked a selection of questions of versions: `of`, `company_id`, `question_id`, `text`
 * @returns a selection of `of`, and `id` and `version_id` of each question of a version that is the same
 */
export const sameInVersions = (asked: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select o.of, q.id, q.version_id from (${asked}) o join version_questions q on q.question_id = o.question_id
  union
  select o.of, q.id, q.version_id from (${asked}) o
    join version_questions q on q.company_id = o.company_id and md5(q.text) = md5(o.text)`;

/** The same among the questions of tests as they are now: `of` and `test_id`. */
export const sameInTests = (asked: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select o.of, q.test_id from (${asked}) o join test_questions q on q.id = o.question_id
  union
  select o.of, q.test_id from (${asked}) o
    join test_questions q on q.company_id = o.company_id and md5(q.text) = md5(o.text)`;
