import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config.ts';

/** `inline`: the browser may show it; `attachment`: it saves it. */
export type Disposition = 'inline' | 'attachment';

/** What `checkFileLink` found: only `ok` may be served. */
export type LinkState = 'ok' | 'expired' | 'forged';

/** The part of the settings that links need. */
export type LinkConfig = Pick<Config, 'fileSecret'>;

/**
 * The path of a link that whoever holds it may open until it expires. Check first whether the asker may.
 * The signature is a secret: log the route, never the address.
 * @param link.expiresAt rounded up to the second
 * @returns `/files/{id}?exp=…&d=…&sig=…`, signed by HMAC-SHA256 under the file secret
 */
export function signFileLink(
  config: LinkConfig,
  link: { fileId: string; expiresAt: Date; disposition: Disposition },
): string {
  const exp = String(Math.ceil(link.expiresAt.getTime() / 1000));
  const sig = sign(config, link.fileId, exp, link.disposition);
  return `/files/${link.fileId}?exp=${exp}&d=${link.disposition}&sig=${sig}`;
}

/**
 * Whether a link was signed here and still holds.
 * @param link the parts of the address as they came
 * @returns `forged` also for an expired link whose signature is wrong
 */
export function checkFileLink(
  config: LinkConfig,
  link: { fileId: string; exp: string; disposition: string; sig: string },
  now: Date,
): LinkState {
  const expected = Buffer.from(sign(config, link.fileId, link.exp, link.disposition));
  const given = Buffer.from(link.sig);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged';
  return Number(link.exp) * 1000 > now.getTime() ? 'ok' : 'expired';
}

function sign(config: LinkConfig, fileId: string, exp: string, disposition: string): string {
  // JSON keeps the parts apart, so that no two links share one message.
  const message = JSON.stringify(['file', fileId, exp, disposition]);
  return createHmac('sha256', config.fileSecret).update(message).digest('base64url');
}
