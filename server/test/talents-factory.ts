import { ownTalentProfile, type TalentProfile, updateTalentProfile } from '@prova/contract/talents/talents';
import { expect } from 'vitest';
import type * as z from 'zod';
import type { TestServer } from './harness.ts';
import { type Person, signUp } from './people.ts';

type Change = Omit<z.input<typeof updateTalentProfile.body>, 'version'>;

export interface Talent extends Person {
  readonly talentId: string;
}

/** A talent, open to all recruiters unless told otherwise, who says this of themselves. */
export async function signUpTalent(server: TestServer, given: Change & { email?: string } = {}): Promise<Talent> {
  const { email, ...profile } = given;
  const person = await signUp(server, 'POTENTIAL', {
    ...(profile.name && { name: profile.name }),
    ...(email && { email }),
  });
  const { id } = await changeTalent(server, person, { visibility: 'open', ...profile });
  return { ...person, talentId: id };
}

export async function profileOf(server: TestServer, { token: as }: Person): Promise<TalentProfile> {
  return (await server.call(ownTalentProfile, { as })).data;
}

/** Changes a profile as it stands now. */
export async function changeTalent(server: TestServer, person: Person, change: Change): Promise<TalentProfile> {
  const { version } = await profileOf(server, person);
  const answer = await server.call(updateTalentProfile, { as: person.token, body: { version, ...change } });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.data;
}

/** Works off what follows changes, which are gathered for a second first. */
export async function settle(server: TestServer): Promise<void> {
  await server.drain();
  server.clock.advance(2);
  await server.drain();
}
