import type { Locale } from '@prova/contract/common';
import { type RawBuilder, sql } from 'kysely';
import { jobTexts } from './jobs.texts.ts';
import { namesOfOurs } from './stage-name.ts';

/** `stageName` as a column. @param stage the table of stages, by its name in the query; null where it was joined in vain */
export function stageNameColumn(locale: Locale, stage: string): RawBuilder<string> {
  const [type, name] = [sql.ref(`${stage}.type`), sql.ref(`${stage}.name`)];
  const { stages, freeStages } = jobTexts(locale);
  const fixed = Object.entries(stages).map(([of, ours]) => sql`when ${type} = ${of} then ${ours}::text`);
  const free = (Object.keys(freeStages) as (keyof typeof freeStages)[]).map(
    (of) => sql`when ${type} = ${of} and ${name} in (${sql.join(namesOfOurs(of))}) then ${freeStages[of]}::text`,
  );
  return sql`case ${sql.join([...fixed, ...free], sql` `)} else ${name} end`;
}
