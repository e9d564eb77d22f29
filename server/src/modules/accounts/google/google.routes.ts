import { randomBytes } from 'node:crypto';
import * as contract from '@prova/contract/accounts/google';
import { AppError } from '../../../platform/app-error.ts';
import { type Route, reply, route } from '../../../platform/http/route.ts';
import { fromOwnPage, keepRefreshToken, rememberBrowser } from '../sessions/device.ts';
import { addGoogle, removeGoogle } from './google-account.ts';
import { NONCE_SECONDS, newNonce } from './google-nonce.ts';
import { askGoogle } from './google-proof.ts';
import { signInWithGoogle } from './google-sign-in.ts';
import { requireClientId } from './google-token.ts';

/** The secret that the nonces of a browser are bound to. */
const NONCE_COOKIE = 'prova-google';
const PATH = contract.googleSignIn.path;

const SIGNED_IN = { 'pt-BR': 'Você entrou com o Google.', 'en-US': 'Signed in with Google.' } as const;
const REGISTERED = { 'pt-BR': 'Conta criada com o Google.', 'en-US': 'Account created with Google.' } as const;

export const googleRoutes: readonly Route[] = [
  route(contract.googleNonce, async (ctx, { http }) => {
    const { config } = ctx.platform;
    requireClientId(config);
    const secret = http.request.cookies[NONCE_COOKIE] ?? randomBytes(32).toString('base64url');
    http.reply.setCookie(NONCE_COOKIE, secret, {
      path: PATH,
      maxAge: NONCE_SECONDS,
      httpOnly: true,
      sameSite: 'strict',
      secure: config.publicUrl.startsWith('https:'),
    });
    return { nonce: newNonce(ctx, secret) };
  }),

  route(contract.googleSignIn, async (ctx, { body, http }) => {
    const { config } = ctx.platform;
    if (!fromOwnPage(http.request, config)) throw new AppError('ORIGIN_REFUSED');
    const { session, created } = await signInWithGoogle(ctx, body, http.request.cookies[NONCE_COOKIE], () =>
      rememberBrowser(http, config),
    );
    // The token has done its work, and no nonce of this browser is worth anything any more.
    http.reply.clearCookie(NONCE_COOKIE, { path: PATH });
    keepRefreshToken(http, config, session.refreshToken);
    const { language } = session.user;
    return reply(session, created ? { status: 201, message: REGISTERED[language] } : { message: SIGNED_IN[language] });
  }),

  route(contract.googleChallenge, (ctx, { http }) => askGoogle(ctx, rememberBrowser(http, ctx.platform.config))),
  route(contract.addGoogle, async (ctx, { body }) => {
    await addGoogle(ctx, body.token);
    return {};
  }),
  route(contract.removeGoogle, async (ctx) => {
    await removeGoogle(ctx);
    return {};
  }),
];
