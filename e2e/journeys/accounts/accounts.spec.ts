import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { expect, test } from '../../support/test.ts';

const password = 'cavalo girassol trem';
let people = 0;
const newAddress = (name: string) => `${name}.${Date.now()}.${++people}@correio.example`;

async function register(page: Page, email: string, company?: string): Promise<void> {
  await page.goto('/auth/register');
  if (company) {
    await page.getByRole('radio', { name: /Recruto talentos/ }).check();
    await page.getByLabel('Nome da empresa').fill(company);
  }
  await page.getByLabel('Nome completo').fill('Rita Moreira');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByLabel('Confirme a senha').fill(password);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page).toHaveURL(`/auth/email-verification?email=${encodeURIComponent(email)}`);
}

async function signIn(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(secret);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

type Mails = (address: string, count?: number) => Promise<{ code?: string; links: string[] }[]>;

/** A verified account, signed in. */
async function enter(page: Page, mailsTo: Mails, name: string, company?: string): Promise<string> {
  const email = newAddress(name);
  await register(page, email, company);
  const [mail] = await mailsTo(email);
  await page.getByLabel('Código de verificação').fill(mail?.code ?? '');
  // A recruiter is led through the rest of the registration first; a talent is in.
  if (company) {
    await page.getByRole('button', { name: 'Continuar depois e entrar' }).click();
    await expect(page.getByText('E-mail verificado. É só entrar.')).toBeVisible();
    await signIn(page, email);
  }
  await expect(page).toHaveURL(company ? '/admin/recruiter/home' : '/admin/potential/home');
  return email;
}

test('a recruiter creates an account, pastes the code of the mail and signs in', async ({ page, context, mailsTo }) => {
  const email = newAddress('rita');
  await page.goto('/');
  await page.getByRole('link', { name: 'Quero contratar' }).click();
  await expect(page.getByRole('radio', { name: /Recruto talentos/ })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByText('Por favor, corrija os erros no formulário')).toBeVisible();
  await expect(page.getByLabel('Nome completo')).toBeFocused();
  for (const box of await page.getByRole('checkbox').all()) await expect(box).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('É preciso ter pelo menos 18 anos')).toBeVisible();
  await expectAccessible(page);

  await register(page, email, 'Aurora Sistemas');
  await expect(page.getByText(/Você pode pedir outro em \d+ s/)).toBeVisible();
  await expectAccessible(page);
  const code = page.getByLabel('Código de verificação');
  await code.fill('000000');
  await expect(page.getByText('Link ou código de verificação inválido. Confira ou peça um novo.')).toBeVisible();
  const [mail] = await mailsTo(email);
  await code.focus();
  // As pasted from a mail, with a space and a word too many.
  await page.evaluate(
    (text) => {
      const data = new DataTransfer();
      data.setData('text/plain', text);
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
      document.execCommand('insertText', false, text);
    },
    `código: ${mail?.code?.slice(0, 3)} ${mail?.code?.slice(3)}`,
  );
  await expect(page).toHaveURL('/auth/complete-registration');
  // A page that was loaded again has forgotten the password.
  await page.reload();
  await page.getByRole('button', { name: 'Continuar depois e entrar' }).click();
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByText('E-mail verificado. É só entrar.')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);

  await signIn(page, email, 'outra senha qualquer');
  await expect(page.getByText('Email ou senha inválidos')).toBeVisible();
  await expectAccessible(page);
  await signIn(page, email);
  await expect(page).toHaveURL('/admin/recruiter/home');

  const cookies = Object.fromEntries((await context.cookies()).map((cookie) => [cookie.name, cookie]));
  const month = Date.now() / 1000 + 2_592_000;
  expect(cookies.accessToken).toMatchObject({ httpOnly: false, path: '/', sameSite: 'Lax' });
  expect(Math.abs((cookies.accessToken?.expires ?? 0) - month)).toBeLessThan(60);
  expect(cookies.refreshToken).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect(Math.abs((cookies.refreshToken?.expires ?? 0) - month)).toBeLessThan(60);
});

test('whoever is not verified is led to the verification, may change the address once, and the link of the mail is noticed', async ({
  page,
  context,
  mailsTo,
}) => {
  const wrong = newAddress('eratto');
  const right = newAddress('certo');
  await register(page, wrong);
  await page.goto('/auth/login');
  await signIn(page, wrong);
  await expect(page).toHaveURL(`/auth/email-verification?email=${encodeURIComponent(wrong)}`);

  await page.getByRole('link', { name: 'Alterar e-mail' }).click();
  await expectAccessible(page);
  await page.getByLabel('Novo e-mail').fill(right);
  await page.getByLabel('Senha', { exact: true }).fill('não é esta');
  await page.getByRole('button', { name: 'Alterar e enviar novo código' }).click();
  await expect(page.getByText('Senha incorreta. Confira e tente de novo.')).toBeVisible();
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Alterar e enviar novo código' }).click();
  await expect(page).toHaveURL(`/auth/email-verification?email=${encodeURIComponent(right)}`);

  await page.getByRole('link', { name: 'Alterar e-mail' }).click();
  await page.getByLabel('Novo e-mail').fill(newAddress('terceiro'));
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Alterar e enviar novo código' }).click();
  await expect(page.getByText(/^Você já alterou seu e-mail/)).toBeVisible();
  await page.getByRole('link', { name: 'Voltar', exact: true }).click();

  const [mail] = await mailsTo(right);
  const link = mail?.links.find((one) => one.includes('/auth/verify-email'));
  const other = await context.newPage();
  await other.goto(link ?? '');
  await expect(other.getByRole('heading', { name: 'E-mail verificado' })).toBeVisible();
  await expectAccessible(other);
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Este e-mail já estava verificado' })).toBeVisible();
  await other.goto('/auth/verify-email?token=isto-nao-e-um-token-de-verdade');
  await expect(other.getByRole('heading', { name: 'Este link não é válido' })).toBeVisible();
  await expectAccessible(other);

  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByText('E-mail verificado. É só entrar.')).toBeVisible();
});

test('a change to an address of somebody else looks like any other, and its owner is told', async ({
  page,
  context,
  mailsTo,
}) => {
  const owner = await enter(page, mailsTo, 'dona');
  await context.clearCookies();
  await register(page, newAddress('curiosa'));
  await page.getByRole('link', { name: 'Alterar e-mail' }).click();
  await page.getByLabel('Novo e-mail').fill(owner);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Alterar e enviar novo código' }).click();
  await expect(page).toHaveURL(`/auth/email-verification?email=${encodeURIComponent(owner)}`);
  await expect(page.getByText('Enviamos um link e um código de 6 dígitos para')).toBeVisible();
  await expect(page.getByText(/Você pode pedir outro em \d+ s/)).toBeVisible();
  expect((await mailsTo(owner, 2))[0]).toMatchObject({ kind: 'already_registered' });
});

test('a forgotten password is replaced by the link of the mail, once', async ({ page, mailsTo, context }) => {
  const email = await enter(page, mailsTo, 'esquecida');
  await context.clearCookies({ name: 'accessToken' });
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click();
  await expect(page).toHaveURL('/auth/forget-password');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await expect(page.getByRole('heading', { name: 'Confira seu e-mail' })).toBeFocused();
  const mails = await mailsTo(email, 2);
  const link = mails.flatMap((mail) => mail.links).find((one) => one.includes('/auth/reset-password')) ?? '';
  await page.goto(link);
  await page.getByLabel('Nova senha').fill('12345678');
  await page.getByLabel('Confirme a senha').fill('12345678');
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(page.getByText(/Esta senha é (muito comum|fácil de adivinhar)/)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Nova senha').fill('outro barco azul');
  await page.getByLabel('Confirme a senha').fill('outro barco azul');
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(page.getByText('Senha alterada. Entre com a nova senha.')).toBeVisible();
  await signIn(page, email);
  await expect(page.getByText('Email ou senha inválidos')).toBeVisible();
  await signIn(page, email, 'outro barco azul');
  await expect(page).toHaveURL('/admin/potential/home');
  await context.clearCookies({ name: 'accessToken' });
  await page.goto(link);
  await page.getByLabel('Nova senha').fill('mais um barco azul');
  await page.getByLabel('Confirme a senha').fill('mais um barco azul');
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(page.getByRole('heading', { name: 'Este link não vale mais' })).toBeVisible();
});

test('each page lets in whom it should, and sends the others where they belong', async ({ page, context, mailsTo }) => {
  await page.goto('/admin/potential/home?de=teste');
  await expect(page).toHaveURL('/auth/login?next=%2Fadmin%2Fpotential%2Fhome%3Fde%3Dteste');
  const email = await enter(page, mailsTo, 'porta');
  for (const door of ['/', '/auth/login', '/auth/register', '/auth/forget-password', '/admin/recruiter/home']) {
    await page.goto(door);
    await expect(page, `from ${door}`).toHaveURL('/admin/potential/home');
  }
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1, name: 'Política de privacidade' })).toBeVisible();
  await page.getByRole('link', { name: 'Minha área' }).click();
  await page.getByRole('button', { name: 'Sua conta' }).click();
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/auth/login');
  for (const next of ['//evil.example', '/.//evil.example', '/%5Cevil.example', 'https://evil.example']) {
    await context.clearCookies({ name: 'accessToken' });
    await page.goto(`/auth/login?next=${encodeURIComponent(next)}`);
    await signIn(page, email);
    await expect(page, next).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\//);
    await expect(page.getByLabel('E-mail'), next).toHaveCount(0);
    await page.waitForLoadState('networkidle');
  }
});

test('a session renews itself once for all, and its end leads back to where one was', async ({
  page,
  context,
  mailsTo,
  server,
}) => {
  const email = await enter(page, mailsTo, 'sessao');
  const renewals: string[] = [];
  page.on('request', (request) => request.url().includes('/refresh-token') && renewals.push(request.url()));
  const spoil = () =>
    context.addCookies([{ name: 'accessToken', value: 'velho.demais.x', url: server.url, sameSite: 'Lax' }]);
  // Away from the page, so that none of its calls meets the spoilt token before the test does.
  await page.goto('about:blank');
  await spoil();
  await page.goto('/admin/potential/home');
  await expect(page.getByRole('button', { name: 'Sua conta' })).toBeVisible();
  await expect.poll(() => renewals.length).toBe(1);
  const fresh = (await context.cookies()).find((cookie) => cookie.name === 'accessToken')?.value;
  expect(fresh).not.toBe('velho.demais.x');

  await page.goto('about:blank');
  await spoil();
  await context.clearCookies({ name: 'refreshToken' });
  await page.goto('/admin/potential/home?aba=2');
  await expect(page).toHaveURL('/auth/login?next=%2Fadmin%2Fpotential%2Fhome%3Faba%3D2');
  await expect(page.getByText('Sessão expirada')).toHaveCount(0);
  await signIn(page, email);
  await expect(page).toHaveURL('/admin/potential/home?aba=2');
});

test('two tabs whose tokens ran out together both go on, and so does one whose answer was lost', async ({
  page,
  context,
  mailsTo,
  server,
}) => {
  await enter(page, mailsTo, 'juntas');
  const other = await context.newPage();
  const spoil = () =>
    context.addCookies([{ name: 'accessToken', value: 'velho.demais.x', url: server.url, sameSite: 'Lax' }]);
  await page.goto('about:blank');
  await spoil();
  await Promise.all([page.goto('/admin/potential/home'), other.goto('/admin/potential/home')]);
  for (const tab of [page, other]) await expect(tab.getByRole('button', { name: 'Sua conta' })).toBeVisible();

  // The server has rotated the token, but its answer never arrives.
  let lost = 0;
  await page.route('**/api/v1/auth/refresh-token', async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    const { cookie = '', origin = server.url } = await route.request().allHeaders();
    const headers = { cookie, origin, 'content-type': 'application/json' };
    expect(
      (await fetch(`${server.url}/api/v1/auth/refresh-token`, { method: 'POST', headers, body: '{}' })).status,
    ).toBe(200);
    return route.abort('connectionreset');
  });
  await other.close();
  await page.goto('about:blank');
  await spoil();
  await page.goto('/admin/potential/home');
  await expect(page.getByRole('button', { name: 'Sua conta' })).toBeVisible();
  expect(lost).toBe(1);

  // Nobody answers at all: the session stays, and goes on when the server is back.
  await page.unrouteAll();
  await page.route('**/api/v1/auth/refresh-token', (route) => route.abort('connectionrefused'));
  await page.goto('about:blank');
  await spoil();
  await page.goto('/admin/potential/home');
  await expect(page.getByText(/^Erro de conexão/)).toBeVisible();
  await expect(page).toHaveURL('/admin/potential/home');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('button', { name: 'Sua conta' })).toBeVisible();
});

test('signing out in one tab signs out the others, even when the server is away', async ({
  page,
  context,
  mailsTo,
}) => {
  await enter(page, mailsTo, 'abas');
  const other = await context.newPage();
  await other.goto('/admin/potential/home');
  await expect(other.getByRole('button', { name: 'Sua conta' })).toBeVisible();
  await context.route('**/api/v1/auth/logout', (route) => route.abort());
  await page.getByRole('button', { name: 'Sua conta' }).click();
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/auth/login');
  await expect(other).toHaveURL('/auth/login');
  const refreshCookie = async () => (await context.cookies()).find(({ name }) => name === 'refreshToken');
  expect(await refreshCookie()).toBeDefined();
  await other.goto('/admin/potential/home');
  await expect(other).toHaveURL(/\/auth\/login\?next=/);
  // The server is back: it is told what it could not be told before.
  await context.unrouteAll();
  await page.goto('/');
  await expect.poll(refreshCookie).toBeUndefined();
});

test('the language changes at once, follows the account, and says when the server did not take it', async ({
  page,
  context,
  mailsTo,
}) => {
  const email = await enter(page, mailsTo, 'idioma');
  await page.getByRole('button', { name: 'Sua conta' }).click();
  await page.getByLabel('Idioma da página').selectOption('en-US');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page.locator('[data-sync=success]')).toBeVisible();
  await expect(page.locator('[data-sync=idle]')).toBeVisible();
  const cookie = (await context.cookies()).find(({ name }) => name === 'app-locale');
  expect(cookie).toMatchObject({ value: 'en-US', path: '/', secure: true });

  await page.route('**/api/v1/user/language', (route) => route.fulfill({ status: 503 }));
  await page.getByLabel('Page language').selectOption('pt-BR');
  await expect(page.getByRole('button', { name: 'Sair' })).toBeVisible();
  await expect(page.locator('[data-sync=error]')).toBeVisible();
  await expect(page.getByText('Falha ao atualizar preferência de idioma')).toBeVisible();

  await expect(page.getByText('Falha ao obter preferência de idioma')).toBeVisible();

  // What did not arrive, or was changed on another device, can be kept from here.
  await page.unrouteAll();
  await page.keyboard.press('Escape');
  // By keyboard: the message lies over the button for as long as the pointer is on it.
  await page.getByRole('button', { name: 'Sua conta' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Idioma salvo na sua conta: English.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Salvar Português na conta' }).click();
  await expect(page.getByText('Idioma salvo na sua conta')).toHaveCount(0);
  // The answer and the sign of success may still be those of Portuguese.
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/user/language') && answer.request().postData()?.includes('en-US') === true,
  );
  await page.getByLabel('Idioma da página').selectOption('en-US');
  expect((await kept).ok()).toBe(true);
  await expect(page.locator('[data-sync=success]')).toBeVisible();

  // On another device the account speaks. This page is left first: without its session it would go to the login by itself.
  await page.goto('about:blank');
  await context.clearCookies();
  await page.goto('/auth/login');
  await signIn(page, email);
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
});

test('signing in takes nothing but the keyboard', async ({ page, mailsTo, context }) => {
  const email = await enter(page, mailsTo, 'teclado');
  await context.clearCookies({ name: 'accessToken' });
  await page.goto('/auth/login');
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.keyboard.type(email);
  await page.getByLabel('Senha', { exact: true }).focus();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/potential/home');
  await page.getByRole('button', { name: 'Sua conta' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Sua conta' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Sua conta' })).toBeFocused();
});

test('an address typed wrongly is pointed out, and put right by one key', async ({ page }) => {
  await page.goto('/auth/register');
  await page.getByLabel('E-mail').fill('rita@gmial.com');
  await page.getByLabel('E-mail').press('Tab');
  const suggestion = page.getByRole('button', { name: 'Você quis dizer rita@gmail.com?' });
  await expect(suggestion).toBeVisible();
  await expectAccessible(page);
  await suggestion.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('E-mail')).toHaveValue('rita@gmail.com');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expect(suggestion).toHaveCount(0);
  await page.getByLabel('E-mail').fill('rita@mailinator.com');
  await page.getByLabel('E-mail').press('Tab');
  await expect(page.getByText(/Este parece ser um e-mail temporário/)).toBeVisible();
  await expectAccessible(page);
});
