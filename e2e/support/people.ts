import { expect, type Page } from '@playwright/test';
import type { CapturedMail } from './outbox.ts';

export const password = 'cavalo girassol trem';

type Mails = (address: string, count?: number) => Promise<CapturedMail[]>;
type Person = { name: string; email: string; company?: string };

let people = 0;

/** An address that nobody has yet. */
export const newAddress = (name: string) => `${name}.${Date.now()}.${++people}@correio.example`;

/** Registers, verifies with the code of the mail and signs in, through the screens. */
export async function join(page: Page, mailsTo: Mails, { name, email, company }: Person): Promise<void> {
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
  await expect.poll(code, { message: 'the code', timeout: 15_000 }).not.toBe('');
  await page.getByLabel('Código de verificação').fill(await code());
  // A recruiter is led through the rest of the registration first.
  if (company) await page.getByRole('button', { name: 'Continuar depois e entrar' }).click();
  await expect(page.getByText('E-mail verificado. É só entrar.')).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(company ? '/admin/recruiter/home' : '/admin/potential/home');
}
