import { certificatePaths } from '@prova/contract/certificates/paths';
import { to } from '@prova/contract/paths';
import type { Ctx } from '../../platform/context.ts';

/** Where what credentials refer to is found. They stand in what people keep for years: none of them may change. */
export const CREDENTIAL_PATHS = {
  keys: '/.well-known/jwks.json',
  key: '/credentials/keys/:thumbprint',
  issuer: '/credentials/issuer',
  statusList: '/credentials/status/:list',
} as const;

const absolute = ({ platform }: Pick<Ctx, 'platform'>, path: string) => `${platform.config.publicUrl}${path}`;

type Of = Pick<Ctx, 'platform'>;
export const certificateAddress = (ctx: Of, code: string) => absolute(ctx, to(certificatePaths.certificate, { code }));
export const keyAddress = (ctx: Of, thumbprint: string) => absolute(ctx, to(CREDENTIAL_PATHS.key, { thumbprint }));
export const issuerAddress = (ctx: Of) => absolute(ctx, CREDENTIAL_PATHS.issuer);
export const statusListAddress = (ctx: Of, list: number) =>
  absolute(ctx, to(CREDENTIAL_PATHS.statusList, { list: String(list) }));
