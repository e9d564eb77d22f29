import { createHash, randomInt } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { after, DAY } from '../../platform/clock.ts';
import type { Ctx, Platform } from '../../platform/context.ts';
import { issuerAddress, statusListAddress } from './addresses.ts';
import { signCredential, VC_CONTEXT } from './sign-credential.ts';
import { currentSigner } from './signing-keys.ts';
import { insertStatus, selectEnded, selectLastList } from './statuses.queries.ts';

/** The least that the Bitstring Status List allows, so that one place among them tells nobody which it is. */
const PLACES = 131_072;
/** Beyond that a free place takes too long to find by chance. */
const MOST_GIVEN = PLACES / 2;
const MOST_TRIES = 64;
const SIGNED_FOR = DAY;
const SIGNED_AGAIN_AFTER = DAY / 2;
/** Milliseconds for which a verifier may keep it: a withdrawal is to be known at once. */
const TTL = 1_000;

const pack = promisify(gzip);

/** A place for a new credential, by chance, so that neighbours say nothing of each other. Within a transaction. */
export async function giveStatus(ctx: Ctx): Promise<{ statusList: number; statusPosition: number }> {
  const { list: last, given } = await selectLastList(ctx);
  const list = given < MOST_GIVEN ? last : last + 1;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const position = randomInt(PLACES);
    if (await insertStatus(ctx, { list, position })) return { statusList: list, statusPosition: position };
  }
  throw new Error(`No free place was found in the status list ${list}.`);
}

interface Signed {
  readonly state: string;
  readonly from: Date;
  readonly until: Date;
  readonly jwt: string;
}
/** As they were signed last, by list: signing the same again for each question would be an easy way to keep a processor busy. */
const signedLists = new WeakMap<Platform, Map<number, Signed>>();

/** A list as a signed credential of its own (VC-JWT); null for one that does not exist. */
export async function signedStatusList(ctx: Ctx, list: number): Promise<string | null> {
  const ended = await selectEnded(ctx, list);
  if (!ended) return null;
  const signer = await currentSigner(ctx);
  const state = createHash('sha256')
    .update(`${signer.kid} ${ended.join(',')}`)
    .digest('base64');
  const known = signedLists.get(ctx.platform) ?? new Map<number, Signed>();
  signedLists.set(ctx.platform, known);
  const now = ctx.clock.now();
  const former = known.get(list);
  if (former?.state === state && former.from <= now && former.until > now) return former.jwt;

  const address = statusListAddress(ctx, list);
  const subject = {
    id: `${address}#list`,
    type: 'BitstringStatusList',
    statusPurpose: 'revocation',
    encodedList: await encoded(ended),
    ttl: TTL,
  };
  const jwt = await signCredential(signer, {
    typ: 'vc+jwt',
    credential: {
      '@context': [VC_CONTEXT],
      id: address,
      type: ['VerifiableCredential', 'BitstringStatusListCredential'],
      issuer: issuerAddress(ctx),
    },
    subject,
    ...{ from: now, until: after(now, SIGNED_FOR) },
  });
  known.set(list, { state, from: now, until: after(now, SIGNED_AGAIN_AFTER), jwt });
  return jwt;
}

/** Multibase base64url of the packed bits; place 0 is the highest bit of the first byte. */
async function encoded(ended: readonly number[]): Promise<string> {
  const bits = Buffer.alloc(PLACES / 8);
  for (const position of ended) bits[position >> 3] = (bits[position >> 3] ?? 0) | (0x80 >> (position & 7));
  return `u${(await pack(bits)).toString('base64url')}`;
}
