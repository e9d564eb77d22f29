import { login, PRIVACY_VERSION, register, TERMS_VERSION, verifyEmail } from '@prova/contract/accounts';
import { expect } from 'vitest';
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

/** Registers through the door: form, mail, link, sign-in. */
export async function signUp(
  server: TestServer,
  role: 'RECRUITER' | 'POTENTIAL',
  given: { name?: string; email?: string; companyName?: string } = {},
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
  expect((await server.call(verifyEmail, { body: { token } })).status).toBe(200);
  return signIn(server, email);
}

export async function signIn(server: TestServer, email: string, password = PASSWORD): Promise<Person> {
  const { data } = await server.call(login, { body: { email, password } });
  return {
    id: data.user.id,
    name: data.user.name,
    email,
    token: data.accessToken,
    refreshToken: data.refreshToken,
    companyId: data.user.companies[0]?.id ?? '',
  };
}
