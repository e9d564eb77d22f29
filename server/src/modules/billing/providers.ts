import { AppError } from '../../platform/app-error.ts';
import type { Config } from '../../platform/config.ts';
import type { Ctx } from '../../platform/context.ts';
import type { PaymentProvider } from './provider.ts';
import { sandboxProvider } from './sandbox-provider.ts';

/** Who takes the money on this server; null where nothing is sold, and nothing is limited. */
export const providerOf = (ctx: Ctx): PaymentProvider | null => providerBy(ctx.platform.config);

function providerBy({ BILLING_SANDBOX, production }: Config): PaymentProvider | null {
  return (BILLING_SANDBOX ?? !production) ? sandboxProvider : null;
}

/** @throws AppError BILLING_UNAVAILABLE */
export function requireProvider(ctx: Ctx): PaymentProvider {
  const provider = providerOf(ctx);
  if (!provider) throw new AppError('BILLING_UNAVAILABLE');
  return provider;
}

/** Of what was bought earlier: whoever took that money gives it back. @throws Error where that one is not set up any more */
export function providerNamed(ctx: Ctx, name: string): PaymentProvider {
  const found = [providerOf(ctx), sandboxProvider].find((provider) => provider?.name === name);
  if (!found) throw new Error(`The payment provider ${name} is not set up`);
  return found;
}
