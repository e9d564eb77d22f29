import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import pg from 'pg';
import { testCapacity } from '../../../scripts/support/test-capacity.ts';
import { type FakeGoogle, startFakeGoogle } from '../../../server/test/fake-google.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { complaintsOf } from '../../support/complaints.ts';
import { joined, newAddress, password } from '../../support/people.ts';
import { startTestedServer } from '../../support/server.ts';
import { test as base, expect } from '../../support/test.ts';

const standIn = readFileSync(new URL('../../support/google-stand-in.js', import.meta.url), 'utf8');

const test = base.extend<object, { google: FakeGoogle }>({
  google: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter.
    async ({}, use) => {
      const google = await startFakeGoogle();
      await use(google);
      await google.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ google }, use, worker) => {
      const databaseServer = process.env.TEST_DATABASE_URL;
      if (!databaseServer) throw new Error('TEST_DATABASE_URL is set by global-setup.ts');
      const logFile = `test-results/google-${worker.workerIndex}.log`;
      const server = await startTestedServer({ databaseServer, seeded: false, logFile, env: google.settings });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: Math.round(60_000 * testCapacity().stretch) },
  ],
});

type Mode = 'one-tap' | 'skipped' | 'empty' | 'broken' | 'never';
const speak = (google: FakeGoogle, mode: Mode) => {
  google.state.script = standIn.replace("base.searchParams.get('mode')", JSON.stringify(mode));
};
/** As if everybody had signed in a while ago. */
async function forgetConfirmations(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("update sessions set confirmed_at = now() - interval '1 hour'");
  await client.end();
}
let people = 0;
const somebody = (google: FakeGoogle, claims: object = {}) => {
  people += 1;
  const sub = `${Date.now()}${people}`;
  const person = { sub, name: 'Ana Moura', email: `ana.${sub}@gmail.com`, ...claims };
  google.state.person = person;
  return person;
};
const press = (page: Page) => page.getByRole('button', { name: 'Continuar com o Google' }).click();
const oneTap = (page: Page) => page.getByRole('complementary', { name: 'One Tap' });
const choose = (page: Page) => oneTap(page).getByRole('button', { name: 'Continuar como Ana' }).click();
const acceptAll = async (page: Page) => {
  for (const box of await page.getByRole('dialog').getByRole('checkbox').all()) await box.check();
};

test('a talent registers with Google and comes back with one press', async ({ page, context, google }) => {
  const complaints = complaintsOf(context);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  speak(google, 'one-tap');
  const person = somebody(google);
  await page.goto('/auth/login');
  const button = page.getByRole('button', { name: 'Continuar com o Google' });
  await expect(button).toBeVisible();
  expect(asked.filter((url) => url.startsWith(google.url))).toEqual([]);
  await expectAccessible(page);

  await button.focus();
  await page.keyboard.press('Enter');
  await choose(page);
  const dialog = page.getByRole('dialog', { name: 'Falta pouco para criar sua conta' });
  await expect(dialog).toContainText(person.email);
  await expect(dialog.getByLabel('Nome completo')).toHaveValue('Ana Moura');
  expect(asked.filter((url) => url.includes('/gsi/client'))).toEqual([`${google.url}/gsi/client?hl=pt-BR`]);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Criar conta' }).click();
  await expect(dialog.getByText('É preciso ter pelo menos 18 anos')).toBeVisible();
  await acceptAll(page);
  await dialog.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page).toHaveURL('/admin/potential/home');
  await expect(page.getByText('Conta criada com o Google. Boas-vindas.')).toBeVisible();

  // Left first: an open page goes to the login by itself once its session has ended.
  await page.goto('about:blank');
  await context.clearCookies();
  await page.goto('/auth/login');
  await press(page);
  await choose(page);
  await expect(page).toHaveURL('/admin/potential/home');
  await expect(page.getByText('Você entrou com o Google.')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a recruiter registers from the page of registration, where Google shows no prompt', async ({ page, google }) => {
  speak(google, 'skipped');
  somebody(google, { name: 'www.isca.example' });
  await page.goto('/auth/register?role=recruiter');
  await press(page);
  await expect(page.getByText('Confirme no botão do Google.')).toBeVisible();
  await page.getByRole('button', { name: 'Google (pt-BR)' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: /Recruto talentos/ })).toBeChecked();
  // A name that Google's account has, and that cannot be one here, is asked for.
  await expect(dialog.getByLabel('Nome completo')).toHaveValue('');
  await dialog.getByLabel('Nome completo').fill('Ana Moura');
  await dialog.getByLabel('Nome da empresa').fill('Casa Aberta');
  await acceptAll(page);
  await dialog.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page).toHaveURL('/admin/recruiter/home');
  await page.getByRole('link', { name: 'Continuar cadastro' }).click();
  await page.getByText('Sou freelancer').click();
  await page.getByLabel('Cargo').fill('Tech recruiter');
  await page.getByRole('button', { name: 'Salvar e continuar' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Idiomas' })).toBeVisible();
});

test('closing the prompt ends the wait, and Google’s own button is there', async ({ page, google }) => {
  speak(google, 'one-tap');
  somebody(google);
  await page.goto('/auth/login');
  await press(page);
  await expect(oneTap(page)).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(1);
  await oneTap(page).getByRole('button', { name: 'Fechar' }).click();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Google (pt-BR)' })).toBeVisible();
  // Leaving the question open creates nothing.
  await page.getByRole('button', { name: 'Google (pt-BR)' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByLabel('E-mail')).toBeEditable();
});

const problems: [string, Mode | null, string][] = [
  ['the script cannot be loaded', null, 'Falha ao carregar script do Google'],
  ['Google cannot be started', 'broken', 'Falha na inicialização do Google Sign-In'],
  ['no credential comes', 'empty', 'Credencial não recebida do Google'],
  ['nothing comes for 30 seconds', 'never', 'Tempo limite excedido. Tente novamente.'],
];
for (const [when, mode, text] of problems) {
  test(`says so when ${when}`, async ({ page, google }) => {
    google.state.script = null;
    if (mode) speak(google, mode);
    somebody(google);
    if (mode === 'never') await page.clock.install();
    await page.goto('/auth/login');
    await press(page);
    if (mode === 'empty') await choose(page);
    if (mode === 'never') {
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(1);
      await page.clock.fastForward(30_000);
    }
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessible(page);
  });
}

test('shows what the server says, beside the button and in a toast', async ({ page, google }) => {
  speak(google, 'one-tap');
  somebody(google, { email_verified: false });
  await page.goto('/auth/login');
  await press(page);
  await choose(page);
  await expect(page.getByText(/O e-mail desta conta Google não foi confirmado/)).toHaveCount(2);
});

test('speaks English, in the dark, on a phone', async ({ page, google, context, server }) => {
  await context.addCookies([{ name: 'app-locale', value: 'en-US', url: server.url }]);
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.setViewportSize({ width: 360, height: 740 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  speak(google, 'one-tap');
  somebody(google);
  await page.goto('/auth/register');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await choose(page);
  await expect(page.getByRole('dialog', { name: 'Your account is almost ready' })).toBeVisible();
  expect(asked).toContain(`${google.url}/gsi/client?hl=en`);
  await expectAccessible(page);
});

test('a recruiter links a Google account inside the account, signs in with it and unlinks it', async ({
  page,
  context,
  google,
  mailsTo,
  server,
}) => {
  const complaints = complaintsOf(context);
  speak(google, 'one-tap');
  somebody(google);
  const email = newAddress('bianca');
  await joined(page, server.url, mailsTo, { name: 'Bianca Prado', email, company: 'Casa Prado' });
  const section = page.getByRole('region', { name: 'Google', exact: true });
  await page.goto('/admin/recruiter/security');
  await section.getByRole('button', { name: 'Vincular uma conta Google' }).click();
  await choose(page);
  await expect(section.getByText('Ativado')).toBeVisible();
  await expectAccessible(page);
  await expect.poll(async () => (await mailsTo(email)).map(({ kind }) => kind)).toContain('google_changed');

  await page.getByRole('button', { name: /Sua conta/ }).click();
  await page.getByRole('button', { name: 'Sair', exact: true }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await press(page);
  await choose(page);
  await expect(page).toHaveURL('/admin/recruiter/home');

  await page.goto('/admin/recruiter/security');
  await section.getByRole('button', { name: 'Desvincular o Google' }).click();
  const question = page.getByRole('alertdialog');
  await expectAccessible(page);
  await forgetConfirmations(server.databaseUrl);
  await question.getByRole('button', { name: 'Desvincular o Google' }).click();
  // The question who is there lies over the other one, and has the focus in its field.
  await expect(page.getByLabel('Sua senha')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(section.getByText('Desativado')).toBeVisible();
  await expect(section.getByRole('heading', { name: 'Google' })).toBeFocused();
  expect(complaints).toEqual([]);
});
