import { DEFAULT_LOCALE } from '@prova/contract/common';
import { getPublicJob, listPublicJobs } from '@prova/contract/jobs/public-jobs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { type Person, signUp, verifyCompanyOf } from '../../../test/people.ts';
import { system } from '../../platform/actor.ts';
import { createContext } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import { bringDictionary } from './bring-dictionary.ts';
import { theDictionary } from './dictionary/dictionary.ts';
import { related } from './dictionary/relations.ts';
import { resolveSkills } from './skills.service.ts';

let server: TestServer;
let recruiter: Person;

beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER', { companyName: 'Aurora Sistemas' });
  await verifyCompanyOf(server, recruiter);
});
afterAll(() => server.close());

const context = () => createContext(server.platform, { actor: system, locale: DEFAULT_LOCALE });
const db = () => server.platform.database;
const skillNamed = (name: string) =>
  db().selectFrom('skills').selectAll().where('name', '=', name).executeTakeFirstOrThrow();

test('a new database holds the whole dictionary', async () => {
  const { skills } = theDictionary();
  const stored = await db().selectFrom('skills').selectAll().where('state', '=', 'accepted').execute();
  const byName = new Map(stored.map((row) => [row.name, row]));
  expect(skills.filter(({ name }) => !byName.has(name))).toEqual([]);
  expect(byName.get('Testes automatizados')).toMatchObject({
    nameEn: 'Automated testing',
    category: 'quality',
    slug: 'testes-automatizados',
  });
  expect(byName.get('Git')).toMatchObject({ nameEn: null, emphasis: 'common' });
  const relations = await db()
    .selectFrom('skillRelations')
    .innerJoin('skills', 'skills.id', 'relatedId')
    .where('skillId', '=', byName.get('React')?.id ?? '')
    .select(['name as to', 'strength'])
    .execute();
  const known = new Map(related('React').map(({ to, strength }) => [to, strength]));
  expect(new Map(relations.map(({ to, strength }) => [to, Math.round(strength * 100) / 100]))).toEqual(known);
});

test('addresses that were there stay as they were', async () => {
  expect((await skillNamed('.NET')).slug).toBe('dotnet');
  expect((await skillNamed('C#')).slug).toBe('c-sharp');
});

test('changes nothing where the tables hold the dictionary already', async () => {
  const states = () => db().selectFrom('skills').select(['id', 'name', 'createdAt']).orderBy('id').execute();
  const before = await states();
  await forget();
  await bringDictionary(context());
  await bringDictionary(context());
  expect(await states()).toEqual(before);
});

test('processes that start together bring it once', async () => {
  await forget();
  const before = await db().selectFrom('skills').select('id').execute();
  await Promise.all([1, 2, 3, 4].map(() => bringDictionary(context())));
  expect(await db().selectFrom('skills').select('id').execute()).toHaveLength(before.length);
});

/** As if the tables held an older state. */
async function forget(): Promise<void> {
  await db().updateTable('skillDictionary').set({ fingerprint: 'older' }).execute();
}

describe('on a filled database', () => {
  let proposed: { id: string; name: string };

  /** What people added before the dictionary knew it. */
  async function propose(name: string, slug: string) {
    const row = { id: newId(context()), name };
    const createdAt = server.clock.now();
    await db()
      .insertInto('skills')
      .values({ ...row, slug, state: 'proposed', createdAt })
      .execute();
    await db().insertInto('skillAliases').values({ alias: name.toLowerCase(), skillId: row.id, createdAt }).execute();
    return row;
  }

  async function jobAsking(ids: readonly string[]) {
    const job = await publishJob(server, recruiter);
    await db().deleteFrom('jobSkills').where('jobId', '=', job.id).execute();
    for (const skillId of ids)
      await db()
        .insertInto('jobSkills')
        .values({
          jobId: job.id,
          companyId: recruiter.companyId ?? '',
          skillId,
          level: 'ADVANCED',
          required: true,
          createdAt: server.clock.now(),
        })
        .execute();
    return job;
  }
  const skillsOf = async (slug: string) =>
    (await server.call(getPublicJob, { params: { slug } })).data.skills.map(({ name }) => name);

  beforeEach(async () => {
    await forget();
  });

  test('what means a skill that is there leads to it, in jobs and in what people type', async () => {
    proposed = await propose('ReactJS 18', 'reactjs-18');
    const [alone, beside] = [
      await jobAsking([proposed.id]),
      await jobAsking([proposed.id, (await skillNamed('React')).id, (await skillNamed('Go')).id]),
    ];
    await bringDictionary(context());
    await server.drain();
    expect(await skillsOf(alone.slug)).toEqual(['React']);
    expect((await skillsOf(beside.slug)).toSorted()).toEqual(['Go', 'React']);
    const react = await skillNamed('React');
    expect(await skillNamed('ReactJS 18')).toMatchObject({ state: 'merged', mergedIntoId: react.id });
    const aliases = await db().selectFrom('skillAliases').where('skillId', '=', proposed.id).selectAll().execute();
    expect(aliases).toEqual([]);
    const found = await server.call(listPublicJobs, { query: { search: 'React' } });
    expect(found.data.map(({ id }) => id)).toEqual(expect.arrayContaining([alone.id, beside.id]));
  });

  test('what is a spelling that has no row yet becomes that skill and keeps its id', async () => {
    const kysely = await skillNamed('Kysely');
    await db().deleteFrom('skills').where('id', '=', kysely.id).execute();
    const row = await propose('kysely', 'kysely-de-alguem');
    const job = await jobAsking([row.id]);
    await bringDictionary(context());
    await server.drain();
    expect(await skillNamed('Kysely')).toMatchObject({
      id: row.id,
      state: 'accepted',
      category: 'backend',
      slug: 'kysely-de-alguem',
    });
    expect(await skillsOf(job.slug)).toEqual(['Kysely']);
  });

  test('what the dictionary does not know stays as it is', async () => {
    const row = await propose('Zyxwv 3000', 'zyxwv-3000');
    await bringDictionary(context());
    expect(await skillNamed('Zyxwv 3000')).toMatchObject({ id: row.id, state: 'proposed' });
    const skills = await context().transaction((ctx) => resolveSkills(ctx, ['zyxwv 3000']));
    expect(skills.get('zyxwv 3000')).toEqual({ id: row.id, name: 'Zyxwv 3000', proposed: true });
  });
});
