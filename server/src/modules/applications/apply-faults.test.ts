import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apply, getApplication, RESUME_MAX_BYTES } from '@prova/contract/applications/applications';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applicationCall, applyTo, countRows } from '../../../test/applications-factory.ts';
import * as fixtures from '../../../test/fixtures/resumes.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { type Person, signUp } from '../../../test/people.ts';
import { DAY } from '../../platform/clock.ts';

let server: TestServer;
let recruiter: Person;
let job: JobDetail;
beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER');
  job = await publishJob(server, recruiter);
});
afterAll(() => server.close());

/** Mails to an address of which only the candidate's kinds count. */
const kindsTo = async (email: string) => (await server.mails(email)).map(({ kind }) => kind);

async function refusal(resume: { name: string; body: Buffer } | null) {
  const before = await countRows(server);
  const answer = await server.call(apply, applicationCall(job, { resume }));
  expect(await countRows(server)).toEqual(before);
  return [answer.status, answer.body.error];
}

describe('a résumé', () => {
  test('of another type under a good name is refused', async () => {
    expect(await refusal({ name: 'curriculo.pdf', body: fixtures.exeProgram() })).toEqual([
      415,
      'FILE_TYPE_UNSUPPORTED',
    ]);
    expect(await refusal({ name: 'curriculo.pdf', body: fixtures.pngPicture() })).toEqual([
      415,
      'FILE_TYPE_UNSUPPORTED',
    ]);
  });

  test('may have 5 MB and not one byte more', async () => {
    expect(await refusal({ name: 'grande.pdf', body: await fixtures.pdfOfBytes(RESUME_MAX_BYTES + 1) })).toEqual([
      413,
      'FILE_TOO_LARGE',
    ]);
    await applyTo(server, job, { resume: { name: 'limite.pdf', body: await fixtures.pdfOfBytes(RESUME_MAX_BYTES) } });
  });

  test('may not be empty, nor be left out where it is required', async () => {
    expect(await refusal({ name: 'vazio.pdf', body: Buffer.alloc(0) })).toEqual([422, 'FILE_EMPTY']);
    expect(await refusal(null)).toEqual([422, 'RESUME_REQUIRED']);
  });

  test('that cannot be read is taken, and the recruiter is told so', async () => {
    const { id } = await applyTo(server, job, {
      resume: { name: 'quebrado.pdf', body: await fixtures.corruptPdf() },
    });
    const before = await server.call(getApplication, { params: { id }, as: recruiter.token });
    expect(before.data.resume?.text).toBe('pending');
    await server.drain();
    const { data } = await server.call(getApplication, { params: { id }, as: recruiter.token });
    expect(data.resume).toMatchObject({ name: 'quebrado.pdf', text: 'unreadable' });
    const scanned = await applyTo(server, job, {
      resume: { name: 'foto.pdf', body: await fixtures.scannedPdf() },
    });
    await server.drain();
    const picture = await server.call(getApplication, { params: { id: scanned.id }, as: recruiter.token });
    expect(picture.data.resume?.text).toBe('empty');
  });
});

describe('a repetition', () => {
  test('gets the same answer, creates and changes nothing, and the address is told by mail once a day', async () => {
    const first = await applyTo(server, job, { email: 'uma@correio.example', fullName: 'Uma Pessoa' });
    const again = applicationCall(job, { email: 'uma@correio.example', fullName: 'Outra Pessoa' });
    const fresh = await server.call(apply, applicationCall(job));
    const before = await countRows(server);
    const answers = [await server.call(apply, again), await server.call(apply, again)];
    expect(await countRows(server)).toEqual(before);
    for (const { status, body } of answers) {
      expect(status).toBe(fresh.status);
      expect(body).toEqual({ ...fresh.body, data: { ...fresh.data, email: 'uma@correio.example' } });
    }
    const { data } = await server.call(getApplication, { params: { id: first.id }, as: recruiter.token });
    expect(data.candidate.name).toBe('Uma Pessoa');
    expect(await kindsTo('uma@correio.example')).toEqual(['application_duplicate', 'application_received']);
    const [mail] = await server.mails('uma@correio.example');
    expect(mail?.text).not.toContain('Outra Pessoa');
    // Nothing of it stays in the storage either.
    const { count } = await server.platform.database
      .selectFrom('files')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('state', '=', 'uploading')
      .executeTakeFirstOrThrow();
    expect(count).toBe(0);
  });

  test('by the signed-in owner of the address is refused in words', async () => {
    const talent = await signUp(server, 'POTENTIAL', { email: 'dona@correio.example' });
    const { id } = await applyTo(server, job, { email: talent.email, as: talent.token });
    const { data } = await server.call(getApplication, { params: { id }, as: recruiter.token });
    expect(data.candidate.hasAccount).toBe(true);
    const before = await countRows(server);
    const again = await server.call(apply, applicationCall(job, { email: talent.email, as: talent.token }));
    expect([again.status, again.body.error]).toEqual([409, 'ALREADY_APPLIED']);
    expect(await countRows(server)).toEqual(before);
    expect(await kindsTo(talent.email)).not.toContain('application_duplicate');

    // Signed in as somebody else one is a visitor, and neither learns nor changes anything.
    const stranger = await signUp(server, 'POTENTIAL');
    const visit = await server.call(
      apply,
      applicationCall(job, { email: talent.email, fullName: 'Estranha', as: stranger.token }),
    );
    expect(visit.status).toBe(201);
    expect(await countRows(server)).toEqual(before);
  });

  test('from outside never changes what a person with an account is known by', async () => {
    const talent = await signUp(server, 'POTENTIAL', { email: 'protegida@correio.example' });
    await applyTo(server, job, { email: talent.email, fullName: 'Nome Certo', as: talent.token });
    const other = await publishJob(server, recruiter);
    const forged = await applyTo(server, other, { email: talent.email, fullName: 'Nome Forjado' });
    const { data } = await server.call(getApplication, { params: { id: forged.id }, as: recruiter.token });
    expect(data.candidate.name).toBe('Nome Certo');
  });

  test('by a double click creates one application, with a key and without', async () => {
    const count = async (email: string) => {
      const { n } = await server.platform.database
        .selectFrom('applications')
        .innerJoin('candidates', 'candidates.id', 'applications.candidateId')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('candidates.email', '=', email)
        .executeTakeFirstOrThrow();
      return n;
    };
    const keyed = applicationCall(job, {
      email: 'dupla1@correio.example',
      headers: { 'idempotency-key': 'um-clique-duplo' },
    });
    const [a, b] = await Promise.all([server.call(apply, keyed), server.call(apply, keyed)]);
    expect([a.status, b.status]).toEqual([201, 201]);
    expect(b.body).toEqual(a.body);
    expect(await count('dupla1@correio.example')).toBe(1);
    expect(await kindsTo('dupla1@correio.example')).toEqual(['application_received']);

    const plain = applicationCall(job, { email: 'dupla2@correio.example' });
    const both = await Promise.all([1, 2, 3].map(() => server.call(apply, plain)));
    expect(both.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await count('dupla2@correio.example')).toBe(1);
    expect(await kindsTo('dupla2@correio.example')).toEqual(['application_duplicate', 'application_received']);
  });
});

describe('when something breaks', () => {
  test('in the middle, nothing is there, the file is swept, and a new try succeeds', async () => {
    const { database, storage, tasks } = server.platform;
    await sql`
      create function test_kill() returns trigger language plpgsql as $$
        begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`.execute(database);
    await sql`create trigger test_kill before insert on application_forms for each row execute function test_kill()`.execute(
      database,
    );
    const before = await countRows(server);
    const uploads = () => database.selectFrom('files').select('storageKey').where('state', '=', 'uploading').execute();
    const known = new Set((await uploads()).map(({ storageKey }) => storageKey));
    const call = applicationCall(job, { email: 'queda@correio.example' });
    const answer = await server.call(apply, call);
    expect([answer.status, answer.body.error]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    await sql`drop trigger test_kill on application_forms`.execute(database);
    expect(await countRows(server)).toEqual(before);
    expect(await server.mails('queda@correio.example')).toEqual([]);

    const left = (await uploads()).filter(({ storageKey }) => !known.has(storageKey));
    expect(left).toHaveLength(1);
    const key = left[0]?.storageKey ?? '';
    expect(await storage.exists(key)).toBe(true);
    server.clock.advance(DAY + 60);
    await tasks.send(database, 'files.sweep', {});
    await server.drain();
    expect(await storage.exists(key)).toBe(false);

    expect((await server.call(apply, call)).status).toBe(201);
  });

  test('in the storage, the answer says to try again and nothing is there', async () => {
    const folder = join(server.platform.config.DATA_DIR, 'files');
    const aside = `${folder}-aside`;
    const before = await countRows(server);
    await rename(folder, aside);
    await writeFile(folder, 'no folder any more');
    try {
      const answer = await server.call(apply, applicationCall(job, { email: 'disco@correio.example' }));
      expect([answer.status, answer.body.error]).toEqual([503, 'SERVICE_UNAVAILABLE']);
      expect(answer.headers['retry-after']).toBeDefined();
    } finally {
      await rm(folder);
      await rename(aside, folder);
    }
    expect(await countRows(server)).toEqual(before);
    expect((await server.call(apply, applicationCall(job, { email: 'disco@correio.example' }))).status).toBe(201);
  });
});
