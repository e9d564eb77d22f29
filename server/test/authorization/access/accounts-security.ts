import { login } from '@prova/contract/accounts/accounts';
import * as contract from '@prova/contract/accounts/security';
import { URI } from 'otpauth';
import { PASSWORD } from '../../people.ts';
import { SoftwareAuthenticator } from '../../software-authenticator.ts';
import { type AccessTable, anyone, type Call, ofSelf, signedIn } from '../outcomes.ts';
import type { Actor, World } from '../world.ts';

const passkey = ({ self: { passkeyId } }: World) => ({ params: { id: passkeyId } });

/** The second step of a sign-in of `self`, in the browser where it began. */
async function secondStep({ server, actors: { self } }: World) {
  const begun = await server.call(login, { body: { email: self.email, password: PASSWORD } });
  const { challenge } = begun.body.data as { challenge: string };
  return { challenge, cookies: begun.cookies };
}

/** The code that an authenticator app of the actor shows; of a guest any, since there is no account to turn one on. */
async function startApp({ server }: World, { token: as }: Actor): Promise<{ code: string }> {
  if (!as) return { code: '123456' };
  const { uri } = (await server.call(contract.startTotp, { as })).data;
  return { code: URI.parse(uri).generate({ timestamp: server.clock.now().getTime() } as never) };
}

/** A passkey that a new device of the actor has made; of a guest one that belongs to another account. */
const newPasskey: Call = async ({ server, actors }, { token }) => {
  const begun = await server.call(contract.passkeyRegistration, { as: token || actors.self.token });
  const attestation = new SoftwareAuthenticator().register(begun.data);
  return { body: { challenge: begun.data.challenge, name: 'Chave azul', attestation }, cookies: begun.cookies };
};

export const accountsSecurityAccess: AccessTable = {
  'accounts.confirmIdentity': signedIn(() => ({ body: { password: PASSWORD } })),
  'accounts.confirmationChallenge': signedIn(),
  'accounts.changePassword': signedIn(() => ({
    body: { currentPassword: PASSWORD, newPassword: 'outra-bateria-grampo-7' },
  })),

  'accounts.listSessions': signedIn(),
  'accounts.endSession': ofSelf(({ self: { sessionId } }) => ({ params: { id: sessionId } })),

  'accounts.getSecondFactors': signedIn(),
  'accounts.startTotp': signedIn(),
  'accounts.confirmTotp': signedIn(async (world, actor) => ({ body: await startApp(world, actor) })),
  'accounts.removeTotp': signedIn(async (world, actor) => {
    const body = await startApp(world, actor);
    await world.server.call(contract.confirmTotp, { as: actor.token, body });
    return {};
  }),
  'accounts.renewRecoveryCodes': ofSelf(() => ({})),
  'accounts.passkeyRegistration': signedIn(),
  'accounts.addPasskey': signedIn(newPasskey),
  'accounts.renamePasskey': ofSelf((world) => ({ ...passkey(world), body: { name: 'Telefone novo' } })),
  'accounts.removePasskey': ofSelf(passkey),

  'accounts.finishSecondFactor': anyone(async (world) => {
    const { challenge, cookies } = await secondStep(world);
    return { body: { challenge, recoveryCode: world.self.recoveryCode }, cookies };
  }),
  'accounts.secondFactorPasskey': anyone(async (world) => {
    const { challenge, cookies } = await secondStep(world);
    return { body: { challenge }, cookies };
  }),
  'accounts.passkeyChallenge': anyone(),
  'accounts.passkeySignIn': anyone(async ({ server, self: { phone } }) => {
    const { data, cookies } = await server.call(contract.passkeyChallenge);
    return { body: { challenge: data.challenge, assertion: phone.assert(data) }, cookies };
  }),
};
