import { logout } from '@prova/contract/accounts/accounts';
import type { TokenKind } from '@prova/contract/common';
import { shareJob } from '@prova/contract/jobs/job-members';
import type { MemberRole } from '../../src/platform/actor.ts';
import type { FakeGoogle } from '../fake-google.ts';
import type { TestServer } from '../harness.ts';
import { makeExpert, removeMember, signUpMember } from '../members.ts';
import { type Person, signIn, signUp } from '../people.ts';
import { buildCompany, type CompanyRows, invite } from './company-rows.ts';
import type { Kind } from './kinds.ts';
import { buildPassing, buildSelf, type Passing, type SelfRows } from './self-rows.ts';

/** Who calls. Of a guest the id and the access token are empty. */
export interface Actor {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

/** What the endpoints are asked about: the rows of one company at work, and the same of a stranger beside it. */
export interface World extends CompanyRows {
  readonly server: TestServer;
  readonly google: FakeGoogle;
  readonly actors: Readonly<Record<Kind, Actor>>;
  readonly foreign: CompanyRows;
  readonly self: SelfRows;
  readonly passing: Passing;
  /** Invites the actor `removed` into the other company. */
  readonly invitationOfRemoved: string;
  /** Of a session that has ended. */
  readonly endedToken: string;
  /** Of an account that an operator has disabled. */
  readonly disabledToken: string;
}

/** The secrets of paths, by what they open. */
export const pathTokens = (rows: CompanyRows): Partial<Record<TokenKind, string>> => ({
  board: rows.boardToken,
  interview: rows.interviewToken,
  offer: rows.offerToken,
  test: rows.testToken,
  application_status: rows.offeredToken,
  invitation: rows.invitationToken,
  privacy_request: rows.dataRequestToken,
});

/** @param server with one connection, and the settings of `google` */
export async function buildWorld(server: TestServer, google: FakeGoogle): Promise<World> {
  const passing = await signUp(server, 'POTENTIAL');
  const endedToken = await endSession(server, passing);
  const ways = await buildPassing(server, passing);
  const [owner, foreigner] = [await signUp(server, 'RECRUITER'), await signUp(server, 'RECRUITER')];
  const [self, talent] = [await signUp(server, 'POTENTIAL'), await signUp(server, 'POTENTIAL')];
  const rows = await buildCompany(server, owner, '45.723.174/0001-10');
  const foreign = await buildCompany(server, foreigner, '11.222.333/0001-81');
  const team = await buildTeam(server, owner, rows);
  return {
    ...rows,
    server,
    google,
    foreign,
    actors: {
      guest: { id: '', email: 'ninguem@correio.example', token: '' },
      talent,
      self,
      foreign: foreigner,
      owner,
      ...team,
    },
    self: await buildSelf(server, self, { owner, rows, foreign }),
    passing: ways,
    invitationOfRemoved: (await invite(server, foreigner, team.removed.email)).token,
    endedToken,
    disabledToken: await disabledToken(server),
  };
}

/** The others of the company; its published jobs are shared with two of them. */
async function buildTeam(server: TestServer, owner: Person, { jobs }: CompanyRows) {
  const member = (role: MemberRole) => signUpMember(server, owner, role);
  const expert = await member('expert');
  await makeExpert(server, expert);
  const removed = await member('recruiter');
  await removeMember(server, removed, owner.companyId);
  const [interviewer, hiringManager] = [await member('interviewer'), await member('hiring_manager')];
  for (const job of jobs)
    for (const { id: userId } of [interviewer, hiringManager])
      await server.call(shareJob, { as: owner.token, params: { id: job.id }, body: { userId } });
  const unshared = await member('hiring_manager');
  return { expert, removed, unshared, interviewer, hiringManager, recruiter: await member('recruiter') };
}

async function disabledToken(server: TestServer): Promise<string> {
  const person = await signUp(server, 'RECRUITER');
  const users = server.platform.database.updateTable('users').set({ disabledAt: server.clock.now() });
  await users.where('id', '=', person.id).execute();
  return person.token;
}

async function endSession(server: TestServer, person: Person): Promise<string> {
  const { token } = await signIn(server, person.email);
  await server.call(logout, { as: token });
  return token;
}
