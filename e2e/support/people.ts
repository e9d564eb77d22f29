import { expect, type Page } from '@playwright/test';
import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/document-versions';
import type { CapturedMail } from './outbox.ts';
import { signIn } from './sign-in.ts';

export const password = 'cavalo girassol trem';

type Mails = (address: string, count?: number) => Promise<CapturedMail[]>;
type Person = { name: string; email: string; company?: string };

let people = 0;

/** An address that nobody has yet. */
export const newAddress = (name: string) => `${name}.${Date.now()}.${++people}@correio.example`;

const homeOf = ({ company }: Person) => (company ? '/admin/recruiter/home' : '/admin/potential/home');

/** Somebody who has registered and is signed in, where a journey is about what follows. */
export async function joined(page: Page, serverUrl: string, mailsTo: Mails, person: Person): Promise<void> {
  const { name, email, company } = person;
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`${serverUrl}/api/v1/auth/${path}`, {
      data,
      headers: { origin: serverUrl, 'idempotency-key': crypto.randomUUID() },
    });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  };
  await post('register', {
    name,
    email,
    password,
    ...(company ? { role: 'RECRUITER', companyName: company } : { role: 'POTENTIAL' }),
    acceptedTerms: TERMS_VERSION,
    acceptedPrivacy: PRIVACY_VERSION,
    adult: true,
  });
  const links = (await mailsTo(email)).flatMap((mail) => mail.links.map((link) => new URL(link)));
  const link = links.find(({ pathname }) => pathname === '/auth/verify-email');
  await post('verify-email', { token: link?.searchParams.get('token') });
  await signIn(page.context(), serverUrl, email, password);
  await page.goto(homeOf(person));
}

/** Registers, verifies with the code of the mail and signs in, through the screens. */
export async function join(page: Page, mailsTo: Mails, person: Person): Promise<void> {
  const { name, email, company } = person;
  await page.goto(company ? '/auth/register?role=recruiter' : '/auth/register');
  if (company) await page.getByLabel('Nome da empresa').fill(company);
  await page.getByLabel('Nome completo').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByLabel('Confirme a senha').fill(password);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByLabel('Código de verificação')).toBeVisible();
  // Whoever has applied before has other mails.
  const code = async () => (await mailsTo(email)).find((mail) => mail.code)?.code ?? '';
  await expect.poll(code, { message: 'the code' }).not.toBe('');
  await page.getByLabel('Código de verificação').fill(await code());
  // A recruiter is led through the rest of the registration first; both are in without typing the password again.
  if (company) await page.getByRole('button', { name: 'Continuar depois e entrar' }).click();
  await expect(page).toHaveURL(homeOf(person));
}
