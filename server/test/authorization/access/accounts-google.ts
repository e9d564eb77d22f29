import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/document-versions';
import { googleChallenge, googleNonce } from '@prova/contract/accounts/google';
import { type AccessTable, anyone, signedIn } from '../outcomes.ts';

const PERSON = { sub: '204', email: 'ana.moura@gmail.com', name: 'Ana Moura' };

export const accountsGoogleAccess: AccessTable = {
  'accounts.googleNonce': anyone(),
  'accounts.google': anyone(async ({ server, google }) => {
    const { data, cookies } = await server.call(googleNonce);
    const token = await google.token(server.clock.now(), { ...PERSON, nonce: data.nonce });
    const documents = { acceptedTerms: TERMS_VERSION, acceptedPrivacy: PRIVACY_VERSION, adult: true };
    return { body: { token, role: 'POTENTIAL', ...documents }, cookies };
  }),
  'accounts.googleChallenge': signedIn(),
  // What a guest sends answers a challenge of another account.
  'accounts.addGoogle': signedIn(async ({ server, google, actors }, { token: as }) => {
    const { data, cookies } = await server.call(googleChallenge, { as: as || actors.self.token });
    return { body: { token: await google.token(server.clock.now(), { ...PERSON, nonce: data.nonce }) }, cookies };
  }),
  'accounts.removeGoogle': signedIn(async ({ server }, { id }) => {
    const users = server.platform.database.updateTable('users').set({ googleSubject: PERSON.sub });
    if (id) await users.where('id', '=', id).execute();
    return {};
  }),
};
