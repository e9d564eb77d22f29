import { eraseAccount } from '@prova/contract/privacy/privacy';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeSmtp, startFakeSmtp } from '../../../test/fake-smtp.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { type Person, signUp } from '../../../test/people.ts';
import { closeSmtp } from '../../platform/mail/transport.ts';

let server: TestServer;
let smtp: FakeSmtp;
const config = () => server.platform.config as { SMTP_URL?: string | undefined };

beforeAll(async () => {
  server = await startTestServer();
  smtp = await startFakeSmtp();
});
afterAll(async () => {
  closeSmtp(server.platform);
  await smtp.stop();
  await server.close();
});

const ACCOUNT_CLOSED = /Sua conta foi encerrada/;
const arrivedAt = ({ email }: Person) => smtp.mails.filter(({ to }) => to.includes(email)).map(({ text }) => text);
const storedFor = ({ email }: Person) =>
  server.platform.database.selectFrom('mails').select(['kind', 'state']).where('recipient', '=', email).execute();

/** Closes the account of somebody who got mails before, while the mail server is down, and lets the erasure run. */
async function erasedWithoutMailServer(): Promise<Person> {
  config().SMTP_URL = undefined;
  const person = await signUp(server, 'POTENTIAL');
  await server.drain();
  expect((await storedFor(person)).length).toBeGreaterThan(0);
  config().SMTP_URL = smtp.url;
  await smtp.stop();
  const erased = await server.call(eraseAccount, { as: person.token, body: { email: person.email } });
  expect(erased.status).toBe(202);
  await server.drain();
  server.clock.advance(61);
  await server.drain();
  const { erasedAt } = await server.platform.database
    .selectFrom('users')
    .select('erasedAt')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow();
  expect(erasedAt).not.toBeNull();
  return person;
}

test('the last mail waits for a mail server that is down, and leaves nothing behind', async () => {
  const person = await erasedWithoutMailServer();
  expect(await storedFor(person)).toEqual([{ kind: 'account_erasing', state: 'queued' }]);
  await smtp.start();
  server.clock.advance(3600);
  await server.drain();
  expect(arrivedAt(person)).toEqual([expect.stringMatching(ACCOUNT_CLOSED)]);
  expect(await storedFor(person)).toEqual([]);
});

test('a last mail that nobody takes is forgotten when it is given up', async () => {
  const person = await erasedWithoutMailServer();
  smtp.refuseRecipient = () => ({ code: 550, message: 'No such user' });
  await smtp.start();
  server.clock.advance(3600);
  await server.drain();
  expect(arrivedAt(person)).toEqual([]);
  expect(await storedFor(person)).toEqual([]);
});
