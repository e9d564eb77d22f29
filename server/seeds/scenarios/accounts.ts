import { registration } from '@prova/contract/accounts/accounts';
import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/document-versions';
import type { VISIBILITIES } from '@prova/contract/talents/talent-words';
import { register } from '../../src/modules/accounts/registration/register.ts';
import { verifyByCode } from '../../src/modules/accounts/registration/verification.ts';
import { DEMO_PASSWORD } from '../companies.ts';
import type { Until } from '../runner/agenda.ts';
import { browserHash, type ScenarioRunner } from '../runner/scenario-runner.ts';
import { MINUTE } from '../time.ts';

interface Newcomer {
  readonly name: string;
  readonly email: string;
  /** Of a recruiter; a talent has none. */
  readonly companyName?: string;
  /** Of a talent; left out: open to all recruiters. */
  readonly visibility?: (typeof VISIBILITIES)[number];
}

/** What everybody accepts who opens an account. */
export const ACCEPTED = { acceptedTerms: TERMS_VERSION, acceptedPrivacy: PRIVACY_VERSION, adult: true } as const;

/** Registers, waits for the mail and types its code. */
export async function openAccount(
  runner: ScenarioRunner,
  until: Until,
  { name, email, companyName, visibility = 'open' }: Newcomer,
): Promise<void> {
  const typed = registration.parse({
    name,
    email,
    password: DEMO_PASSWORD,
    role: companyName ? 'RECRUITER' : 'POTENTIAL',
    ...(companyName ? { companyName } : { visibility }),
    ...ACCEPTED,
    language: 'pt-BR',
  });
  await runner.asGuest(email, (ctx) => register(ctx, typed, browserHash(email)));
  await until(new Date(runner.clock.now().getTime() + 6 * MINUTE));
  const { code } = await runner.mail(email, 'verify_email');
  await runner.asGuest(email, (ctx) => verifyByCode(ctx, email, code ?? ''));
}
