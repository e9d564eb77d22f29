import { removeMember } from '@prova/contract/companies/team';
import { shareJob } from '@prova/contract/jobs/job-members';
import { createJob } from '@prova/contract/jobs/job-wizard';
import { duplicateJob } from '@prova/contract/jobs/jobs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { publishJob, wizardData } from '../../../../test/jobs-factory.ts';
import { addMember, signUpMember } from '../../../../test/members.ts';
import { type Person, signUp } from '../../../../test/people.ts';
import { somebodyWaits } from '../../../../test/somebody-waits.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const create = ({ token, companyId }: Person) =>
  server.call(createJob, { as: token, headers: { 'x-company-id': companyId }, body: wizardData()[1] });

/** Removes somebody while a call of theirs is under way, before it has written anything. */
async function removedDuring<T>(person: Person, call: () => Promise<T>): Promise<T> {
  return server.platform.database
    .transaction()
    .execute(async (trx) => {
      await sql`select from companies where id = ${person.companyId} for no key update`.execute(trx);
      const answer = call();
      await somebodyWaits(trx);
      await sql`update company_members set removed_at = now()
      where company_id = ${person.companyId} and user_id = ${person.id}`.execute(trx);
      // Wrapped, so that it is not waited for before the transaction has ended.
      return { answer };
    })
    .then(({ answer }) => answer);
}

test('who is removed at this moment writes no job, new or copied', async () => {
  const owner = await signUp(server, 'RECRUITER');
  const rui = await signUpMember(server, owner, 'recruiter');
  const refused = await removedDuring(rui, () => create(rui));
  expect([refused.status, refused.body.error]).toEqual([404, 'NOT_A_MEMBER']);

  const eva = await signUpMember(server, owner, 'recruiter');
  const job = await publishJob(server, owner);
  const copy = await removedDuring(eva, () => server.call(duplicateJob, { as: eva.token, params: { id: job.id } }));
  expect([copy.status, copy.body.error]).toEqual([404, 'NOT_A_MEMBER']);
});

test('nothing is shared with who is removed at this moment', async () => {
  const owner = await signUp(server, 'RECRUITER');
  const bia = await signUpMember(server, owner, 'interviewer');
  const job = await publishJob(server, owner);
  const call = { as: owner.token, params: { id: job.id }, body: { userId: bia.id } };
  const refused = await removedDuring(bia, () => server.call(shareJob, call));
  expect([refused.status, refused.body.error]).toEqual([404, 'COLLEAGUE_NOT_FOUND']);
});

test('no job is left in the name of somebody who is gone, whoever comes first', async () => {
  const owner = await signUp(server, 'RECRUITER');
  const source = await publishJob(server, owner);
  for (const _round of [1, 2, 3, 4, 5, 6]) {
    const rui = await signUp(server, 'RECRUITER');
    await addMember(server, owner, rui, 'recruiter');
    const here = { ...rui, companyId: owner.companyId };
    await Promise.all([
      create(here),
      server.call(removeMember, {
        as: owner.token,
        params: { id: owner.companyId, userId: rui.id },
        body: { handOverTo: owner.id },
      }),
      server.call(duplicateJob, { as: rui.token, params: { id: source.id } }),
    ]);
    const { rows } = await sql<{ title: string }>`select j.title from jobs j
      join company_members m on m.company_id = j.company_id and m.user_id = j.owner_id
      where m.removed_at is not null and j.company_id = ${owner.companyId}`.execute(server.platform.database);
    expect(rows).toEqual([]);
  }
});
