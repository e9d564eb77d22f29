import * as formula from '@prova/contract/matching/formula';
import { SKILL_LEVELS } from '@prova/contract/skills/skill-levels';
import { SPOKEN_LANGUAGES } from '@prova/contract/spoken-languages';
import { LOCATION_MODELS, SENIORITIES } from '@prova/contract/work-fields';
import { type RawBuilder, sql } from 'kysely';

/**
 * The formula as SQL, made of the numbers of the contract, so that a list ranks as the explanation reckons. Talents are
 * `t` (match_talents), jobs `j` (match_jobs). Constants are doubles: as numeric the same statements take three times as
 * long. Parts that are left out are null, as in the contract (`Share`). These are terms of statements: `scores.queries.ts`
 * asks them.
 */

const double = (value: number) => sql`${sql.lit(value)}::float8`;
const word = (value: string) => sql.lit(value);

function cases<K extends string>(
  column: RawBuilder<unknown>,
  keys: readonly K[],
  value: (key: K) => RawBuilder<unknown> | number,
): RawBuilder<number> {
  const whens = keys.map((key) => {
    const result = value(key);
    return sql`when ${word(key)} then ${typeof result === 'number' ? double(result) : result}`;
  });
  return sql<number>`case ${column} ${sql.join(whens, sql` `)} end`;
}

/**
 * How much of a need a skill gives, 0 to 1.
 * @param level of the need, `declared` and `proven` of match_skills
 * @param factor of `proofFactor`; a value, so that the statement is the same at every moment
 */
export function needShare(
  level: RawBuilder<unknown>,
  declared: RawBuilder<unknown>,
  proven: RawBuilder<unknown>,
  factor: number | RawBuilder<unknown>,
): RawBuilder<number> {
  const asked = (of: Readonly<Record<(typeof SKILL_LEVELS)[number], number>>) =>
    cases(level, SKILL_LEVELS, (each) => of[each]);
  return sql<number>`greatest(
    ${double(formula.DECLARED_MAX)} * least(1::float8, ${declared}::float8 / ${asked(formula.DECLARED)}),
    least(1::float8, ${proven}::float8 * ${factor}::float8 / ${asked(formula.PROVEN)}))`;
}

const rung = (column: RawBuilder<unknown>) => cases(column, SENIORITIES, (each) => formula.RUNGS[each]);

const seniorityShare = (): RawBuilder<number> => {
  const steps = sql`((${rung(sql`t.seniority`)} - ${rung(sql`j.seniority`)}) / 2)`;
  const managing = sql.join(formula.MANAGING.map(word));
  // greatest and least pass over what is null: it is asked for first.
  return sql<number>`(case when t.seniority is null or j.seniority is null then null when ${steps} >= 0
      then greatest(${double(formula.ABOVE_MIN)}, 1 - ${double(formula.STEP_ABOVE)} * ${steps})
      else greatest(0::float8, 1 + ${double(formula.STEP_BELOW)} * ${steps}) end)
    * (case when (t.seniority in (${managing})) <> (j.seniority in (${managing})) and t.seniority <> 'lead' and j.seniority <> 'lead'
      then ${double(formula.OTHER_LADDER)} else 1::float8 end)`;
};

/** The mean over the languages that are compared; null for none. */
const languagesShare = (): RawBuilder<number> => {
  const home = cases(
    sql`coalesce(t.country, 'BR')`,
    Object.keys(formula.HOME_LANGUAGE),
    (each) => sql`${sql.lit(formula.HOME_LANGUAGE[each] ?? '')}`,
  );
  const said = sql`(0 < any(t.languages))`;
  const each = SPOKEN_LANGUAGES.map((code, index) => {
    const [own, asked] = [sql`t.languages[${sql.lit(index + 1)}]`, sql`j.languages[${sql.lit(index + 1)}]`];
    const counts = sql`(${asked} > 0 and (${own} > 0 or (${said} and ${word(code)} is distinct from ${home})))`;
    return {
      share: sql`case when ${counts} then least(1::float8, ${own}::float8 / ${asked}) else 0 end`,
      count: sql`case when ${counts} then 1 else 0 end`,
    };
  });
  const shares = sql.join(
    each.map(({ share }) => share),
    sql` + `,
  );
  const counts = sql.join(
    each.map(({ count }) => count),
    sql` + `,
  );
  // Most jobs ask for none: then nothing of this is reckoned.
  return sql<number>`case when 0 < any(j.languages) then (${shares})::float8 / nullif(${counts}, 0) end`;
};

const modelFit = (): RawBuilder<number> =>
  cases(sql`t.work_model`, LOCATION_MODELS, (wanted) =>
    cases(sql`j.location_model`, LOCATION_MODELS, (offered) => formula.MODEL_FIT[wanted][offered]),
  );

const distanceShare = (): RawBuilder<number> => {
  const near = cases(sql`j.location_model`, ['hybrid', 'onsite'] as const, (each) => formula.SAME_STATE[each]);
  const far = cases(sql`j.location_model`, ['hybrid', 'onsite'] as const, (each) => formula.ELSEWHERE[each]);
  return sql<number>`case
    when t.country <> j.country then 0::float8
    when (t.city is not distinct from j.city or (j.city is null and t.state is not distinct from j.state))
      and (t.state is not distinct from j.state or t.state is null or j.state is null) then 1::float8
    when t.state = j.state then ${near}
    else ${far} end`;
};

const placeShare = (): RawBuilder<number> => sql<number>`case
  when j.location_model is null then null
  when j.location_model = 'remote' or (j.city is null and j.state is null) then ${modelFit()}
  when t.city is null and t.state is null then null
  else least(coalesce(${modelFit()}, 1::float8), ${distanceShare()}) end`;

/** Whether the job asks for a place: who has no wish may work from anywhere. */
const placeAsked = (): RawBuilder<boolean> => sql<boolean>`(j.location_model is not null and not (
  t.work_model is null and (j.location_model = 'remote' or (j.city is null and j.state is null))))`;

const payShare =
  (): RawBuilder<number> => sql<number>`case when t.currency = j.currency and j.pay_max > 0 and t.pay_expected is not null
  then greatest(0::float8, least(1::float8, 1 - (t.pay_expected::float8 / j.pay_max - 1) / ${double(formula.PAY_TOLERANCE)})) end`;

/** Of each part: its weight, whether the job asks for it, and how much of it there is. */
const partsOf = (skills: RawBuilder<unknown>) => [
  {
    weight: formula.WEIGHTS.skills,
    asked: sql`j.has_needs`,
    share: sql`case when t.has_skills and j.has_needs then coalesce(${skills}, 0)::float8 end`,
  },
  { weight: formula.WEIGHTS.seniority, asked: sql`j.seniority is not null`, share: seniorityShare() },
  { weight: formula.WEIGHTS.languages, asked: sql`(0 < any(j.languages))`, share: languagesShare() },
  { weight: formula.WEIGHTS.place, asked: placeAsked(), share: placeShare() },
  { weight: formula.WEIGHTS.pay, asked: sql`(j.pay_max > 0)`, share: payShare() },
];

/**
 * What the percentage is made of, as columns: `p0` to `p4`, null where a part is left out, `asked`, the weight of what the job
 * asks for, and `least_others` and `entryShare` of the contract. Each is to be reckoned once, in a row of its own, which `offset 0` keeps the planner from writing out
 * wherever it is named: that was more than half of what the formula took.
 * @param skills sum of the weighted shares of the needs, null for none; it counts as nothing where the talent has skills
 */
export function shareColumns(skills: RawBuilder<unknown>): RawBuilder<unknown> {
  const parts = partsOf(skills);
  const shares = parts.map(({ share }, index) => sql`(${share}) as ${sql.ref(`p${index}`)}`);
  const asked = sql.join(
    parts.map(({ weight, asked: is }) => sql`case when ${is} then ${double(weight)} else 0 end`),
    sql` + `,
  );
  const entry = word(formula.ENTRY);
  const least = sql`case when t.seniority = ${entry} and j.seniority = ${entry} then ${double(formula.BEGINNER_OTHERS)} else 0::float8 end`;
  const entryShare = sql`case when j.seniority = ${entry} then coalesce(${seniorityShare()}, 1::float8) else 1::float8 end`;
  return sql.join([
    ...shares,
    sql`(${asked}) as asked`,
    sql`(${least}) as least_others`,
    sql`(${entryShare}) as entry_share`,
  ]);
}

/** The percentage as the contract's `match` reckons it, of the columns above; null where too little is known. */
export function scoreOfShares(): RawBuilder<number | null> {
  const weights = partsOf(sql`null`).map(({ weight }) => weight);
  const counted = sql.join(
    weights.map((weight, index) => sql`case when ${sql.ref(`p${index}`)} is null then 0 else ${double(weight)} end`),
    sql` + `,
  );
  const [skillsPart, ...otherParts] = weights.map(
    (weight, index) => sql`coalesce(${sql.ref(`p${index}`)} * ${double(weight)}, 0)`,
  );
  // As `othersCount` of the contract; skills that are left out hold nothing back.
  const others = sql`case when p0 is null then 1::float8 else least(1::float8, greatest(least_others, p0 / ${double(formula.SKILLS_ENOUGH)})) end`;
  const reached = sql`entry_share * (${skillsPart} + (${others}) * (${sql.join(otherParts, sql` + `)}))`;
  return sql<number | null>`case when (${counted}) > 0 and (${counted}) >= ${double(formula.KNOWN_MIN)} * asked
    then floor(100 * (${reached}) / (${counted}) + 0.5 + 1e-9)::int end`;
}

/** The same as one term, where a statement has no row of its own for the shares. */
export const scoreOf = (skills: RawBuilder<unknown>): RawBuilder<number | null> =>
  sql<number | null>`(select ${scoreOfShares()} from (select ${shareColumns(skills)} offset 0) as shares)`;

/** The rule of the contract's `listedBand`. */
export const listedBandOf = (score: RawBuilder<unknown>): RawBuilder<string> => {
  const cases = formula.MATCH_BANDS.map(
    (band) => sql`when ${score} >= ${sql.lit(formula.BAND_MINIMA[band])} then ${sql.lit(band)}`,
  );
  return sql<string>`case ${sql.join(cases, sql` `)} else 'unknown' end`;
};
