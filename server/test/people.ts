import { login, register, verifyEmail } from '@prova/contract/accounts/accounts';
import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/document-versions';
import { expect } from 'vitest';
import { verifyCompany } from '../src/modules/companies/companies.service.ts';
import { system } from '../src/platform/actor.ts';
import { createContext } from '../src/platform/context.ts';
import type { TestServer } from './harness.ts';

export const PASSWORD = 'cavalo-bateria-grampo-9';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Access token. */
  readonly token: string;
  /** Of a recruiter, '' otherwise. */
  readonly companyId: string;
  readonly refreshToken: string;
}

let count = 0;

/** Registers through the door: form, mail, link, sign-in. With `verified` an operator has looked at the company. */
export async function signUp(
  server: TestServer,
  role: 'RECRUITER' | 'POTENTIAL',
  given: { name?: string; email?: string; companyName?: string; verified?: boolean } = {},
): Promise<Person> {
  count += 1;
  const name = given.name ?? (role === 'RECRUITER' ? `Recrutadora Teste ${count}` : `Talento Teste ${count}`);
  const email = given.email ?? `pessoa${count}@correio.example`;
  const registered = await server.call(register, {
    body: {
      name,
      email,
      password: PASSWORD,
      role,
      ...(role === 'RECRUITER' && { companyName: given.companyName ?? `Empresa Teste ${count}` }),
      acceptedTerms: TERMS_VERSION,
      acceptedPrivacy: PRIVACY_VERSION,
      adult: true,
    },
  });
  expect(registered.status).toBe(201);
  const [mail] = await server.mails(email);
  const token = new URL(mail?.links.find((link) => link.includes('token=')) ?? '').searchParams.get('token');
  // All in one browser.
  const { cookies } = registered;
  expect((await server.call(verifyEmail, { body: { token }, cookies })).status).toBe(200);
  const person = await signIn(server, email, PASSWORD, cookies);
  if (given.verified) await verifyCompanyOf(server, person);
  return person;
}

/** The identity of the company is proved; its owners have read so. */
export async function verifyCompanyOf(server: TestServer, { companyId }: Pick<Person, 'companyId'>): Promise<void> {
  const ctx = createContext(server.platform, { actor: system, locale: 'pt-BR' });
  const { slug } = await ctx.db
    .selectFrom('companies')
    .select('slug')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  await verifyCompany(ctx, slug);
  await server.drain();
}

export async function signIn(
  server: TestServer,
  email: string,
  password = PASSWORD,
  cookies: Record<string, string> = {},
): Promise<Person> {
  const { data } = await server.call(login, { body: { email, password }, cookies });
  return {
    id: data.user.id,
    name: data.user.name,
    email,
    token: data.accessToken,
    refreshToken: data.refreshToken,
    companyId: data.user.companies[0]?.id ?? '',
  };
}
