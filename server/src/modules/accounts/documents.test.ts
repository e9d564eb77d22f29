import { login, me } from '@prova/contract/accounts/accounts';
import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/document-versions';
import { acceptDocuments } from '@prova/contract/accounts/documents';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { PASSWORD, type Person, signUp } from '../../../test/people.ts';

let server: TestServer;
let person: Person;
const BOTH = { acceptedTerms: TERMS_VERSION, acceptedPrivacy: PRIVACY_VERSION };

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Somebody who has accepted the terms of before. */
beforeEach(async () => {
  person = await signUp(server, 'POTENTIAL');
  await server.platform.database
    .updateTable('consents')
    .set({ textVersion: '2025-01' })
    .where('userId', '=', person.id)
    .where('kind', '=', 'terms')
    .execute();
});

const consents = () =>
  server.platform.database
    .selectFrom('consents')
    .select(['kind', 'textVersion', 'address'])
    .where('userId', '=', person.id)
    .where('kind', 'in', ['terms', 'privacy'])
    .orderBy('id')
    .execute();

test('who is signed in learns that the documents have changed, and accepts them', async () => {
  expect((await server.call(me, { as: person.token })).data.acceptedCurrentTerms).toBe(false);
  const { data } = await server.call(acceptDocuments, { as: person.token, body: BOTH });
  expect(data).toMatchObject({ id: person.id, acceptedCurrentTerms: true });
  expect((await server.call(me, { as: person.token })).data.acceptedCurrentTerms).toBe(true);
  // The former acceptance stays, and what was accepted already is not accepted again.
  expect((await consents()).map(({ kind, textVersion }) => [kind, textVersion])).toEqual([
    ['terms', '2025-01'],
    ['privacy', PRIVACY_VERSION],
    ['terms', TERMS_VERSION],
  ]);
});

test('two tabs accept once', async () => {
  const answers = await Promise.all([1, 2].map(() => server.call(acceptDocuments, { as: person.token, body: BOTH })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await consents()).toHaveLength(3);
});

test.each([
  [{ ...BOTH, acceptedTerms: '2025-01' }, 'acceptedTerms', 'TERMS_REQUIRED'],
  [{ acceptedTerms: TERMS_VERSION }, 'acceptedPrivacy', 'PRIVACY_REQUIRED'],
])('another version, or one document alone, is refused: %o', async (body, field, code) => {
  const answer = await server.call(acceptDocuments, { as: person.token, body });
  expect(answer.status).toBe(422);
  expect(answer.body.details).toEqual([expect.objectContaining({ field, code })]);
  expect(await consents()).toHaveLength(2);
});

test('signing in asks for them too', async () => {
  const signIn = (given: object) => server.call(login, { body: { email: person.email, password: PASSWORD, ...given } });
  expect((await signIn({})).body.error).toBe('TERMS_REQUIRED');
  expect((await signIn(BOTH)).data.user.acceptedCurrentTerms).toBe(true);
});
