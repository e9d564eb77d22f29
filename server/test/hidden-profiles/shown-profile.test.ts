import { getApplication, withdrawOwn } from '@prova/contract/applications/applications';
import { SHOWN_OF_PROFILE } from '@prova/contract/applications/shown-profile';
import { listCandidates } from '@prova/contract/funnel/candidates';
import { setVisibility } from '@prova/contract/privacy/privacy';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maySee } from '../../src/modules/talents/talents.policy.ts';
import { readMigrations } from '../../src/platform/migrate.ts';
import { applyTo } from '../applications-factory.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { publishJob } from '../jobs-factory.ts';
import { type Person, signUp } from '../people.ts';
import { changeTalent, settle, signUpTalent, type Talent } from '../talents-factory.ts';

let server: TestServer;
let owner: Person;
let jobs: Awaited<ReturnType<typeof publishJob>>[];
beforeAll(async () => {
  server = await startTestServer();
  owner = await signUp(server, 'RECRUITER', { verified: true });
  jobs = [await publishJob(server, owner), await publishJob(server, owner)];
});
afterAll(() => server.close());

const ABOUT = {
  title: 'Engenheira de Dados',
  seniority: 'senior',
  city: 'Recife',
  state: 'PE',
  country: 'BR',
} as const;
const NOTHING = { title: null, seniority: null, city: null, state: null, country: null };

const talentWith = (visibility: 'open' | 'applied' | 'hidden') => signUpTalent(server, { visibility, ...ABOUT });
const applyAs = (talent: Talent, job = jobs[0]) => {
  if (!job) throw new Error('There are two jobs');
  return applyTo(server, job, { email: talent.email, fullName: 'Lia Prado', as: talent.token });
};
const show = (talent: Talent, visibility: 'open' | 'applied' | 'hidden') =>
  server.call(setVisibility, { as: talent.token, body: { visibility } });
const rowOf = (candidateId: string) =>
  server.platform.database
    .selectFrom('candidates')
    .select([...SHOWN_OF_PROFILE])
    .where('id', '=', candidateId)
    .executeTakeFirstOrThrow();
const detail = async (id: string) => (await server.call(getApplication, { as: owner.token, params: { id } })).data;
const found = async (search: string) =>
  (await server.call(listCandidates, { as: owner.token, query: { search } })).data.map(({ id }) => id);

describe('what a company is shown of a profile', () => {
  test('is what the profile says now, as long as it may be seen, and is found by that alone', async () => {
    const talent = await talentWith('applied');
    const applied = await applyAs(talent);
    expect(await rowOf(applied.candidateId)).toEqual(ABOUT);
    expect((await detail(applied.id)).candidate).toMatchObject({ title: ABOUT.title, city: 'Recife', state: 'PE' });
    // Of all that is typed here nothing waits for a task.
    await changeTalent(server, talent, { title: 'Arquiteta de Nuvem', city: 'Olinda' });
    expect(await rowOf(applied.candidateId)).toMatchObject({
      title: 'Arquiteta de Nuvem',
      city: 'Olinda',
      state: 'PE',
    });
    expect([await found('arquiteta'), await found('engenheira dados')]).toEqual([[applied.candidateId], []]);
    await show(talent, 'hidden');
    expect(await rowOf(applied.candidateId)).toEqual(NOTHING);
    expect(await found('arquiteta')).toEqual([]);
    await show(talent, 'applied');
    expect(await rowOf(applied.candidateId)).toMatchObject({ title: 'Arquiteta de Nuvem' });
  });

  test('goes with the last application that stands, and comes back with the next one', async () => {
    const talent = await talentWith('applied');
    const [first, second] = [await applyAs(talent), await applyAs(talent, jobs[1])];
    const withdraw = ({ id }: { id: string }) =>
      server.call(withdrawOwn, { as: talent.token, params: { id }, body: {} });
    await withdraw(first);
    expect(await rowOf(first.candidateId)).toEqual(ABOUT);
    await withdraw(second);
    expect(await rowOf(first.candidateId)).toEqual(NOTHING);
    await applyAs(talent);
    expect(await rowOf(first.candidateId)).toEqual(ABOUT);
  });

  test.each(['open', 'applied', 'hidden'] as const)('is by the rule of profiles: %s', async (visibility) => {
    const talent = await talentWith(visibility);
    const applied = await applyAs(talent);
    const shown = (await rowOf(applied.candidateId)).title !== null;
    expect(shown).toBe(maySee({ visibility }, { runsJobs: true, applied: true }));
    await server.call(withdrawOwn, { as: talent.token, params: { id: applied.id }, body: {} });
    const still = (await rowOf(applied.candidateId)).title !== null;
    expect(still).toBe(maySee({ visibility }, { runsJobs: true, applied: false }));
  });

  test('is all that candidates have from elsewhere than a form', async () => {
    const { rows } = await sql<{ name: string }>`
      select attname as name from pg_attribute where attrelid = 'candidates'::regclass and attnum > 0 and not attisdropped
    `.execute(server.platform.database);
    const ofForms = ['email', 'name', 'phone', 'linkedin_url', 'github_url', 'portfolio_url', 'website_url'];
    const kept = [
      'id',
      'company_id',
      'version',
      'talent_id',
      'claimed_at',
      'merged_into_id',
      'erased_at',
      'created_at',
    ];
    const consents = ['resume_file_id', 'bank_consent_at', 'bank_consent_version'];
    // `profile` has stood empty since the table is there.
    expect(rows.map(({ name }) => name).toSorted()).toEqual(
      [...ofForms, ...kept, ...consents, 'profile', ...SHOWN_OF_PROFILE].toSorted(),
    );
  });

  test('is of who hides while they apply what it is of who has hidden', async () => {
    const talent = await talentWith('applied');
    const [applied] = await Promise.all([applyAs(talent), show(talent, 'hidden')]);
    expect(await rowOf(applied.candidateId)).toEqual(NOTHING);
  });
});

describe('a database that was filled before', () => {
  const migrate = async () => {
    const migration = (await readMigrations()).find(({ name }) => name.startsWith('0143'));
    await server.platform.database.transaction().execute((trx) => sql.raw(migration?.sql ?? '').execute(trx));
  };
  const put = (candidateId: string, columns: object) =>
    server.platform.database.updateTable('candidates').set(columns).where('id', '=', candidateId).execute();
  const COPIED = { title: 'Copiado antes', seniority: 'lead', city: 'Natal', state: 'RN', country: 'BR' } as const;

  test('loses what was copied of profiles that may not be seen, and shows the others as they are', async () => {
    const [hidden, seen] = [await talentWith('hidden'), await talentWith('applied')];
    const [one, other] = [await applyAs(hidden), await applyAs(seen)];
    const [job] = jobs;
    if (!job) throw new Error('There are two jobs');
    const guest = await applyTo(server, job);
    for (const { candidateId } of [one, other, guest]) await put(candidateId, COPIED);
    const names = async (id: string) => {
      const events = server.platform.database.selectFrom('applicationEvents').select('actorLabel');
      return (await events.where('applicationId', '=', id).execute()).map(({ actorLabel }) => actorLabel);
    };
    await server.platform.database
      .updateTable('applicationEvents')
      .set({ actorLabel: hidden.name })
      .where('applicationId', '=', one.id)
      .execute();
    await migrate();
    expect(await rowOf(one.candidateId)).toEqual(NOTHING);
    expect(await rowOf(other.candidateId)).toEqual(ABOUT);
    expect(await names(one.id)).toEqual(['Lia Prado']);
    expect(await found('copiado')).toEqual([]);
    expect(await found('engenheira dados')).toContain(other.candidateId);
    // Of somebody without an account nothing can have been copied: whoever wrote it meant it.
    expect(await rowOf(guest.candidateId)).toEqual(COPIED);
    await settle(server);
  });
});
