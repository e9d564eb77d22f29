import { applicationTimeline } from '@prova/contract/applications/applications';
import { hiddenName } from '@prova/contract/applications/hidden-name';
import { listCandidates } from '@prova/contract/funnel/candidates';
import { exportCandidates } from '@prova/contract/funnel/export';
import { EXPORT_COLUMNS, EXPORT_MOST, type ExportColumn } from '@prova/contract/funnel/export-columns';
import { exportWordsPtBR } from '@prova/contract/funnel/export-words.pt-BR';
import { actOnCandidate, getBoard, moveCandidate } from '@prova/contract/funnel/funnel';
import { shareJob } from '@prova/contract/jobs/job-members';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AppliedCandidate, applyTo } from '../../../test/applications-factory.ts';
import { cellsOf } from '../../../test/csv-cells.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { addMember, removeMember, signUpMember } from '../../../test/members.ts';
import { newId } from '../../../test/new-id.ts';
import { PASSWORD, type Person, signIn, signUp } from '../../../test/people.ts';
import { system } from '../../platform/actor.ts';
import { createContext } from '../../platform/context.ts';
import { forgetCandidates } from '../applications/applications.service.ts';
import { forgetExports } from './export-candidates.ts';

let server: TestServer;
let owner: Person;
let job: JobDetail;
let bia: AppliedCandidate;
let caio: AppliedCandidate;
let dora: AppliedCandidate;

beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://prova.example' });
});
afterAll(() => server.close());
beforeEach(async () => {
  owner = await signUp(server, 'RECRUITER');
  job = await publishJob(server, owner);
  // 23:30 of the 23rd in São Paulo, which is the day after in UTC and in Tokyo.
  server.clock.set('2026-11-24T02:30:00Z');
  owner = await signIn(server, owner.email, PASSWORD);
  bia = await applyTo(server, job, { fullName: 'Bia Lima' });
  server.clock.advance(60);
  caio = await applyTo(server, job, { fullName: 'Caio Reis' });
  server.clock.advance(60);
  dora = await applyTo(server, job, { fullName: 'Dora Melo' });
});

const db = () => server.platform.database;
type Options = { as?: string; headers?: Record<string, string>; cookies?: Record<string, string> };
const ask = (body: object, options: Options = {}) =>
  server.call(exportCandidates, { as: owner.token, ...options, body: { columns: ['name'], ...body } });
const open = (url: string) => server.app.inject({ method: 'GET', url });
/** The file of an export, and its cells. */
async function file(body: object, options: Options = {}) {
  const { data } = await ask(body, options);
  const answer = await open(data.url);
  expect(answer.statusCode, answer.body).toBe(200);
  const separator = options.cookies?.['app-locale'] === 'en-US' ? ',' : ';';
  return { ...data, answer, text: answer.body, cells: cellsOf(answer.body, separator) };
}
const names = async (body: object) => (await file(body)).cells.slice(1).map(([name]) => name);
const board = (more: object = {}) => ({ of: 'board', jobId: job.id, ...more });
const stage = (type: string) => job.stages.find((each) => each.type === type)?.id ?? '';
const share = ({ id: userId }: Person) =>
  server.call(shareJob, { as: owner.token, params: { id: job.id }, body: { userId } });
const exportedEvents = (id: string) =>
  db()
    .selectFrom('applicationEvents')
    .selectAll()
    .where('applicationId', '=', id)
    .where('type', '=', 'exported')
    .execute();

const AT = '(Horário Padrão de Brasília)';

describe('the file', () => {
  test('has the columns that were asked for, in that order, in Portuguese and by the clock of the company', async () => {
    const { data } = await server.call(moveCandidate, {
      as: owner.token,
      params: { id: caio.id },
      body: { targetStageId: stage('interview') || stage('review') },
    });
    const [first] = job.stages;
    const moved = job.stages.find(({ id }) => id === data.card.stageId);
    await db()
      .updateTable('candidates')
      .set({ city: 'Recife', state: 'PE' })
      .where('id', '=', bia.candidateId)
      .execute();
    const columns: ExportColumn[] = ['appliedAt', 'name', 'phone', 'city', 'stage', 'status', 'source', 'job', 'link'];
    const { answer, text, rows, hidden } = await file(board({ columns }));
    expect([rows, hidden]).toEqual([3, 0]);
    const page = (candidate: AppliedCandidate) =>
      `https://prova.example/admin/recruiter/candidates/${candidate.candidateId}`;
    const [phone, title] = ['(11) 91234-5678', job.title];
    const line = (at: string, candidate: AppliedCandidate, city: string, where: string, status: string) =>
      `23/11/2026 ${at};${candidate.name};${phone};${city};${where};${status};acesso direto;${title};${page(candidate)}`;
    expect(text).toBe(
      [
        `\uFEFFCandidatura em ${AT};Nome;Telefone;Cidade;Etapa;Situação;Origem;Vaga;Link na Prova`,
        line('23:32:00', dora, '', first?.name ?? '', 'Nova'),
        line('23:30:00', bia, 'Recife', first?.name ?? '', 'Nova'),
        line(
          '23:31:00',
          caio,
          '',
          moved?.name ?? '',
          data.card.status === 'review' ? 'Em análise' : 'Aguarda entrevista',
        ),
        '',
      ].join('\r\n'),
    );
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="candidatos-[a-z0-9-]+-2026-11-23\.csv"$/,
    );
  });

  test('can have every column, and says all of it in English to who reads English', async () => {
    const { cells, text } = await file(
      { of: 'chosen', applications: [bia.id], columns: [...EXPORT_COLUMNS] },
      { cookies: { 'app-locale': 'en-US' } },
    );
    expect(text.startsWith('\uFEFFName,Email,Phone,City,State,Professional title,Job,Stage,Status,Match (%),')).toBe(
      true,
    );
    expect(cells[0]?.slice(-4)).toEqual([
      'Applied on (Brasilia Standard Time)',
      'In this stage since (Brasilia Standard Time)',
      'Reply promised by (Brasilia Standard Time)',
      'Link to Prova',
    ]);
    expect(cells[1]).toHaveLength(EXPORT_COLUMNS.length);
    expect(cells[1]).toEqual(expect.arrayContaining(['Bia Lima', bia.email, 'New', '11/23/26 11:30:00 PM']));
    expect(cells).toHaveLength(2);
  });

  test('reckons with nothing that somebody wrote, and keeps quotes and line breaks', async () => {
    const written = ['=HYPERLINK("https://evil.example","oi")', '+1', '-1', '@SUM(A1)', '\tx', 'a "b"; c\nd', '＝1+1'];
    for (const title of written) {
      await db().updateTable('candidates').set({ title }).where('id', '=', bia.candidateId).execute();
      const { cells } = await file({ of: 'chosen', applications: [bia.id], columns: ['title'] });
      expect(cells).toEqual([[exportWordsPtBR.title], [title.startsWith('a') ? title : `'${title}`]]);
    }
    const evil = await applyTo(server, job, { fullName: '=HYPERLINK(1)' });
    expect(await names({ of: 'chosen', applications: [evil.id] })).toEqual(["'=HYPERLINK(1)"]);
  });

  test('follows the zone of the company', async () => {
    await db().updateTable('companies').set({ timeZone: 'Asia/Tokyo' }).where('id', '=', owner.companyId).execute();
    const { cells, answer } = await file({ of: 'chosen', applications: [bia.id], columns: ['appliedAt'] });
    expect(cells).toEqual([['Candidatura em (Horário Padrão do Japão)'], ['24/11/2026 11:30:00']]);
    expect(answer.headers['content-disposition']).toContain('-2026-11-24.csv');
  });

  test('says how a withdrawn application stands, as its chip does', async () => {
    await db().updateTable('applications').set({ withdrawnAt: new Date() }).where('id', '=', bia.id).execute();
    const { cells } = await file({ of: 'chosen', applications: [bia.id], columns: ['status'] });
    expect(cells[1]).toEqual(['Retirada por quem se candidatou']);
  });
});

describe('what is exported', () => {
  const act = (id: string, action: string) =>
    server.call(actOnCandidate, { as: owner.token, params: { id }, body: { action } });

  test('is what the board shows under its filters, column by column', async () => {
    await server.call(moveCandidate, {
      ...{ as: owner.token, params: { id: bia.id } },
      body: { targetStageId: stage('review') },
    });
    await act(dora.id, 'reject');
    const filters = [
      ...[{}, { show: 'all' }, { show: 'closed' }, { status: 'review,new' }, { search: 'caio' }],
      ...[{ unopened: 'true' }, { group: 'status', show: 'all' }, { order: 'match' }, { source: 'direct' }],
      ...[
        { appliedFrom: '2026-11-23', appliedTo: '2026-11-23' },
        { overdue: 'false', group: 'waiting' },
      ],
      ...[{ match: 'unknown' }, { group: 'match', order: 'match', show: 'all' }],
    ];
    for (const query of filters) {
      const { data } = await server.call(getBoard, { as: owner.token, query: { jobId: job.id, ...query } });
      const shown = data.columns.flatMap(({ cards }) => cards.map(({ name }) => name));
      expect(shown, JSON.stringify(query)).not.toEqual([]);
      expect(await names(board(query)), JSON.stringify(query)).toEqual(shown);
    }
    expect((await ask(board({ search: 'xyzzy' }))).body).toMatchObject({ error: 'NOTHING_TO_EXPORT' });
    // The day in São Paulo, not that of the server.
    const { status } = await ask(board({ appliedFrom: '2026-11-24' }));
    expect(status).toBe(422);
  });

  test('is what the list of candidates shows, each person once and by the same application', async () => {
    const other = await publishJob(server, owner);
    server.clock.advance(60);
    const again = await applyTo(server, other, { fullName: 'Bia Lima', email: bia.email });
    await act(caio.id, 'hold');
    const filters = [
      ...[{}, { sort: 'name' }, { sort: 'oldest' }, { sort: 'waiting' }, { sort: 'match' }, { show: 'closed' }],
      ...[{ jobId: job.id }, { search: 'lima', sort: 'named' }, { stage: 'new' }, { status: 'put_on_hold' }],
      ...[{ unopened: 'true' }, { match: 'unknown' }, { source: 'direct', show: 'open' }],
    ];
    for (const query of filters) {
      const { data } = await server.call(listCandidates, { as: owner.token, query });
      const shown = data.map(({ name, application }) => [name, application.jobTitle]);
      if (shown.length === 0) expect((await ask({ of: 'list', ...query })).status).toBe(422);
      else expect((await file({ of: 'list', ...query, columns: ['name', 'job'] })).cells.slice(1)).toEqual(shown);
    }
    expect(await exportedEvents(again.id)).not.toEqual([]);
  });

  test('is who was chosen, in that order, each once', async () => {
    expect(await names({ of: 'chosen', applications: [dora.id, bia.id, dora.id] })).toEqual([dora.name, bia.name]);
  });

  test('says nothing of who it is where the job hides that, until they are revealed', async () => {
    await db().updateTable('jobs').set({ blind: true }).where('id', '=', job.id).execute();
    await db().updateTable('applications').set({ revealedAt: new Date() }).where('id', '=', dora.id).execute();
    await db()
      .updateTable('candidates')
      .set({ city: 'Recife', state: 'PE', title: 'Dev' })
      .where('id', '=', bia.candidateId)
      .execute();
    const { rows, hidden, cells, text } = await file(board({ columns: [...EXPORT_COLUMNS] }));
    expect([rows, hidden]).toEqual([3, 2]);
    expect(cells.slice(1).map((line) => line.slice(0, 7))).toEqual([
      [dora.name, dora.email, '(11) 91234-5678', '', '', '', job.title],
      ...[caio, bia].map(({ id }) => [hiddenName('pt-BR', id), '', '', '', '', '', job.title]),
    ]);
    expect(text).not.toContain('Recife');
    expect(cells.slice(1).map((line) => line.at(-1) === '')).toEqual([false, true, true]);
  });

  test('leaves out who was erased, before it is asked for and after', async () => {
    const forget = async ({ candidateId, id }: AppliedCandidate) => {
      await db().updateTable('applications').set({ erasedAt: server.clock.now() }).where('id', '=', id).execute();
      const ctx = createContext(server.platform, { actor: system, locale: 'pt-BR' });
      return ctx.transaction((ctx) => forgetCandidates(ctx, [candidateId], { keepConsented: false }));
    };
    await forget(bia);
    const { data } = await ask(board({ show: 'all' }));
    expect(data.rows).toBe(2);
    await forget(caio);
    expect(cellsOf((await open(data.url)).body, ';')).toEqual([['Nome'], [dora.name]]);
    expect((await ask({ of: 'chosen', applications: [bia.id] })).body.error).toBe('NOTHING_TO_EXPORT');
  });
});

test('more than a file holds are refused, and what the filters leave of them is exported', async () => {
  // Bia has applied often, and always taken it back. What these rows refer to is there: looking each up takes longest.
  await db()
    .transaction()
    .execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await sql`
        insert into applications (id, company_id, job_id, candidate_id, stage_id, applied_at, stage_since, withdrawn_at)
        select gen_random_uuid(), company_id, job_id, candidate_id, stage_id, applied_at, stage_since, applied_at
        from applications, generate_series(4, ${EXPORT_MOST + 1}::int) where id = ${bia.id}`.execute(trx);
    });
  const refused = await ask(board({ show: 'all' }));
  expect([refused.status, refused.body.error]).toEqual([422, 'EXPORT_TOO_LARGE']);
  expect(refused.body.message).toContain('até 50.000 candidaturas');
  expect(await exportedEvents(bia.id)).toEqual([]);
  expect((await ask(board({ show: 'open' }))).data.rows).toBe(3);
});

describe('who exports', () => {
  test('is who runs the jobs of the company: nobody else, shared or not, and nobody of another', async () => {
    const [manager, interviewer, recruiter] = [
      await signUpMember(server, owner, 'hiring_manager'),
      await signUpMember(server, owner, 'interviewer'),
      await signUpMember(server, owner, 'recruiter'),
    ];
    await share(manager);
    await share(interviewer);
    const stranger = await signUp(server, 'RECRUITER');
    const tried = async ({ token: as }: Person) => {
      const bodies = [board(), { of: 'list' }, { of: 'chosen', applications: [bia.id] }];
      return Promise.all(bodies.map(async (body) => (await ask(body, { as })).body.error ?? 'ok'));
    };
    expect(await tried(recruiter)).toEqual(['ok', 'ok', 'ok']);
    expect(await tried(interviewer)).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
    expect(await tried(manager)).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
    expect(await tried(stranger)).toEqual(['JOB_NOT_FOUND', 'NOTHING_TO_EXPORT', 'APPLICATION_NOT_FOUND']);
    const unknown = await ask({ of: 'chosen', applications: [bia.id, newId()] });
    expect([unknown.status, unknown.body.error]).toEqual([404, 'APPLICATION_NOT_FOUND']);
  });

  test('sees on the board that they may', async () => {
    const may = async (as: string) =>
      (await server.call(getBoard, { as, query: { jobId: job.id } })).data.job.can.export;
    const manager = await signUpMember(server, owner, 'hiring_manager');
    await share(manager);
    expect([await may(owner.token), await may(manager.token)]).toEqual([true, false]);
  });

  test('names columns and people once, and some of each', async () => {
    const codes = async (body: object) => (await ask(body)).body.details?.map(({ field, code }) => [field, code]);
    expect(await codes(board({ columns: [] }))).toEqual([['columns', 'TOO_FEW']]);
    expect(await codes(board({ columns: ['name', 'name'] }))).toEqual([['columns.1', 'DUPLICATE']]);
    expect((await ask(board({ columns: ['salary'] }))).status).toBe(422);
    expect((await ask({ of: 'chosen', applications: [] })).status).toBe(422);
  });
});

describe('the link', () => {
  test('holds for ten minutes, and again within them', async () => {
    const { data } = await ask(board());
    expect(data.expiresAt).toBe(new Date(server.clock.now().getTime() + 600_000).toISOString());
    server.clock.advance(599);
    expect([(await open(data.url)).statusCode, (await open(data.url)).statusCode]).toEqual([200, 200]);
    server.clock.advance(2);
    const late = await open(data.url);
    expect([late.statusCode, late.json().error]).toEqual([410, 'FILE_LINK_EXPIRED']);
  });

  test('cannot be changed, nor made for another export', async () => {
    const [one, other] = [(await ask(board())).data.url, (await ask(board())).data.url];
    const [path] = one.split('?');
    for (const url of [
      `${path}?${other.split('?')[1]}`,
      one.replace(/exp=(\d+)/, (_, exp) => `exp=${Number(exp) + 600}`),
      `${one}x`,
      `${path}`,
      '/exports/none?exp=1&sig=x',
    ])
      expect([url, (await open(url)).statusCode]).toEqual([url, 404]);
  });

  test('opens nothing to who has left the company since, or runs its jobs no longer', async () => {
    const recruiter = await signUpMember(server, owner, 'recruiter');
    const { data } = await ask(board(), { as: recruiter.token });
    expect((await open(data.url)).statusCode).toBe(200);
    await removeMember(server, recruiter, owner.companyId);
    const refused = await open(data.url);
    expect([refused.statusCode, refused.json().error]).toEqual([403, 'FORBIDDEN']);
    await addMember(server, owner, recruiter, 'interviewer').catch(() =>
      db()
        .updateTable('companyMembers')
        .set({ removedAt: null, role: 'interviewer' })
        .where('userId', '=', recruiter.id)
        .where('companyId', '=', owner.companyId)
        .execute(),
    );
    expect((await open(data.url)).statusCode).toBe(403);
  });

  test('is forgotten with what it opens once it has expired', async () => {
    const { data } = await ask(board());
    const forget = () => forgetExports.run(createContext(server.platform, { actor: system, locale: 'pt-BR' }), {});
    await forget();
    expect((await open(data.url)).statusCode).toBe(200);
    server.clock.advance(601);
    await forget();
    const id = /exports\/([^?]+)/.exec(data.url)?.[1] ?? '';
    expect(await db().selectFrom('candidateExports').select('id').where('id', '=', id).execute()).toEqual([]);
  });
});

test('an export is in the history of each application and in the log, which says nothing of people', async () => {
  const { data } = await ask(board({ search: 'lima', columns: ['name', 'email'] }));
  expect(data.rows).toBe(1);
  const id = /exports\/([^?]+)/.exec(data.url)?.[1];
  expect(await exportedEvents(bia.id)).toMatchObject([
    {
      actorKind: 'user',
      actorId: owner.id,
      actorLabel: owner.name,
      companyId: owner.companyId,
      data: { exportId: id },
    },
  ]);
  expect(await exportedEvents(caio.id)).toEqual([]);
  const timeline = await server.call(applicationTimeline, { as: owner.token, params: { id: bia.id } });
  expect(timeline.data[0]).toMatchObject({ type: 'exported', actor: { kind: 'member', name: owner.name } });
  const logged = await db()
    .selectFrom('auditEntries')
    .select(['actorId', 'companyId', 'data'])
    .where('action', '=', 'funnel.candidates_exported')
    .where('subjectId', '=', id ?? '')
    .execute();
  expect(logged).toEqual([
    {
      actorId: owner.id,
      companyId: owner.companyId,
      data: { rows: 1, hidden: 0, columns: 'name,email', jobId: job.id },
    },
  ]);
});

test('two calls of one press export once', async () => {
  const headers = { 'idempotency-key': 'one-press' };
  const [one, two] = await Promise.all([ask(board(), { headers }), ask(board(), { headers })]);
  expect(two.data).toEqual(one.data);
  expect(await exportedEvents(bia.id)).toHaveLength(1);
});
