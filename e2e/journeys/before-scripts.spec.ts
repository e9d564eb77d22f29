import { recruiterOf } from '../support/recruiting.ts';
import { holdScripts, scriptOf } from '../support/scripts.ts';
import { demoAccounts, demoPassword } from '../support/sign-in.ts';
import { takenOver } from '../support/taken-over.ts';
import { expect, test } from '../support/test.ts';

test.use({ seeded: true });

/** Whether the scripts that take the page over, and not its entry alone, were asked for before the first paint. */
const ASKED_BEFORE_PAINT = `new Promise((resolve) => {
  new PerformanceObserver((list) => {
    const [paint] = list.getEntriesByName('first-contentful-paint');
    if (!paint) return;
    const named = [...document.querySelectorAll('meta[name="script"]')].map(({ content }) => content);
    const asked = performance.getEntriesByType('resource').filter(({ name }) => named.includes(new URL(name).pathname));
    resolve(asked.filter(({ startTime }) => startTime < paint.startTime).length > named.length / 2);
  }).observe({ type: 'paint', buffered: true });
})`;

test('what somebody fills in before the code of the form has come is kept and sent', async ({
  page,
  browser,
  server,
}) => {
  const { publish } = await recruiterOf(page, server.url);
  const question = 'Quando você começa?';
  const { slug } = await publish({
    questions: [
      { type: 'multiple_choice', text: question, required: true, options: [{ text: 'Agora' }, { text: 'Depois' }] },
    ],
  });
  const context = await browser.newContext({ baseURL: server.url, locale: 'pt-BR' });
  const letThrough = await holdScripts(context);
  const visitor = await context.newPage();
  await visitor.goto(`/jobs/${slug}/apply`, { waitUntil: 'commit' });
  const name = visitor.getByLabel('Nome completo');
  await name.fill('Ana Duarte');
  await visitor.getByLabel('E-mail').fill('ana.cedo@correio.example');
  await visitor.getByLabel('Depois').check();
  await visitor.getByLabel(/Li a Política de privacidade/).check();
  await visitor.getByLabel(/^Currículo/).setInputFiles({
    name: 'ana.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4'),
  });
  const submit = visitor.getByRole('button', { name: 'Enviar candidatura' });
  // Neither sends the form as browsers alone would: its fields would stand in the address.
  await submit.click();
  await name.press('Enter');
  await name.press('End');
  await name.press('ArrowLeft');
  expect(new URL(visitor.url()).search).toBe('');

  letThrough();
  await expect(submit).toHaveAttribute('type', 'submit');
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Ana Duarte');
  // Where the caret was, as if nothing had happened.
  await visitor.keyboard.type('d');
  await expect(name).toHaveValue('Ana Duartde');
  await expect(visitor.getByLabel('Depois')).toBeChecked();
  await expect(visitor.getByLabel(/Li a Política de privacidade/)).toBeChecked();
  await expect(visitor.getByText('ana.pdf')).toBeVisible();
  // The form knows it, too: only what is missing is asked for.
  await submit.click();
  const summary = visitor.getByText('Por favor, corrija os erros no formulário').locator('..');
  await expect(summary.getByRole('link')).toHaveText(['Telefone']);
  // And it is kept from now on, as anything typed later is.
  await expect(visitor.getByText('Salvo').first()).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByLabel('Nome completo')).toHaveValue('Ana Duartde');
  await expect(visitor.getByLabel('E-mail')).toHaveValue('ana.cedo@correio.example');
  await context.close();
});

test('a button that is pressed before the code has come does what it says once it has', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, locale: 'pt-BR' });
  const letThrough = await holdScripts(context);
  const page = await context.newPage();
  await page.goto('/', { waitUntil: 'commit' });
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: /tema/i }).first().click();
  letThrough();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await context.close();
});

test('a form that is sent before its code has come is sent once it has', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, locale: 'pt-BR' });
  const letThrough = await holdScripts(context);
  const page = await context.newPage();
  await page.goto('/auth/login', { waitUntil: 'commit' });
  await page.getByLabel('E-mail').fill(demoAccounts.recruiter);
  await page.getByLabel('Senha', { exact: true }).fill(demoPassword);
  await page.getByLabel(/Li e aceito os Termos/).check();
  await page.getByLabel(/Li e aceito a Política/).check();
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  letThrough();
  await expect(page).toHaveURL('/admin/recruiter/home');
  await context.close();
});

test('so does that of a page which is not there', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, locale: 'pt-BR' });
  const letThrough = await holdScripts(context);
  const page = await context.newPage();
  await page.goto('/nothing-here', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  const again = page.waitForRequest((request) => request.isNavigationRequest());
  letThrough();
  await again;
  await context.close();
});

test('Enter in the only field of a form writes nothing typed early into the address', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, locale: 'pt-BR' });
  const letThrough = await holdScripts(context);
  const page = await context.newPage();
  await page.goto('/certificates', { waitUntil: 'commit' });
  const code = page.getByLabel('Código do certificado');
  await code.fill('ana.cedo@correio.example');
  await code.press('Enter');
  await expect(code).toBeFocused();
  expect(new URL(page.url()).search).toBe('');
  letThrough();
  await expect(code).toHaveValue('ana.cedo@correio.example');
  expect(new URL(page.url()).search).toBe('');
  await context.close();
});

test('what checks and sends an application comes with a reload when it could not be loaded, and nothing typed is lost', async ({
  page,
  browser,
  server,
}) => {
  const { publish } = await recruiterOf(page, server.url);
  const { slug } = await publish({});
  const context = await browser.newContext({ baseURL: server.url, locale: 'pt-BR' });
  await context.route(scriptOf('features/applications/apply/submission.ts'), (route) => route.abort());
  const visitor = await context.newPage();
  await visitor.goto(`/jobs/${slug}/apply`);
  await visitor.getByLabel('Nome completo').fill('Ana Duarte');
  await visitor.getByRole('button', { name: 'Enviar candidatura' }).click();
  await expect(visitor.getByText(/Uma parte da página não carregou/)).toBeVisible();
  await context.unrouteAll();
  await visitor.getByRole('button', { name: 'Recarregar' }).click();
  await expect(visitor.getByText(/Uma parte da página não carregou/)).toBeHidden();
  await visitor.getByRole('button', { name: 'Enviar candidatura' }).click();
  await expect(visitor.getByText('Por favor, corrija os erros no formulário')).toBeVisible();
  await expect(visitor.getByLabel('Nome completo')).toHaveValue('Ana Duarte');
  await context.close();
});

test('on a fast line the fonts come with a page and its code once it is painted, on a slow one the code with the page', async ({
  browser,
  server,
}) => {
  const visit = async (line: { downlink: number; rtt: number }) => {
    const context = await browser.newContext({ baseURL: server.url });
    await context.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value: { ...value, saveData: false, effectiveType: '4g' } });
    }, line);
    const page = await context.newPage();
    await page.goto('/');
    const fonts = await page.locator('link[rel="preload"][as="font"]').count();
    // They are there for the next page.
    await page.evaluate(() => document.fonts.ready);
    const family = await page.evaluate(() => document.fonts.check('16px "Inter Variable"'));
    const early = await page.evaluate(ASKED_BEFORE_PAINT);
    await context.close();
    return { fonts, family, code: early ? 'with the page' : 'once painted' };
  };
  const fast = { fonts: 2, family: true, code: 'once painted' };
  expect(await visit({ downlink: 10, rtt: 50 })).toEqual(fast);
  // What a browser says before it has measured anything.
  expect(await visit({ downlink: 1.55, rtt: 100 })).toEqual(fast);
  expect(await visit({ downlink: 1.6, rtt: 150 })).toEqual({ fonts: 0, family: true, code: 'with the page' });
});

test('what begins a session comes with a reload when it could not be loaded', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, locale: 'pt-BR' });
  await context.route(scriptOf('features/accounts/enter.ts'), (route) => route.abort());
  const page = await context.newPage();
  const signIn = async () => {
    await page.getByLabel('E-mail').fill(demoAccounts.recruiter);
    await page.getByLabel('Senha', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  };
  await page.goto('/auth/login');
  await page.getByLabel(/Li e aceito os Termos/).check();
  await page.getByLabel(/Li e aceito a Política/).check();
  await signIn();
  await expect(page.getByText(/^Uma parte da página não carregou.*recarregue a página/)).toBeVisible();
  await context.unrouteAll();
  await page.reload();
  await page.getByLabel(/Li e aceito os Termos/).check();
  await page.getByLabel(/Li e aceito a Política/).check();
  await signIn();
  await expect(page).toHaveURL('/admin/recruiter/home');
  await context.close();
});

test('a request about one’s data and a search keep what was typed early', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-US' });
  const letThrough = await holdScripts(context);
  const page = await context.newPage();
  await page.goto('/data-requests', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('ana@mail.example');
  await page.getByRole('radio').nth(3).check();
  const search = await context.newPage();
  await search.goto('/jobs', { waitUntil: 'commit' });
  await search.getByLabel('Role, technology or company').fill('rust');
  letThrough();
  await expect(page.getByRole('button', { name: /Send/ })).toHaveAttribute('type', 'submit');
  await expect(page.getByLabel('Email')).toHaveValue('ana@mail.example');
  await expect(page.getByRole('radio').nth(3)).toBeChecked();
  await takenOver(search.getByLabel('Role, technology or company'));
  await search.getByLabel('Role, technology or company').press('Enter');
  await expect(search).toHaveURL(/search=rust/);
  await context.close();
});

test('e-mail and password typed before the code of the login has come are kept, and sign in', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server.url, locale: 'pt-BR' });
  const letThrough = await holdScripts(context);
  const page = await context.newPage();
  await page.goto('/auth/login?next=%2Fadmin%2Frecruiter%2Fjobs', { waitUntil: 'commit' });
  const password = page.getByLabel('Senha', { exact: true });
  const submit = page.getByRole('button', { name: 'Entrar', exact: true });
  await page.getByLabel('E-mail').fill(demoAccounts.recruiter);
  await page.getByLabel(/Li e aceito os Termos/).check();
  await page.getByLabel(/Li e aceito a Política/).check();
  await password.fill(demoPassword.slice(0, -1));
  // Neither sends the form as browsers alone would: the password would stand in the address.
  await submit.click();
  await password.press('Enter');
  await password.press('End');
  expect(new URL(page.url()).search).toBe('?next=%2Fadmin%2Frecruiter%2Fjobs');

  letThrough();
  await expect(submit).toHaveAttribute('type', 'submit');
  await expect(password).toBeFocused();
  await page.keyboard.type(demoPassword.slice(-1));
  await expect(password).toHaveValue(demoPassword);
  await expect(page.getByLabel('E-mail')).toHaveValue(demoAccounts.recruiter);
  await password.press('Enter');
  await expect(page).toHaveURL('/admin/recruiter/jobs');
  // The login is not left behind in the history, and whoever opens it is led on.
  await page.goto('/auth/login');
  await expect(page).toHaveURL('/admin/recruiter/home');

  // A session that has to be renewed first leads on as well, once that is known.
  await context.addCookies([{ name: 'accessToken', value: 'none-of-ours', url: server.url }]);
  await page.goto('/auth/login?next=%2Fadmin%2Frecruiter%2Fjobs');
  await expect(page).toHaveURL('/admin/recruiter/jobs');

  // On a device that has accepted the documents the boxes are not even drawn for a moment. Away first: a page that loses its
  // session goes to the login by itself.
  await page.goto('about:blank');
  await context.clearCookies();
  await context.unrouteAll();
  await context.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/auth/login');
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await context.close();
});

for (const [language, words] of [
  [
    'pt-BR',
    { jobs: 'Vagas', apply: 'Candidatar-me', form: 'Candidatura', login: 'Entrar', needs: /precisa de JavaScript/ },
  ],
  ['en-US', { jobs: 'Jobs', apply: 'Apply', form: 'Application', login: 'Sign in', needs: /needs JavaScript/ }],
] as const) {
  test(`without scripts one reads and walks from the landing page to the form (${language})`, async ({
    page,
    browser,
    server,
  }) => {
    const { publish } = await recruiterOf(page, server.url);
    const title = 'Guarda de faróis';
    const { slug } = await publish({ title });
    const context = await browser.newContext({
      baseURL: server.url,
      locale: language,
      javaScriptEnabled: false,
      viewport: { width: 360, height: 740 },
    });
    const reader = await context.newPage();
    await reader.goto('/');
    await expect(reader.locator('html')).toHaveAttribute('lang', language);
    await reader.getByRole('contentinfo').getByRole('link', { name: words.jobs }).click();
    await expect(reader.getByRole('heading', { level: 1, name: words.jobs })).toBeVisible();
    await reader.goto(`/jobs/${slug}`);
    await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await reader.getByRole('link', { name: words.apply }).last().click();
    await expect(reader.getByRole('heading', { level: 1, name: words.form })).toBeVisible();
    await expect(reader.getByText(words.needs)).toBeVisible();
    await reader.goto('/');
    await reader.getByRole('link', { name: words.login }).first().click();
    await expect(reader.getByRole('heading', { level: 1, name: words.login })).toBeVisible();
    await expect(reader.getByText(words.needs)).toBeVisible();
    await context.close();
  });
}
