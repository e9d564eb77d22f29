import type { Locale } from '@prova/contract/common';
import { type RawBuilder, sql } from 'kysely';
import { jobTexts } from './jobs.texts.ts';

/** `stageName` as a column. @param stage the table of stages, by its name in the query; null where it was joined in vain */
export function stageNameColumn(locale: Locale, stage: string): RawBuilder<string> {
  const cases = Object.entries(jobTexts(locale).stages).map(([type, name]) => sql`when ${type} then ${name}::text`);
  return sql`case ${sql.ref(`${stage}.type`)} ${sql.join(cases, sql` `)} else ${sql.ref(`${stage}.name`)} end`;
}
