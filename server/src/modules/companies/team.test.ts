import { once } from 'node:events';
import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/document-versions';
import { closeCompany, createCompany, makeCompanyDefault } from '@prova/contract/companies/companies';
import {
  acceptInvitation,
  changeMemberRole,
  declineInvitation,
  getInvitation,
  getTeam,
  inviteMember,
  registerByInvitation,
  removeMember,
  resendInvitation,
  revokeInvitation,
  type TeamRole,
  transferOwnership,
} from '@prova/contract/companies/team';
import { listRecruiterJobs } from '@prova/contract/jobs/job-list';
import { getJob } from '@prova/contract/jobs/jobs';
import { listOffers } from '@prova/contract/offers/offers';
import { SOCKET_PATH } from '@prova/contract/realtime';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { applyTo } from '../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { saveOffer } from '../../../test/offers-factory.ts';
import { PASSWORD, type Person, signIn, signUp } from '../../../test/people.ts';
import { createContext } from '../../platform/context.ts';
import { mintToken, requireToken } from '../../platform/tokens.ts';

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await startTestServer();
  owner = await signUp(server, 'RECRUITER', { name: 'Marta Dona', companyName: 'Aurora' });
});
afterAll(() => server.close());

const params = (company: Person = owner) => ({ id: company.companyId });
const read = async (as: Person, company = owner) =>
  (await server.call(getTeam, { as: as.token, params: params(company) })).data;

async function send(email: string, role: TeamRole = 'recruiter', as: Person = owner) {
  return server.call(inviteMember, { as: as.token, params: params(as), body: { email, role } });
}

/** The token of the newest invitation to an address. */
async function tokenTo(email: string): Promise<string> {
  const mail = (await server.mails(email)).find(({ kind }) => kind === 'invitation');
  return new URL(mail?.links.find((link) => link.includes('/auth/invitation')) ?? '').searchParams.get('token') ?? '';
}

const account = (name = 'Nova Pessoa') => ({
  name,
  password: PASSWORD,
  acceptedTerms: TERMS_VERSION,
  acceptedPrivacy: PRIVACY_VERSION,
  adult: true as const,
  language: 'pt-BR' as const,
});

let count = 0;
/** Joins by mail and registration. */
async function join(role: TeamRole = 'recruiter', as: Person = owner): Promise<Person> {
  count += 1;
  const email = `convidada${count}@correio.example`;
  expect((await send(email, role, as)).status).toBe(201);
  const token = await tokenTo(email);
  const made = await server.call(registerByInvitation, { params: { token }, body: account(`Convidada ${count}`) });
  expect(made.status).toBe(201);
  return signIn(server, email);
}

describe('an invitation', () => {
  test('makes an account whose address is proved, in the company and without one of its own', async () => {
    const rita = await join('recruiter');
    expect(rita.companyId).toBe(owner.companyId);
    const team = await read(rita);
    expect(team.members.map(({ name, role, self }) => [name, role, self])).toEqual([
      ['Marta Dona', 'owner', false],
      [rita.name, 'recruiter', true],
    ]);
    expect(team.invitations).toEqual([]);
    expect(team.can.manage).toBe(false);
    const nothing = { changeRole: false, transfer: false, remove: false };
    expect(team.members.map(({ can }) => can)).toEqual([nothing, { ...nothing, remove: true }]);
    // The last owner stays one, and stays.
    expect((await read(owner)).members.map(({ can }) => can)).toEqual([
      nothing,
      { changeRole: true, transfer: true, remove: true },
    ]);
    const companies = await sql<{
      n: string;
    }>`select count(*) n from company_members where user_id = ${rita.id}`.execute(server.platform.database);
    expect(Number(companies.rows[0]?.n)).toBe(1);
  });

  test('answers alike whether or not the address has an account, and tells nothing of it in the mail', async () => {
    const talent = await signUp(server, 'POTENTIAL');
    const [known, unknown] = [await send(talent.email), await send('ninguem@correio.example')];
    expect([known.status, unknown.status]).toEqual([201, 201]);
    const texts = await Promise.all(
      [talent.email, 'ninguem@correio.example'].map(async (email) => {
        const mail = (await server.mails(email)).find(({ kind }) => kind === 'invitation');
        return mail?.text.replace(/(token=|mail-reports\/)[\w-]+/g, '$1…');
      }),
    );
    expect(texts[0]).toBe(texts[1]);
    const token = await tokenTo(talent.email);
    // A talent's account cannot work for a company.
    const refused = await server.call(acceptInvitation, { as: talent.token, params: { token } });
    expect([refused.status, refused.body.error]).toEqual([409, 'INVITATION_ROLE_REFUSED']);
  });

  test('is accepted once by the invited account, however often and in however many tabs', async () => {
    const guest = await signUp(server, 'RECRUITER');
    await send(guest.email, 'hiring_manager');
    const token = await tokenTo(guest.email);
    expect((await server.call(getInvitation, { params: { token } })).data).toMatchObject({
      companyName: 'Aurora',
      invitedBy: 'Marta Dona',
      email: guest.email,
      role: 'hiring_manager',
      state: 'open',
    });
    const other = await signUp(server, 'RECRUITER');
    const stranger = await server.call(acceptInvitation, { as: other.token, params: { token } });
    expect([stranger.status, stranger.body.error]).toEqual([403, 'INVITATION_OTHER_ACCOUNT']);

    server.clock.advance(1);
    const both = await Promise.all(
      [1, 2].map(() => server.call(acceptInvitation, { as: guest.token, params: { token } })),
    );
    const again = await server.call(acceptInvitation, { as: guest.token, params: { token } });
    expect([...both, again].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await read(owner)).members.filter(({ userId }) => userId === guest.id)).toHaveLength(1);
    expect((await server.call(getInvitation, { params: { token } })).data.state).toBe('accepted');
    // In two companies now: the one joined last comes first, until another is chosen.
    expect((await signIn(server, guest.email)).companyId).toBe(owner.companyId);
    server.clock.advance(1);
    expect((await server.call(makeCompanyDefault, { as: guest.token, params: params(guest) })).status).toBe(200);
    expect((await signIn(server, guest.email)).companyId).toBe(guest.companyId);
  });

  test('leads into no company that is being closed at this moment', async () => {
    const own = await signUp(server, 'RECRUITER');
    const guest = await signUp(server, 'RECRUITER');
    await send(guest.email, 'recruiter', own);
    const token = await tokenTo(guest.email);
    const answer = await server.platform.database.transaction().execute(async (trx) => {
      await sql`update companies set closed_at = now() where id = ${own.companyId}`.execute(trx);
      const call = server.call(acceptInvitation, { as: guest.token, params: { token } });
      for (;;) {
        const waiting = sql`select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`;
        if ((await waiting.execute(trx)).rows.length > 0) break;
      }
      // Wrapped, so that it is not waited for before the transaction has ended.
      return { call };
    });
    expect((await answer.call).body.error).toBe('TOKEN_INVALID');
  });

  test('is forgotten half a year after it has ended or run out', async () => {
    const own = await signUp(server, 'RECRUITER');
    const email = 'esquecida@correio.example';
    await send(email, 'recruiter', own);
    const kept = async () =>
      (
        await server.platform.database
          .selectFrom('companyInvitations')
          .select('id')
          .where('email', '=', email)
          .execute()
      ).length;
    const purge = async () => {
      await server.platform.tasks.send(server.platform.database, 'companies.purge', {});
      await server.drain();
    };
    await purge();
    expect(await kept()).toBe(1);
    await sql`update company_invitations set expires_at = ${server.clock.now()}::timestamptz - interval '184 days'
      where email = ${email}`.execute(server.platform.database);
    await purge();
    expect(await kept()).toBe(0);
  });

  test('of an account that exists is not answered by registering', async () => {
    const guest = await signUp(server, 'RECRUITER');
    await send(guest.email);
    const token = await tokenTo(guest.email);
    const refused = await server.call(registerByInvitation, { params: { token }, body: account() });
    expect([refused.status, refused.body.error]).toEqual([409, 'INVITATION_HAS_ACCOUNT']);
    expect((await signIn(server, guest.email)).name).toBe(guest.name);
  });

  test('is refused to members and to who is invited already, and goes out again in other cases', async () => {
    const member = await join();
    const twice = async (email: string) => {
      const { status, body } = await send(email);
      return [status, body.details?.[0]?.code];
    };
    expect(await twice(member.email)).toEqual([422, 'ALREADY_MEMBER']);
    expect(await twice(member.email.toUpperCase())).toEqual([422, 'ALREADY_MEMBER']);
    await send('aberto@correio.example');
    expect(await twice('aberto@correio.example')).toEqual([422, 'ALREADY_INVITED']);
    server.clock.advance(15 * 86_400);
    owner = await signIn(server, owner.email);
    expect((await read(owner)).invitations.find(({ email }) => email === 'aberto@correio.example')?.expired).toBe(true);
    expect((await send('aberto@correio.example')).status).toBe(201);
  });

  test('ends when it is revoked, declined or run out, and a resent one leaves only its newest link', async () => {
    const email = 'fim@correio.example';
    const open = async () => (await read(owner)).invitations.find((each) => each.email === email);
    const page = async (token: string) => {
      const answer = await server.call(getInvitation, { params: { token } });
      return answer.status === 200 ? answer.data.state : answer.body.error;
    };
    await send(email);
    const first = await tokenTo(email);
    const invitation = { ...params(), invitationId: (await open())?.id ?? '' };
    const soon = await server.call(resendInvitation, { as: owner.token, params: invitation });
    expect([soon.status, soon.body.error]).toEqual([429, 'RESEND_COOLDOWN']);
    server.clock.advance(61);
    expect((await server.call(resendInvitation, { as: owner.token, params: invitation })).status).toBe(200);
    const second = await tokenTo(email);
    expect(second).not.toBe(first);
    expect([await page(first), await page(second)]).toEqual(['TOKEN_EXPIRED', 'open']);

    expect((await server.call(revokeInvitation, { as: owner.token, params: invitation })).status).toBe(200);
    expect(await page(second)).toBe('revoked');
    const late = await server.call(registerByInvitation, { params: { token: second }, body: account() });
    expect([late.status, late.body.error]).toEqual([410, 'INVITATION_ENDED']);
    expect((await server.call(revokeInvitation, { as: owner.token, params: invitation })).status).toBe(404);

    await send(email);
    const third = await tokenTo(email);
    for (const _ of [1, 2])
      expect((await server.call(declineInvitation, { params: { token: third } })).status).toBe(200);
    expect(await page(third)).toBe('declined');

    await send(email);
    const fourth = await tokenTo(email);
    server.clock.advance(14 * 86_400);
    expect(await page(fourth)).toBe('TOKEN_EXPIRED');
    owner = await signIn(server, owner.email);
  });

  test('of one company is out of reach of another', async () => {
    const stranger = await signUp(server, 'RECRUITER');
    await send('alvo@correio.example');
    const invitationId = (await read(owner)).invitations[0]?.id ?? '';
    for (const id of [owner.companyId, stranger.companyId]) {
      const answer = await server.call(revokeInvitation, { as: stranger.token, params: { id, invitationId } });
      expect(answer.status).toBe(404);
    }
    expect((await send('alvo@correio.example', 'owner', stranger)).status).toBe(201);
  });

  test('carries no headers in, and no page in a name', async () => {
    for (const email of [
      'a@b.example\r\nBcc: x@y.example',
      'a@b.example, c@d.example',
      '"x\n"@b.example',
      'a'.repeat(10_000),
    ])
      expect((await send(email)).status).toBe(422);
    const email = 'nomes@correio.example';
    await send(email);
    const token = await tokenTo(email);
    for (const name of ['Ana\r\nBcc: x@y.example', 'x'.repeat(10_000), 'https://golpe.example', 'A'])
      expect((await server.call(registerByInvitation, { params: { token }, body: account(name) })).status).toBe(422);
    const weak = await server.call(registerByInvitation, {
      params: { token },
      body: { ...account(), password: 'password1' },
    });
    expect([weak.status, weak.body.error]).toEqual([422, 'PASSWORD_REFUSED']);
  });

  test('as an expert opens another part of the product', async () => {
    const expert = await join('expert');
    expect((await server.call(getTeam, { as: expert.token, params: params() })).status).toBe(403);
    const change = (role: 'recruiter' | 'interviewer') =>
      server.call(changeMemberRole, { as: owner.token, params: { ...params(), userId: expert.id }, body: { role } });
    expect((await change('recruiter')).body.error).toBe('MEMBER_ROLE_REFUSED');
  });
});

describe('roles', () => {
  test('are changed by owners only, and hold at once', async () => {
    const own = await signUp(server, 'RECRUITER');
    const [rui, eva] = [await join('recruiter', own), await join('hiring_manager', own)];
    const change = (as: Person, userId: string, role: 'owner' | 'recruiter' | 'interviewer') =>
      server.call(changeMemberRole, { as: as.token, params: { ...params(own), userId }, body: { role } });
    expect((await change(rui, eva.id, 'owner')).status).toBe(403);
    expect((await change(rui, rui.id, 'owner')).status).toBe(403);
    expect((await change(own, eva.id, 'owner')).data.members.find(({ userId }) => userId === eva.id)?.role).toBe(
      'owner',
    );
    expect((await send('x@correio.example', 'recruiter', eva)).status).toBe(201);
    expect((await change(own, own.id, 'recruiter')).status).toBe(200);
    expect((await send('y@correio.example', 'recruiter', own)).status).toBe(403);
  });

  test('leave an owner: the last one can neither step back, leave nor be removed, not even two at once', async () => {
    const own = await signUp(server, 'RECRUITER');
    const rui = await join('recruiter', own);
    const demote = (as: Person, userId: string) =>
      server.call(changeMemberRole, { as: as.token, params: { ...params(own), userId }, body: { role: 'recruiter' } });
    const remove = (as: Person, userId: string) =>
      server.call(removeMember, { as: as.token, params: { ...params(own), userId }, body: {} });
    expect((await demote(own, own.id)).body.error).toBe('LAST_OWNER');
    expect((await remove(own, own.id)).body.error).toBe('LAST_OWNER');
    expect((await remove(rui, own.id)).status).toBe(403);

    await server.call(changeMemberRole, {
      as: own.token,
      params: { ...params(own), userId: rui.id },
      body: { role: 'owner' },
    });
    const both = await Promise.all([demote(own, rui.id), demote(rui, own.id)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    const owners = (await read(own, own)).members.filter(({ role }) => role === 'owner');
    expect(owners).toHaveLength(1);
  });

  test('are handed over with the ownership, to who can own', async () => {
    const own = await signUp(server, 'RECRUITER');
    const [rui, expert] = [await join('interviewer', own), await join('expert', own)];
    const transfer = (as: Person, userId: string) =>
      server.call(transferOwnership, { as: as.token, params: params(own), body: { userId } });
    expect((await transfer(rui, rui.id)).status).toBe(403);
    expect((await transfer(own, expert.id)).body.error).toBe('MEMBER_ROLE_REFUSED');
    expect((await transfer(own, own.id)).body.error).toBe('MEMBER_ROLE_REFUSED');
    expect((await transfer(own, owner.id)).status).toBe(404);
    const { data } = await transfer(own, rui.id);
    expect(data.members.map(({ name, role }) => [name, role]).slice(0, 2)).toEqual([
      [rui.name, 'owner'],
      [expert.name, 'expert'],
    ]);
    expect(data.can.manage).toBe(false);
  });
});

describe('who leaves', () => {
  // Offers are dated by the clock of the machine.
  beforeAll(() => server.clock.set('2026-11-20T13:00:00Z'));

  test('hands jobs and open offers over, and is out with the same session', async () => {
    const own = await signUp(server, 'RECRUITER');
    const rui = await join('recruiter', own);
    const job = await publishJob(server, rui);
    const offer = await saveOffer(server, rui, await applyTo(server, job));
    const remove = (body: { handOverTo?: string | null }, as = own, userId = rui.id) =>
      server.call(removeMember, { as: as.token, params: { ...params(own), userId }, body });
    const kept = await remove({});
    expect([kept.status, kept.body.error, kept.body.data]).toEqual([409, 'MEMBER_HAS_JOBS', { jobs: 1 }]);
    expect((await remove({ handOverTo: rui.id })).body.error).toBe('MEMBER_ROLE_REFUSED');
    expect((await remove({ handOverTo: owner.id })).body.error).toBe('MEMBER_ROLE_REFUSED');
    expect((await remove({ handOverTo: own.id })).status).toBe(200);

    for (const [status, answer] of [
      [404, await server.call(getJob, { as: rui.token, params: { id: job.id } })],
      [404, await server.call(getTeam, { as: rui.token, params: params(own) })],
      [403, await server.call(listRecruiterJobs, { as: rui.token })],
      [404, await server.call(listRecruiterJobs, { as: rui.token, headers: { 'x-company-id': own.companyId } })],
    ] as const)
      expect(answer.status).toBe(status);
    const rows = await sql<{ owner: string; recruiter: string }>`select j.owner_id as owner, o.recruiter_id as recruiter
      from offers o join applications a on a.id = o.application_id join jobs j on j.id = a.job_id where o.id = ${offer.id}`.execute(
      server.platform.database,
    );
    expect(rows.rows[0]).toEqual({ owner: own.id, recruiter: own.id });
    expect((await server.call(listOffers, { as: own.token })).status).toBe(200);
    expect((await remove({ handOverTo: own.id })).status).toBe(404);
  });

  test('keeps no jobs in a role that runs none: they are handed over with the change', async () => {
    const own = await signUp(server, 'RECRUITER');
    const rui = await join('recruiter', own);
    const job = await publishJob(server, rui);
    const offer = await saveOffer(server, rui, await applyTo(server, job));
    const demote = (handOverTo: string | null) =>
      server.call(changeMemberRole, {
        as: own.token,
        params: { ...params(own), userId: rui.id },
        body: { role: 'interviewer', handOverTo },
      });
    const kept = await demote(null);
    expect([kept.status, kept.body.error, kept.body.data]).toEqual([409, 'MEMBER_HAS_JOBS', { jobs: 1 }]);
    expect((await demote(rui.id)).body.error).toBe('MEMBER_ROLE_REFUSED');
    const { data } = await demote(own.id);
    expect(data.members.map(({ userId, role, jobs }) => [userId, role, jobs])).toEqual([
      [own.id, 'owner', 1],
      [rui.id, 'interviewer', 0],
    ]);
    const { rows } = await sql<{ id: string }>`select recruiter_id as id from offers where id = ${offer.id}`.execute(
      server.platform.database,
    );
    expect(rows).toEqual([{ id: own.id }]);
  });

  test('may go of their own accord, takes the invitations along that they made, and can be invited back', async () => {
    const own = await signUp(server, 'RECRUITER');
    const eva = await join('owner', own);
    await send('de-eva@correio.example', 'recruiter', eva);
    const left = await server.call(removeMember, {
      as: eva.token,
      params: { ...params(own), userId: eva.id },
      body: {},
    });
    expect(left.status).toBe(200);
    expect((await read(own, own)).invitations).toEqual([]);
    await send(eva.email, 'interviewer', own);
    const token = await tokenTo(eva.email);
    expect((await server.call(acceptInvitation, { as: eva.token, params: { token } })).status).toBe(200);
    expect((await read(own, own)).members.find(({ userId }) => userId === eva.id)?.role).toBe('interviewer');
  });

  test('stops hearing in open windows, and takes along the links that they gave out', async () => {
    const own = await signUp(server, 'RECRUITER');
    const rui = await join('recruiter', own);
    const job = await publishJob(server, own);
    const as = await server.call(getJob, { as: rui.token, params: { id: job.id } });
    expect(as.status).toBe(200);
    const secret = await mintToken(ctxOf(rui), {
      kind: 'board',
      subjectId: job.id,
      companyId: own.companyId,
      expiresAt: new Date('2027-01-01'),
    });
    const window = await openWindow(rui.token);
    window.send({ type: 'subscribe', data: { topic: 'board', jobId: job.id } });
    await window.next('subscribed');

    const gone = await server.call(removeMember, {
      as: own.token,
      params: { ...params(own), userId: rui.id },
      body: {},
    });
    expect(gone.status).toBe(200);
    expect((await window.next('refused')).data).toMatchObject({ topic: 'board', jobId: job.id });
    await expect(requireToken(ctxOf(own), 'board', secret)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
    window.close();
  });
});

const ctxOf = (person: Person) =>
  createContext(server.platform, {
    actor: {
      kind: 'user',
      userId: person.id,
      sessionId: person.id,
      role: 'RECRUITER',
      name: person.name,
      email: person.email,
      locale: 'pt-BR',
      memberships: [],
    },
    locale: 'pt-BR',
  });

interface Frame {
  readonly type: string;
  readonly data: Record<string, unknown>;
}

/** A browser window that has said who it is. */
async function openWindow(token: string) {
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const socket = new WebSocket(address.replace('http', 'ws') + SOCKET_PATH);
  const frames: Frame[] = [];
  socket.on('message', (text) => frames.push(JSON.parse(String(text)) as Frame));
  await once(socket, 'open');
  const send = (frame: object) => socket.send(JSON.stringify(frame));
  const next = async (type: string): Promise<Frame> => {
    for (;;) {
      const found = frames.findIndex((frame) => frame.type === type);
      if (found >= 0) return frames.splice(found, 1)[0] as Frame;
      await once(socket, 'message');
    }
  };
  send({ type: 'hello', data: { token } });
  await next('connected');
  return { send, next, close: () => socket.close() };
}

test('an invitation says beforehand whether the account of its address can accept it', async () => {
  const talent = await signUp(server, 'POTENTIAL');
  const recruiter = await signUp(server, 'RECRUITER');
  for (const [email, account] of [
    [talent.email, 'other'],
    [recruiter.email, 'fits'],
    ['conta-nenhuma@correio.example', 'none'],
  ] as const) {
    await send(email);
    const page = await server.call(getInvitation, { params: { token: await tokenTo(email) } });
    expect([page.data.email, page.data.account]).toEqual([email, account]);
  }
});

describe('somebody who was removed', () => {
  test('founds a company of their own, one', async () => {
    const member = await join('recruiter');
    const of = { as: owner.token, params: { id: owner.companyId, userId: member.id } };
    await server.call(removeMember, { ...of, body: { handOverTo: null } });
    const found = () => server.call(createCompany, { as: member.token, body: { name: 'Recomeço & Cia' } });
    const answers = await Promise.all([found(), found()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const again = await signIn(server, member.email);
    expect((await read(again, again)).members.map(({ name, role }) => [name, role])).toEqual([[member.name, 'owner']]);
    const refused = await server.call(createCompany, { as: owner.token, body: { name: 'Outra Aurora' } });
    expect(refused.body.error).toBe('HAS_COMPANY');
  });
});

test('an owner closes the company and keeps the account; candidates and members are told', async () => {
  const dona = await signUp(server, 'RECRUITER', { companyName: 'Fecha & Cia' });
  const member = await join('recruiter', dona);
  const job = await publishJob(server, dona);
  await applyTo(server, job, { email: 'quem-se-candidatou@correio.example' });
  await send('convite-aberto@correio.example', 'recruiter', dona);
  const close = (as: Person, name: string) =>
    server.call(closeCompany, { as: as.token, params: { id: dona.companyId }, body: { name } });
  expect((await close(member, 'Fecha & Cia')).status).toBe(403);
  expect((await close(dona, 'Fecha')).body.error).toBe('COMPANY_NAME_MISMATCH');
  expect((await close(dona, 'Fecha & Cia')).status).toBe(200);
  await server.drain();
  server.clock.advance(60);
  await server.drain();
  expect((await server.call(getTeam, { as: dona.token, params: { id: dona.companyId } })).status).toBe(404);
  const again = await signIn(server, dona.email);
  expect(again.companyId).toBe('');
  expect((await server.mails(member.email))[0]?.kind).toBe('company_closed');
  const notices = await server.mails('quem-se-candidatou@correio.example');
  expect(notices.map(({ kind }) => kind)).toContain('application_closed');
  const invited = await server.call(getInvitation, {
    params: { token: await tokenTo('convite-aberto@correio.example') },
  });
  expect(invited.status).toBeGreaterThanOrEqual(400);
});

describe('mails of a team', () => {
  const kinds = async (person: Person) => (await server.mails(person.email)).map(({ kind }) => kind);
  const newest = async (person: Person) => (await server.mails(person.email))[0];

  test('tell owners who joins and leaves, and members what others made of them', async () => {
    const dona = await signUp(server, 'RECRUITER', { name: 'Dona Avisada', companyName: 'Avisos' });
    const member = await join('recruiter', dona);
    expect(await newest(dona)).toMatchObject({ kind: 'member_joined' });
    expect((await newest(dona))?.text).toContain(member.name);
    const of = (userId: string) => ({ as: dona.token, params: { id: dona.companyId, userId } });
    await server.call(changeMemberRole, { ...of(member.id), body: { role: 'interviewer' } });
    expect((await newest(member))?.text).toContain('Dona Avisada mudou seu papel');
    await server.call(removeMember, { ...of(member.id), body: { handOverTo: null } });
    expect(await newest(member)).toMatchObject({ kind: 'member_removed' });
    expect(await kinds(dona)).not.toContain('member_left');

    const leaver = await join('recruiter', dona);
    const params = { id: dona.companyId, userId: leaver.id };
    await server.call(removeMember, { as: leaver.token, params, body: { handOverTo: null } });
    expect(await newest(dona)).toMatchObject({ kind: 'member_left' });
    expect(await kinds(leaver)).not.toContain('member_removed');

    const successor = await join('recruiter', dona);
    const transfer = { params: { id: dona.companyId }, body: { userId: successor.id } };
    expect((await server.call(transferOwnership, { as: dona.token, ...transfer })).status).toBe(200);
    expect((await newest(successor))?.text).toContain('Seu papel agora é: Responsável pela empresa');
    expect(await kinds(dona)).not.toContain('member_role_changed');
  });
});
