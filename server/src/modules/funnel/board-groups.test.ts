import { CANDIDATE_STATUSES } from '@prova/contract/applications/application-status';
import {
  BOARD_GROUPS,
  type BoardGroup,
  groupKeyOf,
  groupRank,
  WAITING_KEYS,
} from '@prova/contract/funnel/board-groups';
import { type Card, type Column, getBoard, getColumn } from '@prova/contract/funnel/funnel';
import { LISTED_BANDS, listedBand } from '@prova/contract/matching/formula';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../seeds/companies.ts';
import { seedMany, type Volume } from '../../../seeds/volume.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { type Person, signIn } from '../../../test/people.ts';

/** Some nine pages of the first stage. */
const ROWS = 450;
const ZONE = 'America/Sao_Paulo';

let server: TestServer;
let volume: Volume;
let recruiter: Person;

beforeAll(async () => {
  server = await startTestServer();
  volume = await seedMany(server.databaseUrl, { applications: ROWS, jobs: 1 });
  server.clock.set(new Date(Date.now() + 3_600_000));
  recruiter = await signIn(server, volume.email, DEMO_PASSWORD);
  // Everybody came to their stage on another day of the last month, and a third waits too long for a promised answer.
  await sql`update applications set stage_since = ${server.clock.now()}::timestamptz - abs(hashtext(id::text)) % 30 * interval '1 day',
    reply_due_at = case when active and hashtext(id::text) % 3 = 0 then ${server.clock.now()}::timestamptz - interval '1 hour' end`.execute(
    server.platform.database,
  );
  await matchEverybody();
});
afterAll(() => server.close());

/** A job that asks for a seniority, a way of working and pay, and people who differ in these; of some, too little is known. */
async function matchEverybody(): Promise<void> {
  const { database } = server.platform;
  const { jobId } = volume;
  await sql`delete from match_jobs where job_id = ${jobId}`.execute(database);
  await sql`insert into match_jobs (job_id, company_id, has_needs, seniority, location_model, pay_max, currency, languages, open,
      listed, published_at, formula)
    select id, company_id, false, 'senior', 'remote', 1000000, 'BRL', array_fill(0::smallint, array[12]), true, true, now(), 1
    from jobs where id = ${jobId}`.execute(database);
  await sql`insert into match_candidates (candidate_id, company_id, basis, has_skills, seniority, work_model, pay_expected, currency,
      languages, formula)
    select id, company_id, 'application', false,
      (array['junior', 'mid', 'senior', 'specialist', 'director', null])[1 + abs(hashtext(id::text)) % 6],
      (array['remote', 'hybrid', 'onsite', null])[1 + abs(hashtext(id::text || 'w')) % 4],
      900000 + abs(hashtext(id::text || 'p')) % 60 * 10000, 'BRL', array_fill(0::smallint, array[12]), 1
    from candidates where hashtext(id::text || 'known') % 9 <> 0`.execute(database);
}

const board = (query: object) =>
  server.call(getBoard, { as: recruiter.token, query: { jobId: volume.jobId, ...query } });

const dayIn = (instant: string | Date) =>
  Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, dateStyle: 'short' }).format(new Date(instant)));

function keyOf(group: BoardGroup, card: Card, stageType: Column['stage']['type']): string {
  const days = Math.round((dayIn(server.clock.now()) - dayIn(card.stageSince)) / 86_400_000);
  return groupKeyOf(group, { ...card, stageType, days });
}

const walked = new Map<string, Promise<Card[]>>();
/** A whole column, page after page; once for each query, since nobody changes anything here. */
function walk(stageId: string, query: object): Promise<Card[]> {
  const key = JSON.stringify([stageId, query]);
  const cards = walked.get(key) ?? readPages(stageId, query);
  walked.set(key, cards);
  return cards;
}

async function readPages(stageId: string, query: object): Promise<Card[]> {
  const cards: Card[] = [];
  let more: object = {};
  for (;;) {
    const { data } = await server.call(getColumn, {
      as: recruiter.token,
      query: { jobId: volume.jobId, stageId, ...query, limit: 17, ...more },
    });
    cards.push(...data.cards);
    if (data.nextCursor === null) return cards;
    more = {
      cursor: data.nextCursor,
      afterGroup: data.nextGroup,
      ...(data.nextLateSince && { lateSince: data.nextLateSince }),
    };
  }
}

test.each(BOARD_GROUPS.filter((group) => group !== 'none'))(
  'cards by %s stand group by group, each with its true count, however many pages',
  async (group) => {
    for (const query of [
      { group, show: 'all' },
      { group, search: 'silva', show: 'all' },
      { group, show: 'all', order: 'match' },
    ]) {
      const plain = (await board({ ...query, group: 'none' })).data;
      const { data } = await board(query);
      expect(data.group).toBe(group);
      expect(data.columns.map(({ total }) => total)).toEqual(plain.columns.map(({ total }) => total));
      for (const { stage, cards, groups, total } of data.columns.filter(({ total }) => total > 0)) {
        const all = await walk(stage.id, query);
        expect(new Set(all.map(({ id }) => id)).size).toBe(total);
        expect(all.slice(0, cards.length)).toEqual(cards);
        const keys = all.map((card) => keyOf(group, card, stage.type));
        const ranks = keys.map((key) => groupRank(group, key));
        expect(ranks).toEqual(ranks.toSorted());
        const counts = Map.groupBy(keys, (key) => key);
        expect(groups).toEqual([...counts].map(([key, of]) => ({ key, total: of.length })));
        // Within a group the order is the one of the board.
        const withoutGroups = await walk(stage.id, { ...query, group: 'none' });
        for (const { key } of groups)
          expect(all.filter((_, place) => keys[place] === key).map(({ id }) => id)).toEqual(
            withoutGroups.filter((card) => keyOf(group, card, stage.type) === key).map(({ id }) => id),
          );
      }
    }
  },
);

test.each([{}, { search: 'silva' }, { match: 'excellent,unknown' }])(
  'the best match stands first, page after page, with %j',
  async (query) => {
    const { data } = await board({ ...query, order: 'match', show: 'all' });
    for (const { stage, total } of data.columns.filter(({ total }) => total > 0)) {
      const all = await walk(stage.id, { ...query, order: 'match', show: 'all' });
      expect(new Set(all.map(({ id }) => id)).size).toBe(total);
      const plain = await walk(stage.id, { ...query, show: 'all' });
      expect(all.map(({ id }) => id).toSorted()).toEqual(plain.map(({ id }) => id).toSorted());
      const ranked = plain.toSorted(
        (one, other) => (other.match ?? -1) - (one.match ?? -1) || (one.id < other.id ? 1 : -1),
      );
      expect(all.map(({ id }) => id)).toEqual(ranked.map(({ id }) => id));
    }
  },
);

test('every card falls into one band, and the filter finds those of it', async () => {
  const all = await walkAll({ show: 'all' });
  const bands = Map.groupBy(all, ({ match }) => listedBand(match));
  expect([...bands.keys()].toSorted()).toEqual([...LISTED_BANDS].toSorted());
  for (const band of LISTED_BANDS) {
    const found = await walkAll({ show: 'all', match: band });
    expect(found.map(({ id }) => id).toSorted()).toEqual((bands.get(band) ?? []).map(({ id }) => id).toSorted());
  }
});

const walkAll = async (query: object) => {
  const { data } = await board(query);
  return (await Promise.all(data.columns.map(({ stage }) => walk(stage.id, query)))).flat();
};

test('without groups there are none', async () => {
  const { data } = await board({});
  expect(data.group).toBe('none');
  expect(data.columns.map(({ groups, nextGroup }) => [groups, nextGroup])).toEqual(data.columns.map(() => [[], null]));
});

test('a page of grouped cards goes on from a group', async () => {
  const { data } = await board({ group: 'source' });
  const column = data.columns.find(({ nextCursor }) => nextCursor !== null);
  const query = { jobId: volume.jobId, stageId: column?.stage.id ?? '', group: 'source', cursor: column?.nextCursor };
  const { status, body } = await server.call(getColumn, { as: recruiter.token, query });
  expect([status, body.details]).toMatchObject([422, [{ field: 'afterGroup', code: 'REQUIRED' }]]);
});

test('every key has a rank of its own, and what is unknown comes last', () => {
  for (const [group, keys] of [
    ['match', LISTED_BANDS],
    ['status', CANDIDATE_STATUSES],
    ['waiting', WAITING_KEYS],
  ] as const) {
    const ranks = [...keys, 'another'].map((key) => groupRank(group, key));
    expect(ranks).toEqual(ranks.toSorted());
    expect(new Set(ranks).size).toBe(ranks.length);
  }
});
