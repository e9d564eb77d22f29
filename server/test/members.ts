import type { MemberRole } from '../src/platform/actor.ts';
import type { TestServer } from './harness.ts';
import { newId } from './new-id.ts';
import { type Person, signUp } from './people.ts';

/** Somebody who belongs to the owner's company alone, in a role. */
export async function signUpMember(
  server: TestServer,
  owner: Pick<Person, 'companyId'>,
  role: MemberRole,
  given: { name?: string; email?: string } = {},
): Promise<Person> {
  const person = await signUp(server, 'RECRUITER', given);
  await addMember(server, owner, person, role);
  await removeMember(server, person, person.companyId);
  return { ...person, companyId: owner.companyId };
}

/** Puts a person into the owner's company, beside their own. */
export async function addMember(
  server: TestServer,
  owner: Pick<Person, 'companyId'>,
  person: Person,
  role: MemberRole,
): Promise<void> {
  await server.platform.database
    .insertInto('companyMembers')
    .values({ id: newId(), companyId: owner.companyId, userId: person.id, role, createdAt: server.clock.now() })
    .execute();
}

export async function removeMember(server: TestServer, person: Person, companyId: string): Promise<void> {
  await server.platform.database
    .updateTable('companyMembers')
    .set({ removedAt: new Date() })
    .where('userId', '=', person.id)
    .where('companyId', '=', companyId)
    .execute();
}

/** Turns somebody into an evaluator, who is no recruiter. */
export async function makeExpert(server: TestServer, person: Person): Promise<void> {
  await server.platform.database.updateTable('users').set({ role: 'EXPERT' }).where('id', '=', person.id).execute();
}
