import { registration } from '@prova/contract/accounts/accounts';
import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/document-versions';
import { register } from '../../src/modules/accounts/registration/register.ts';
import { verifyByCode } from '../../src/modules/accounts/registration/verification.ts';
import { DEMO_PASSWORD, TALENT } from '../companies.ts';
import type { Until } from '../play/agenda.ts';
import { browserHash, type Play } from '../play/play.ts';
import { daysBefore, MINUTE } from '../time.ts';

interface Newcomer {
  readonly name: string;
  readonly email: string;
  /** Of a recruiter; a talent has none. */
  readonly companyName?: string;
}

/** What everybody accepts who opens an account. */
export const ACCEPTED = { acceptedTerms: TERMS_VERSION, acceptedPrivacy: PRIVACY_VERSION, adult: true } as const;

/** Registers, waits for the mail and types its code. */
export async function openAccount(play: Play, until: Until, { name, email, companyName }: Newcomer): Promise<void> {
  const typed = registration.parse({
    name,
    email,
    password: DEMO_PASSWORD,
    role: companyName ? 'RECRUITER' : 'POTENTIAL',
    ...(companyName ? { companyName } : { visibility: 'open' }),
    ...ACCEPTED,
    language: 'pt-BR',
  });
  await play.asGuest(email, (ctx) => register(ctx, typed, browserHash(email)));
  await until(new Date(play.clock.now().getTime() + 6 * MINUTE));
  const { code } = await play.mail(email, 'verify_email');
  await play.asGuest(email, (ctx) => verifyByCode(ctx, email, code ?? ''));
}

/** The talent of the demo accounts. */
export function talentAct(play: Play): void {
  play.story(daysBefore(play.now, 71), (until) => openAccount(play, until, TALENT));
}
