import * as z from 'zod';
import { audit } from '../../platform/audit.ts';
import { after, DAY } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { defineTask } from '../../platform/tasks.ts';
import { deletePublicKey, selectPublicKeys, selectSigner } from './signing-keys.queries.ts';
import { replaceSigner } from './signing-keys.ts';

const LONGEST_IN_USE = 365 * DAY;

/** A key signs for a year. Where nothing was ever signed there is none. */
export const rotateKeyTask = defineTask({
  name: 'assessments.rotateKey',
  data: z.object({}),
  retryLimit: 3,
  cron: '40 3 * * *',
  run: async (ctx) => {
    const signer = await selectSigner(ctx);
    if (signer && after(signer.createdAt, LONGEST_IN_USE) <= ctx.clock.now()) await replaceSigner(ctx, signer.id);
  },
});

/** What operators do to keys; nobody else comes here, so refusals are plain sentences for the console. */
export async function replaceKeyAsOperator(ctx: Ctx): Promise<string> {
  const signer = await selectSigner(ctx);
  return (await replaceSigner(ctx, signer?.id ?? null)).kid;
}

export const listKeysAsOperator = selectPublicKeys;

/**
 * Takes a public key back that is in other hands: what it signed cannot be checked any more, and has to be downloaded again.
 * @throws Error that says why not
 */
export async function dropKeyAsOperator(ctx: Ctx, thumbprint: string): Promise<void> {
  const known = (await selectPublicKeys(ctx)).find((key) => key.thumbprint === thumbprint);
  if (!known) throw new Error(`No key has the thumbprint ${thumbprint}.`);
  const signer = await selectSigner(ctx);
  if (signer?.thumbprint === thumbprint) await replaceSigner(ctx, signer.id);
  await ctx.transaction(async (ctx) => {
    await deletePublicKey(ctx, thumbprint);
    await audit(ctx, { action: 'assessments.signing_key_dropped' });
  });
}
