import { DEFAULT_LOCALE } from '@prova/contract/common';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { guest } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { createContext, type Platform } from '../../platform/context.ts';
import { CREDENTIAL_PATHS } from './addresses.ts';
import { VC_JWT } from './certificate-file.ts';
import { issuerProfile, OB_CONTEXT } from './open-badge.ts';
import { VC_CONTEXT } from './sign-credential.ts';
import { publicKeys } from './signing-keys.ts';
import { signedStatusList } from './status-list.ts';

/** By address: a verifier asks for a handful of them. */
const LIMIT = { rateLimit: { max: 300, timeWindow: 60_000 } } as const;
/** A verifier that meets a key it does not know asks again. */
const KEPT = 'public, max-age=300';
/** Greatest number that the database takes, and as many digits. */
const LIST = /^[1-9]\d{0,8}$/;

/**
 * What verifiers of credentials ask for, in the formats of the standards: the issuer, its keys, and the lists of what was
 * withdrawn. For programs of any origin, in browsers, too.
 */
export function serveCredentials(app: FastifyInstance, platform: Platform): void {
  const context = () => createContext(platform, { actor: guest, locale: DEFAULT_LOCALE });
  const send = (reply: FastifyReply, type: string, cacheControl: string, body: string) =>
    reply
      .headers({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': cacheControl,
      })
      .type(type)
      .send(body);

  app.get(CREDENTIAL_PATHS.keys, { config: LIMIT }, async (_request, reply) => {
    const keys = [...(await publicKeys(context())).values()];
    return send(reply, 'application/jwk-set+json', KEPT, JSON.stringify({ keys }));
  });
  app.get(CREDENTIAL_PATHS.key, { config: LIMIT }, async (request, reply) => {
    const { thumbprint } = request.params as { thumbprint: string };
    const key = (await publicKeys(context())).get(thumbprint);
    if (!key) throw new AppError('NOT_FOUND');
    return send(reply, 'application/jwk+json', KEPT, JSON.stringify(key));
  });
  app.get(CREDENTIAL_PATHS.issuer, { config: LIMIT }, (_request, reply) => {
    const profile = { '@context': [VC_CONTEXT, OB_CONTEXT], ...issuerProfile({ platform }) };
    return send(reply, 'application/ld+json', KEPT, JSON.stringify(profile));
  });
  app.get(CREDENTIAL_PATHS.statusList, { config: LIMIT }, async (request, reply) => {
    const { list } = request.params as { list: string };
    const jwt = LIST.test(list) ? await signedStatusList(context(), Number(list)) : null;
    if (jwt === null) throw new AppError('NOT_FOUND');
    // A withdrawal is known to the next who asks.
    return send(reply, VC_JWT, 'no-cache', jwt);
  });
}
