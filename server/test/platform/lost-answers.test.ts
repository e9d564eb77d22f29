import { type EndpointShape, isRepeatable } from '@prova/contract/endpoint';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../../src/app.ts';
import { prepare } from '../../src/platform/db.ts';
import { startFakeGoogle } from '../fake-google.ts';
import { type CallOptions, startTestServer, type TestServer } from '../harness.ts';
import { publishJob } from '../jobs-factory.ts';
import { signUpMember } from '../members.ts';
import { newId } from '../new-id.ts';
import { signUp } from '../people.ts';
import { accountWrites } from './writes/accounts.ts';
import { aiInterviewWrites } from './writes/ai-interviews.ts';
import { assessmentWrites } from './writes/assessments.ts';
import { attemptWrites } from './writes/attempts.ts';
import { billingWrites } from './writes/billing.ts';
import { certificateWrites } from './writes/certificates.ts';
import { companyWrites } from './writes/companies.ts';
import { interviewWrites } from './writes/interviews.ts';
import { knowledgeWrites } from './writes/knowledge.ts';
import { startLossyProxy } from './writes/lossy-proxy.ts';
import { recordingWrites } from './writes/recordings.ts';
import { recruitingWrites } from './writes/recruiting.ts';
import type { Stage } from './writes/stage.ts';
import { talentWrites } from './writes/talents.ts';

const WRITES = {
  ...accountWrites,
  ...companyWrites,
  ...talentWrites,
  ...recruitingWrites,
  ...interviewWrites,
  ...recordingWrites,
  ...aiInterviewWrites,
  ...assessmentWrites,
  ...attemptWrites,
  ...billingWrites,
  ...certificateWrites,
  ...knowledgeWrites,
};

/** What they answer is to be known once, by whoever asked: it is not kept, and they take no key. */
const ANSWER_SECRETS: Readonly<Record<string, string>> = {
  'accounts.login': 'tokens of a session',
  'accounts.refresh': 'tokens of a session',
  'accounts.google': 'tokens of a session',
  'accounts.finishSecondFactor': 'tokens of a session',
  'accounts.passkeySignIn': 'tokens of a session',
  'accounts.verifyEmail': 'the token that opens the rest of a registration',
  'accounts.emailChange.undo': 'the token that sets a new password',
  'funnel.makeBoardLink': 'the address of a link',
  'offers.openOwn': 'the token of an offer',
  'aiInterviews.openOwn': 'the token of an interview',
  'assessments.own.open': 'the token of a test',
  'accounts.startTotp': 'the seed of an authenticator app',
  'accounts.confirmTotp': 'recovery codes',
  'accounts.renewRecoveryCodes': 'recovery codes',
  'accounts.addPasskey': 'recovery codes',
  'accounts.googleNonce': 'a challenge to this browser',
  'accounts.googleChallenge': 'a challenge to this browser',
  'accounts.confirmationChallenge': 'a challenge to this browser',
  'accounts.secondFactorPasskey': 'a challenge to this browser',
  'accounts.passkeyChallenge': 'a challenge to this browser',
  'accounts.passkeyRegistration': 'a challenge to this browser',
  'aiInterviews.transcribe': 'what somebody says, which is kept nowhere',
  'aiInterviews.speak': 'the sound of a question, too large to be kept',
  'applications.readResume': 'what a file says of a person, which is kept nowhere',
  'recordings.sign': 'addresses to which parts of a recording are sent',
  'rooms.checkRelay': 'credentials of the relay',
  'rooms.transcribe': 'what somebody says, which is kept nowhere',
  'talents.importResume': 'what a file says of a person, which is kept nowhere',
};

/** They leave nothing in the database: a text is proposed, a view is counted elsewhere. */
const WITHOUT_TRACE = new Set([
  'assessments.tests.readFile',
  'assessments.questions.try',
  'assessments.taking.run',
  'jobs.generateDescription',
  'jobs.public.view',
  'knowledge.run',
]);

/** They are always refused: what they would say follows from something else. */
const REFUSED = new Set(['knowledge.paths.progress']);

/** Savepoints in which they write, one for each application: the database counts each beside the transaction it belongs to. */
const SAVEPOINTS: Readonly<Record<string, number>> = {
  // What was said, and what is asked next.
  'aiInterviews.answer': 2,
  'aiInterviews.begin': 1,
  'aiInterviews.confirmName': 2,
  'assessments.send': 2,
  'assessments.undoSend': 1,
  'funnel.actByLink': 1,
  'funnel.actOnMany': 2,
  'funnel.scheduleInterviews': 2,
  'funnel.scheduleAiInterviews': 2,
  // The moment at which it was asked for, and the one that is undone.
  'funnel.undoMany': 2,
};

const endpoints: readonly EndpointShape[] = routes.map(({ endpoint }) => endpoint);
const writes = endpoints.filter((endpoint) => isRepeatable(endpoint) && !REFUSED.has(endpoint.id));

test('every call but those that read or answer secrets may be repeated, and is tried here', () => {
  const others = endpoints.filter((endpoint) => endpoint.method !== 'GET' && !isRepeatable(endpoint));
  expect(others.map(({ id }) => id).sort()).toEqual(Object.keys(ANSWER_SECRETS).sort());
  expect(writes.map(({ id }) => id).sort()).toEqual(Object.keys(WRITES).sort());
});

describe('a write whose answer is lost', () => {
  let stage: Stage;
  let server: TestServer;
  let address: string;
  let lossy: Awaited<ReturnType<typeof startLossyProxy>>;
  beforeAll(async () => {
    const google = await startFakeGoogle();
    server = await startTestServer(google.settings);
    const owner = await signUp(server, 'RECRUITER');
    const colleague = await signUpMember(server, owner, 'hiring_manager');
    const [talent, job] = [await signUp(server, 'POTENTIAL'), await publishJob(server, owner)];
    stage = { server, google, owner, colleague, talent, job };
    await server.drain();
    await breakable(server);
    address = await server.app.listen({ host: '127.0.0.1', port: 0 });
    lossy = await startLossyProxy(Number(new URL(address).port));
  });
  afterAll(async () => {
    await lossy.close();
    await server.close();
    await stage.google.close();
  });

  test.each(writes.map((endpoint) => [endpoint.id, endpoint] as const))('%s', async (id, endpoint) => {
    const call = (await WRITES[id]?.(stage)) ?? {};
    const key = newId();
    const one = 1 + (SAVEPOINTS[id] ?? 0);
    const since = await transactionNow(server);
    const before = await written(server, since);

    // Nothing is there when the answer cannot be kept.
    await breakAnswers(server, true);
    expect((await send(address, endpoint, call, key)).status).toBe(500);
    await breakAnswers(server, false);
    expect(await written(server, since)).toEqual(before);

    // A double click, and the connection breaks after the server has answered.
    const lost = await Promise.allSettled([1, 2].map(() => send(lossy.url, endpoint, call, key)));
    expect(lost.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const after = await written(server, since);
    if (!WITHOUT_TRACE.has(id)) expect(after.tables).not.toEqual(before.tables);
    expect(after.transactions).toHaveLength(one);

    const again = await send(address, endpoint, call, key);
    expect([endpoint.status ?? 200, endpoint.otherStatus], again.text).toContain(again.status);
    expect(await send(address, endpoint, call, key)).toEqual(again);
    expect(await written(server, since)).toEqual(after);
  });
});

async function send(url: string, endpoint: EndpointShape, call: CallOptions, key: string) {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(call.params?.[name] ?? ''));
  const headers = new Headers({ 'idempotency-key': key, connection: 'close', ...call.headers });
  if (call.as) headers.set('authorization', `Bearer ${call.as}`);
  if (call.cookies)
    headers.set(
      'cookie',
      Object.entries(call.cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; '),
    );
  let body: FormData | string | null = null;
  if (call.files) {
    const form = new FormData();
    form.set('data', JSON.stringify(call.body ?? {}));
    for (const [field, file] of Object.entries(call.files)) {
      if (Array.isArray(file)) throw new Error('one file a field');
      form.set(field, new Blob([new Uint8Array(Buffer.from(file.body))], { type: file.mime ?? '' }), file.name);
    }
    body = form;
  } else if (call.body !== undefined) {
    headers.set('content-type', 'application/json');
    body = JSON.stringify(call.body);
  }
  const answer = await fetch(url + path, { method: endpoint.method, headers, body });
  return { status: answer.status, text: await answer.text() };
}

/** Lets keeping an answer fail at will. */
async function breakable({ platform: { database } }: TestServer): Promise<void> {
  await sql`create table test_broken (broken boolean)`.execute(database);
  await sql`
    create function test_break() returns trigger language plpgsql as $$
      begin
        if exists (select from test_broken) then raise exception 'the answer cannot be kept'; end if;
        return new;
      end $$`.execute(database);
  await sql`create trigger test_break before insert on idempotency_keys for each row execute function test_break()`.execute(
    database,
  );
}

async function breakAnswers({ platform: { database } }: TestServer, broken: boolean): Promise<void> {
  await (broken ? sql`insert into test_broken values (true)` : sql`delete from test_broken`).execute(database);
}

/** Of tries, which are counted before they are looked at, and of uploads that nobody keeps. */
const BESIDE_THE_WORK = ['login_failures', 'identity_challenges', 'test_broken'];
let look: string | undefined;

/** One query for each table, in one; `$1` is the transaction since when. */
async function lookOf({ platform: { database } }: TestServer): Promise<string> {
  const tables = await sql<{ name: string }>`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and (table_schema = 'public' or table_schema = 'pgboss' and table_name = 'job')
      and table_name not in (${sql.join(BESIDE_THE_WORK)})`.execute(database);
  // How many transactions ago a row was written is a number: to compare transactions would write a text for each row.
  const since = 'filter (where age(xmin) < (select pg_current_xact_id()::text::bigint - $1::bigint))';
  const looks = tables.rows.map(
    ({ name }) => `
        select '${name}' as name, count(*) as rows, sum(hashtextextended((${name}.*)::text, 0)) ${since} as hash,
          array_agg(distinct xmin::text) ${since} as transactions
        from ${name} ${name === 'public.files' ? "where state = 'stored'" : ''}`,
  );
  // Planning it takes longer than looking.
  return prepare('what tests look at', looks.join(' union all '));
}

/**
 * How many rows each table has, and as a number what stands in those written since: a row from before is among the first,
 * and among the others once anything has touched it. The kept answers are no work. And, by the tables in which each wrote,
 * the transactions that have written what stands anywhere since, the kept answers among it.
 */
async function written(server: TestServer, since: string) {
  look ??= await lookOf(server);
  const query = CompiledQuery.raw(look, [since]);
  const { rows } = await server.platform.database.executeQuery<{ name: string; transactions: string[] | null }>(query);
  const byTransaction = rows.flatMap(({ name, transactions }) => (transactions ?? []).map((id) => ({ id, name })));
  return {
    tables: rows.filter(({ name }) => name !== 'public.idempotency_keys'),
    transactions: [...Map.groupBy(byTransaction, ({ id }) => id).values()].map((all) => all.map(({ name }) => name)),
  };
}

async function transactionNow({ platform: { database } }: TestServer): Promise<string> {
  const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(database);
  return rows[0]?.id ?? '';
}
