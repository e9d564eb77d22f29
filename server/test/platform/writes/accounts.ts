import { forgotPassword, register } from '@prova/contract/accounts/accounts';
import { startEmailChange } from '@prova/contract/accounts/email-change';
import { googleChallenge } from '@prova/contract/accounts/google';
import * as security from '@prova/contract/accounts/security';
import { URI } from 'otpauth';
import { PASSWORD, signIn } from '../../people.ts';
import { SoftwareAuthenticator } from '../../software-authenticator.ts';
import { DOCUMENTS, mailedToken, newAddress, newTalent, registration, type Stage, type Writes } from './stage.ts';

const OTHER_PASSWORD = 'outra-bateria-grampo-7';

async function withPasskey(stage: Stage) {
  const { server } = stage;
  const { token: as } = await newTalent(stage);
  const begun = await server.call(security.passkeyRegistration, { as });
  const attestation = new SoftwareAuthenticator().register(begun.data);
  const body = { challenge: begun.data.challenge, name: 'Telefone', attestation };
  const { data } = await server.call(security.addPasskey, { as, body, cookies: begun.cookies });
  return { as, params: { id: data.passkey.id } };
}

async function askedChange(stage: Stage) {
  const { token: as } = await newTalent(stage);
  const newEmail = newAddress();
  await stage.server.call(startEmailChange, { as, body: { newEmail, password: PASSWORD } });
  return { as, newEmail };
}

let people = 0;
async function setGoogle({ server }: Stage, userId: string): Promise<void> {
  const users = server.platform.database.updateTable('users').set({ googleSubject: `escrita-${++people}` });
  await users.where('id', '=', userId).execute();
}

export const accountWrites: Writes = {
  'accounts.register': () => ({ body: registration(newAddress()) }),
  'accounts.logout': async ({ server, talent }) => ({ as: (await signIn(server, talent.email)).token }),
  'accounts.logoutAll': async (stage) => ({ as: (await newTalent(stage)).token }),
  'accounts.resendVerification': async ({ server }) => {
    const email = newAddress();
    const { cookies } = await server.call(register, { body: registration(email) });
    await server.drain();
    server.clock.advance(120);
    return { body: { email }, cookies };
  },
  'accounts.changeEmail': async ({ server }) => {
    const email = newAddress();
    const { cookies } = await server.call(register, { body: registration(email) });
    return { body: { email, password: PASSWORD, newEmail: newAddress() }, cookies };
  },
  'accounts.emailChange.start': async (stage) => {
    const { token: as } = await newTalent(stage);
    return { as, body: { newEmail: newAddress(), password: PASSWORD } };
  },
  'accounts.emailChange.resend': async (stage) => {
    const { as } = await askedChange(stage);
    stage.server.clock.advance(120);
    return { as };
  },
  'accounts.emailChange.cancel': async (stage) => ({ as: (await askedChange(stage)).as }),
  'accounts.emailChange.confirm': async (stage) => {
    const { newEmail } = await askedChange(stage);
    return { body: { token: await mailedToken(stage.server, newEmail) } };
  },
  'accounts.forgotPassword': async (stage) => ({ body: { email: (await newTalent(stage)).email } }),
  'accounts.resetPassword': async (stage) => {
    const { email } = await newTalent(stage);
    await stage.server.call(forgotPassword, { body: { email } });
    return { body: { token: await mailedToken(stage.server, email), newPassword: OTHER_PASSWORD } };
  },
  'accounts.setLanguage': async (stage) => ({ as: (await newTalent(stage)).token, body: { language: 'en-US' } }),
  'accounts.acceptDocuments': async (stage) => {
    const { id, token: as } = await newTalent(stage);
    const old = stage.server.platform.database.updateTable('consents').set({ textVersion: '2020-01' });
    await old.where('userId', '=', id).execute();
    return { as, body: DOCUMENTS };
  },
  'accounts.addGoogle': async (stage) => {
    const { server, google } = stage;
    const { token: as, email } = await newTalent(stage);
    const { data, cookies } = await server.call(googleChallenge, { as });
    people += 1;
    const claims = { sub: `escrita-${people}`, email, nonce: data.nonce };
    return { as, cookies, body: { token: await google.token(server.clock.now(), claims) } };
  },
  'accounts.removeGoogle': async (stage) => {
    const { id, token: as } = await newTalent(stage);
    await setGoogle(stage, id);
    return { as };
  },
  'accounts.confirmIdentity': async (stage) => {
    const { token: as } = await newTalent(stage);
    stage.server.clock.advance(60);
    return { as, body: { password: PASSWORD } };
  },
  'accounts.changePassword': async (stage) => ({
    as: (await newTalent(stage)).token,
    body: { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD },
  }),
  // Its own: the repetition comes when it has ended.
  'accounts.endSession': async (stage) => {
    const { token: as } = await newTalent(stage);
    const { data } = await stage.server.call(security.listSessions, { as });
    return { as, params: { id: data.find(({ current }) => current)?.id ?? '' } };
  },
  'accounts.removeTotp': async (stage) => {
    const { server } = stage;
    const { token: as } = await newTalent(stage);
    const { uri } = (await server.call(security.startTotp, { as })).data;
    const code = URI.parse(uri).generate({ timestamp: server.clock.now().getTime() } as never);
    await server.call(security.confirmTotp, { as, body: { code } });
    return { as };
  },
  'accounts.renamePasskey': async (stage) => ({ ...(await withPasskey(stage)), body: { name: 'Chave azul' } }),
  'accounts.removePasskey': withPasskey,
};
