import * as contract from '@prova/contract/accounts/security';
import type { EndpointShape } from '@prova/contract/endpoint';
import type { Ctx } from '../../../platform/context.ts';
import { type Route, type RouteInput, reply, route } from '../../../platform/http/route.ts';
import {
  addPasskey,
  confirmTotp,
  openPasskeyRegistration,
  ownSecondFactors,
  removePasskey,
  removeTotp,
  renamePasskey,
  renewRecoveryCodes,
  startTotp,
} from '../second-factor/second-factor.ts';
import { keepRefreshToken, rememberBrowser } from '../sessions/device.ts';
import { endOwnSession, listOwnSessions } from '../sessions/session-list.ts';
import type { Session } from '../sessions/sessions.ts';
import {
  finishSecondStep,
  openPasskeySignIn,
  passkeyForSecondStep,
  signInWithPasskey,
} from '../sign-in/second-step.ts';
import { changePassword } from './change-password.ts';
import { confirmIdentity, openConfirmation } from './confirm-identity.ts';

type Http = RouteInput<EndpointShape>['http'];

const browserOf = (ctx: Ctx, http: Http) => rememberBrowser(http, ctx.platform.config);

/** A sign-in answers as the login does: the person at the top, the refresh token in a cookie, too. */
function signedIn(ctx: Ctx, http: Http, session: Session) {
  browserOf(ctx, http);
  keepRefreshToken(http, ctx.platform.config, session.refreshToken);
  return reply(session, { top: { user: session.user } });
}

export const securityRoutes: readonly Route[] = [
  route(contract.confirmIdentity, async (ctx, { body }) => {
    await confirmIdentity(ctx, body);
    return {};
  }),
  route(contract.confirmationChallenge, (ctx, { http }) => openConfirmation(ctx, browserOf(ctx, http))),
  route(contract.changePassword, async (ctx, { body }) => {
    await changePassword(ctx, body);
    return {};
  }),

  route(contract.listSessions, (ctx) => listOwnSessions(ctx)),
  route(contract.endSession, async (ctx, { params }) => {
    await endOwnSession(ctx, params.id);
    return {};
  }),

  route(contract.getSecondFactors, (ctx) => ownSecondFactors(ctx)),
  route(contract.startTotp, (ctx) => startTotp(ctx)),
  route(contract.confirmTotp, (ctx, { body }) => confirmTotp(ctx, body.code)),
  route(contract.removeTotp, async (ctx) => {
    await removeTotp(ctx);
    return {};
  }),
  route(contract.renewRecoveryCodes, (ctx) => renewRecoveryCodes(ctx)),
  route(contract.passkeyRegistration, (ctx, { http }) => openPasskeyRegistration(ctx, browserOf(ctx, http))),
  route(contract.addPasskey, (ctx, { body }) => addPasskey(ctx, body)),
  route(contract.renamePasskey, async (ctx, { params, body }) => {
    await renamePasskey(ctx, params.id, body.name);
    return {};
  }),
  route(contract.removePasskey, async (ctx, { params }) => {
    await removePasskey(ctx, params.id);
    return {};
  }),

  route(contract.finishSecondFactor, async (ctx, { body, http }) => {
    const { challenge, ...proof } = body;
    return signedIn(ctx, http, await finishSecondStep(ctx, challenge, proof));
  }),
  route(contract.secondFactorPasskey, async (ctx, { body }) => ({
    options: await passkeyForSecondStep(ctx, body.challenge),
  })),
  route(contract.passkeyChallenge, (ctx, { http }) => openPasskeySignIn(ctx, browserOf(ctx, http))),
  route(contract.passkeySignIn, async (ctx, { body, http }) => {
    const { challenge, assertion, ...accepted } = body;
    return signedIn(ctx, http, await signInWithPasskey(ctx, challenge, assertion, accepted));
  }),
];
