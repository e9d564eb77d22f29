import { scoreOf } from '@prova/contract/attempts/score';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { score } from './score.queries.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('lists round a score as results do, for every quarter of a point', async () => {
  const { rows } = await sql<{ points: number; pointsMax: number; score: number }>`
    select t.points::float8 as points, v.points as "pointsMax", ${score} as score
    from generate_series(1, 120) as v(points),
      lateral (select quarters / 4.0::numeric(8, 2) as points, now() as graded_at
        from generate_series(0, 4 * v.points) as quarters) as t`.execute(server.platform.database);
  expect(rows).toHaveLength(29_160);
  for (const { points, pointsMax, score } of rows)
    expect([points, pointsMax, score]).toEqual([points, pointsMax, scoreOf(points, pointsMax)]);
});
