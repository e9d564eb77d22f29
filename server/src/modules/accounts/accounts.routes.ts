import * as contract from '@prova/contract/accounts/accounts';
import { listActivity } from '@prova/contract/accounts/activity';
import * as documents from '@prova/contract/accounts/documents';
import { AppError } from '../../platform/app-error.ts';
import { noSoonerThan } from '../../platform/constant-time.ts';
import { type Route, reply, route } from '../../platform/http/route.ts';
import { currentUser, setLanguage } from './accounts.service.ts';
import { listOwnActivity } from './activity.ts';
import { changeEmail } from './change-email.ts';
import { acceptChangedDocuments } from './documents.ts';
import { emailChangeRoutes } from './email-change/email-change.routes.ts';
import { googleRoutes } from './google/google.routes.ts';
import { emailValidationRoutes } from './registration/email-validation.routes.ts';
import { resendVerification } from './registration/proof-mail.ts';
import { register } from './registration/register.ts';
import { verificationStatus, verifyByCode, verifyByToken } from './registration/verification.ts';
import { securityRoutes } from './security/security.routes.ts';
import {
  forgetRefreshToken,
  fromOwnPage,
  keepRefreshToken,
  REFRESH_COOKIE,
  rememberBrowser,
} from './sessions/device.ts';
import { endAllSessions, endCurrentSession, refreshSession } from './sessions/sessions.ts';
import { login } from './sign-in/login.ts';
import { forgotPassword, resetPassword } from './sign-in/password-reset.ts';

/** Milliseconds in which registrations are kept, codes compared and mails queued or, for addresses of others, are not. */
const SAME_TIME = 150;
/** The same where more is done, and rarely. */
const SAME_LONGER_TIME = 400;

const SIGNED_IN = { 'pt-BR': 'Você entrou na sua conta.', 'en-US': 'You are signed in.' } as const;

export const accountRoutes: readonly Route[] = [
  route(contract.register, (ctx, { body, http }) => register(ctx, body, rememberBrowser(http, ctx.platform.config)), {
    noSoonerThan: SAME_TIME,
  }),

  route(contract.login, async (ctx, { body, http }) => {
    const { config } = ctx.platform;
    const session = await login(ctx, body, () => rememberBrowser(http, config));
    keepRefreshToken(http, config, session.refreshToken);
    return reply(session, { message: SIGNED_IN[session.user.language], top: { user: session.user } });
  }),

  ...googleRoutes,
  ...emailValidationRoutes,

  route(contract.refreshToken, async (ctx, { body, http }) => {
    const { config } = ctx.platform;
    const cookie = http.request.cookies[REFRESH_COOKIE];
    if (!body?.refreshToken && cookie && !fromOwnPage(http.request, config)) throw new AppError('ORIGIN_REFUSED');
    const secret = body?.refreshToken ?? cookie;
    if (!secret) throw new AppError('REFRESH_INVALID');
    try {
      const session = await refreshSession(ctx, secret);
      keepRefreshToken(http, config, session.refreshToken);
      return session;
    } catch (error) {
      if (error instanceof AppError && error.code === 'REFRESH_INVALID') forgetRefreshToken(http);
      throw error;
    }
  }),

  route(contract.logout, async (ctx, { http }) => {
    const cookie = http.request.cookies[REFRESH_COOKIE];
    if (cookie && !fromOwnPage(http.request, ctx.platform.config)) throw new AppError('ORIGIN_REFUSED');
    await endCurrentSession(ctx, cookie);
    forgetRefreshToken(http);
    return {};
  }),

  route(contract.logoutAll, async (ctx, { http }) => {
    await endAllSessions(ctx);
    forgetRefreshToken(http);
    return {};
  }),

  route(contract.me, (ctx) => currentUser(ctx)),
  route(documents.acceptDocuments, (ctx, { body }) => acceptChangedDocuments(ctx, body)),

  route(contract.authStatus, async (ctx) => {
    const user = ctx.actor.kind === 'user' ? await currentUser(ctx) : null;
    return { isAuthenticated: user !== null, user };
  }),

  route(contract.verifyEmail, (ctx, { body, http }) =>
    'token' in body
      ? verifyByToken(ctx, body.token, () => rememberBrowser(http, ctx.platform.config))
      : noSoonerThan(ctx.clock, SAME_TIME, () => verifyByCode(ctx, body.email, body.code)),
  ),
  route(contract.resendVerification, (ctx, { body }) => resendVerification(ctx, body.email), {
    noSoonerThan: SAME_TIME,
  }),
  route(contract.verifyEmailStatus, (ctx, { query }) => verificationStatus(ctx, query.email)),
  route(contract.changeEmail, (ctx, { body }) => changeEmail(ctx, body), { noSoonerThan: SAME_LONGER_TIME }),

  route(
    contract.forgotPassword,
    async (ctx, { body }) => {
      await forgotPassword(ctx, body.email);
      return {};
    },
    { noSoonerThan: SAME_TIME },
  ),
  route(contract.resetPassword, async (ctx, { body, http }) => {
    await resetPassword(ctx, body.token, body.newPassword, () => rememberBrowser(http, ctx.platform.config));
    return {};
  }),

  route(contract.setLanguage, async (ctx, { body }) => {
    await setLanguage(ctx, body.language);
    return { language: body.language };
  }),
  ...securityRoutes,
  ...emailChangeRoutes,
  route(listActivity, (ctx, { query }) => listOwnActivity(ctx, query)),

  route(contract.getLanguage, async (ctx) => ({ language: (await currentUser(ctx)).language })),
];
