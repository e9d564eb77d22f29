import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config.ts';

/** `inline`: the browser may show it; `attachment`: it saves it. */
export type Disposition = 'inline' | 'attachment';

/** What a check found: only `ok` may be served. */
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
  const exp = secondOf(link.expiresAt);
  const sig = sign(config, fileMessage({ ...link, exp }));
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
  return check(config, fileMessage(link), link, now);
}

/**
 * The same for what is no file: a path of ours that somebody may open for a while.
 * @returns `{path}?exp=…&sig=…`
 */
export function signLink(config: LinkConfig, link: { path: string; expiresAt: Date }): string {
  const exp = secondOf(link.expiresAt);
  return `${link.path}?exp=${exp}&sig=${sign(config, ['path', link.path, exp])}`;
}

export function checkLink(config: LinkConfig, link: { path: string; exp: string; sig: string }, now: Date): LinkState {
  return check(config, ['path', link.path, link.exp], link, now);
}

const secondOf = (at: Date) => String(Math.ceil(at.getTime() / 1000));

const fileMessage = ({ fileId, exp, disposition }: { fileId: string; exp: string; disposition: string }) => [
  'file',
  fileId,
  exp,
  disposition,
];

function check(
  config: LinkConfig,
  message: readonly string[],
  { exp, sig }: { exp: string; sig: string },
  now: Date,
): LinkState {
  const expected = Buffer.from(sign(config, message));
  const given = Buffer.from(sig);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged';
  return Number(exp) * 1000 > now.getTime() ? 'ok' : 'expired';
}

/** @param message its kind first: no two things that links open say the same */
function sign(config: LinkConfig, message: readonly string[]): string {
  // JSON keeps the parts apart, so that no two links share one message.
  return createHmac('sha256', config.fileSecret).update(JSON.stringify(message)).digest('base64url');
}
