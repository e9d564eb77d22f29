import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { type NearNames, namedLike, nearNames } from '../../platform/near-names.ts';

/** Nothing but letters and digits, so that "node.js" and "full-stack" are found by each of their words. */
const words = (text: RawBuilder<unknown>) => sql`regexp_replace(plain(${text}), '[^[:alnum:]]+', ' ', 'g')`;

/**
 * Brings the list of talents in line with a profile: those who are open to all recruiters, and whose account is, stand in it.
 * Part of every transaction that changes what it reads.
 * @returns whether the profile stands in the list, and whether it did before
 */
export async function refreshTalentSearch(ctx: Ctx, talentId: string): Promise<{ open: boolean; was: boolean }> {
  const { rows } = await sql<{ open: boolean; was: boolean }>`
    with profile as (
      select t.id, t.seniority, t.updated_at, u.name, concat_ws(' ', u.name, t.title, t.city, t.state) as texts
      from talents t join users u on u.id = t.user_id
      where t.id = ${talentId} and t.visibility = 'open' and u.role = 'POTENTIAL' and u.erased_at is null and u.disabled_at is null
    ),
    skill as (
      select coalesce(array_agg(s.id), '{}') as ids, string_agg(s.name, ' ') as names
      from talent_skills k join skills s on s.id = k.skill_id where k.talent_id = ${talentId}
    ),
    before as (select talent_id from talent_search where talent_id = ${talentId}),
    gone as (delete from talent_search where talent_id = ${talentId} and not exists (select from profile)),
    here as (
      insert into talent_search (talent_id, seniority, name_key, document, skill_ids, changed_at, created_at)
      select profile.id, profile.seniority, ' ' || plain(coalesce(profile.name, '')), to_tsvector('simple', ${words(sql`concat_ws(' ', profile.texts, skill.names)`)}),
        skill.ids, profile.updated_at, ${ctx.clock.now()}
      from profile, skill
      on conflict (talent_id) do update set seniority = excluded.seniority, name_key = excluded.name_key, document = excluded.document,
        skill_ids = excluded.skill_ids, changed_at = excluded.changed_at
    )
    select exists (select from profile) as open, exists (select from before) as was
  `.execute(ctx.db);
  return rows[0] ?? { open: false, was: false };
}

/** A word of a search, and the skill that it means, if any. */
export interface SearchedWord {
  readonly text: string;
  readonly skillId: string | null;
}

export interface TalentFilters {
  readonly seniority: string | undefined;
  /** All of them must be found. */
  readonly words: readonly SearchedWord[];
  /** The skill that all words together mean ("testes automatizados"). */
  readonly skillId: string | null;
  /** Names like the words, which are found, too. */
  readonly near?: NearNames;
}

/** Names of talents who are open to all recruiters that are like the words; none where no name is. */
export const namesLikeTalents = async (ctx: Ctx, words: readonly string[]): Promise<NearNames> =>
  (await nearNames(ctx, words, (condition) => sql`select name_key from talent_search where ${condition}`)) ?? [];

export interface TalentPage {
  readonly ids: readonly string[];
  readonly total: number;
}

/** Open talents by their last change. The hits of a search are found first, then paged and counted. */
export async function selectTalentPage(
  ctx: Ctx,
  filters: TalentFilters,
  page: { limit: number; offset: number },
): Promise<TalentPage> {
  const where = conditions(filters);
  const near = Boolean(filters.near?.length);
  const chosen = sql`order by ${near ? sql`exact desc,` : sql``} changed_at desc, talent_id desc limit ${page.limit} offset ${page.offset}`;
  const { rows } = await (filters.words.length > 0
    ? sql<{ total: number; ids: string[] }>`
        with hit as materialized (select s.talent_id, s.changed_at ${near ? sql`, ${exactly(filters)} as exact` : sql``} from talent_search s ${where})
        select (select count(*)::int from hit) as total, array(select talent_id from hit ${chosen}) as ids`
    : sql<{ total: number; ids: string[] }>`
        select (select count(*)::int from talent_search s ${where}) as total,
          array(select talent_id from talent_search s ${where} ${chosen}) as ids`
  ).execute(ctx.db);
  return rows[0] ?? { ids: [], total: 0 };
}

/** Names of those who are found, plain, in no order; at most as many as asked for. */
export async function selectNamesFound(ctx: Ctx, filters: TalentFilters, limit: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select s.name_key as name from talent_search s ${conditions(filters)} limit ${limit}`.execute(ctx.db);
  return rows.map(({ name }) => name);
}

/** All of them, in no order: part of statements that bring their own. */
export const idsOfFound = (filters: TalentFilters) =>
  sql<string>`(select s.talent_id from talent_search s ${conditions(filters)})`;

/** Whom the words themselves find. */
function exactly({ words, skillId }: TalentFilters): RawBuilder<unknown> {
  const all = sql`(${sql.join([sql`true`, ...words.map(foundBy)], sql` and `)})`;
  return skillId ? sql`(${has(skillId)} or ${all})` : all;
}

function conditions({ seniority, words, skillId, near = [] }: TalentFilters): RawBuilder<unknown> {
  const exact = words.length > 0 ? exactly({ seniority, words, skillId }) : null;
  const named = namedLike(
    words.map(({ text }) => text),
    near,
  );
  const search = exact && near.length > 0 ? sql`(${exact} or ${named})` : exact;
  const level = seniority === undefined ? null : sql`s.seniority = ${seniority}`;
  const given = [level, search].filter((each) => each !== null);
  return given.length === 0 ? sql`` : sql`where ${sql.join(given, sql` and `)}`;
}

const has = (skillId: string) => sql`s.skill_ids @> array[${skillId}]::uuid[]`;

/** From so many letters on a word finds those that begin with it. */
const PREFIX_FROM = 3;
const NO_LETTERS = /[^\p{L}\p{N}]+/gu;

/** A skill is found by any spelling, and as a word: whoever looks for Java does not mean JavaScript. */
function foundBy({ text, skillId }: SearchedWord): RawBuilder<unknown> {
  const ending = skillId === null ? ':*' : '';
  const query = sql`(select to_tsquery('simple', string_agg(part || case when length(part) < ${PREFIX_FROM} then '' else ${ending} end, ' & '))
    from regexp_split_to_table(${words(sql`${text}::text`)}, ' ') part where part <> '')`;
  if (skillId === null) return sql`s.document @@ ${query}`;
  // Signs tell C, C++ and C# apart, and no text keeps them.
  const isShort = text.replace(NO_LETTERS, '').length < PREFIX_FROM;
  return isShort ? has(skillId) : sql`(${has(skillId)} or s.document @@ ${query})`;
}
