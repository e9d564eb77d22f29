import type { BrowserContext } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { demoAccounts, signIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

test.use({ seeded: true });

type Person = { name: string; email: string; application: { id: string; jobTitle: string } };

/** As somebody in a hurry types it: the last name first, and no accents. */
const hurried = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(' ')
    .map((word) => word.slice(0, 5))
    .reverse()
    .join(' ');

test('a person is found without accents, opened beside the list, and the way back keeps the search', async ({
  page,
  context,
  server,
}) => {
  const token = await signIn(context, server.url, demoAccounts.recruiter);
  const answer = await context.request.get(`${server.url}/api/v1/applications/candidates?sort=name&limit=100`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data: people } = (await answer.json()) as { data: Person[] };
  const who = people.find(({ name }) => /[áéíóúãõâêôç]/.test(name));
  if (!who) throw new Error('Nobody in the demo has an accent in the name');

  await page.goto('/admin/recruiter/home');
  await page.getByRole('navigation').getByRole('link', { name: 'Candidatos' }).first().click();
  const rows = page.getByRole('list', { name: /Candidatos, uma linha/ });
  await expect(rows.getByRole('listitem')).toHaveCount(25);
  await expectAccessible(page);

  await page.getByRole('searchbox', { name: 'Buscar pessoas' }).fill(hurried(who.name));
  await expect(rows.getByRole('link', { name: who.name, exact: true })).toBeVisible();
  await expect(page).toHaveURL(/search=/);

  await page.getByRole('button', { name: 'Mais filtros' }).click();
  await page.getByLabel('Candidaturas', { exact: true }).selectOption({ label: 'Todas' });
  await page.keyboard.press('Escape');
  await page.getByLabel('Ordenar por').selectOption({ label: 'Nome, de A a Z' });
  await expect(page).toHaveURL(/sort=name/);
  const address = page.url();

  await rows.getByRole('link', { name: who.name, exact: true }).click();
  const panel = page.getByRole('dialog', { name: who.name });
  await expect(panel.getByText(who.email)).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Linha do tempo' })).toBeVisible();
  await expect(page).toHaveURL(/application=/);
  await expectAccessible(page);

  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(address);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Buscar pessoas' })).toHaveValue(hurried(who.name));
  await expect(rows.getByRole('link', { name: who.name, exact: true })).toBeVisible();
});

async function countPeople(context: BrowserContext, url: string): Promise<number> {
  const token = await signIn(context, url, demoAccounts.recruiter);
  const answer = await context.request.get(`${url}/api/v1/applications/candidates`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { meta: { total: number } }).meta.total;
}

test('by the keyboard alone one goes through people, over the edge of a page, and comes back to the last', async ({
  page,
  context,
  server,
}) => {
  const total = await countPeople(context, server.url);
  await page.goto('/admin/recruiter/candidates?sort=name');
  const links = page.getByRole('list', { name: /Candidatos, uma linha/ }).locator('a[data-application]');
  await expect(links).toHaveCount(25);
  await links.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`2 de ${total}`)).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByText(`3 de ${total}`)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(`2 de ${total}`)).toBeVisible();

  await page.goto('/admin/recruiter/candidates?sort=name');
  await expect(links).toHaveCount(25);
  await links.last().focus();
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`25 de ${total}`)).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByText(`26 de ${total}`)).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
  await page.keyboard.press('Escape');
  await expect(links.first()).toBeFocused();
});

test('the page of a person is reached from the panel, says what is only read, and leads on and to the board', async ({
  page,
  context,
  server,
}) => {
  await signIn(context, server.url, demoAccounts.recruiter);
  await page.goto('/admin/recruiter/candidates?sort=name');
  const row = page
    .getByRole('list', { name: /Candidatos, uma linha/ })
    .getByRole('link')
    .first();
  const name = (await row.textContent()) ?? '';
  await row.click();
  await page.getByRole('dialog', { name }).getByRole('link', { name: 'Abrir página' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await page.getByRole('link', { name: `Abrir a página de ${name}`, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(/^Lido do currículo de .*, não confirmado$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Linha do tempo' })).toBeVisible();
  await expectAccessible(page);
  // The list goes on here, by key and button, and leads back as it was sorted.
  await expect(page.getByText(/^1 de \d+$/)).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByText(/^2 de \d+$/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toBeHidden();
  await page.getByRole('button', { name: 'Candidatura anterior' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Candidatos' }).last()).toHaveAttribute('href', /sort=name/);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: 'Abrir no quadro' }).click();
  await expect(page).toHaveURL(/\/board\?application=/);
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await page.goto('/admin/recruiter/candidates/0190aaaa-0000-7000-8000-000000000000');
  await expect(page.getByRole('heading', { name: /não encontrada/i })).toBeVisible();
});

test('on a phone people come before the filters, which unfold', async ({ page, context, server }) => {
  await signIn(context, server.url, demoAccounts.recruiter);
  await page.setViewportSize({ width: 360, height: 740 });
  // On a slow line a page is read in another font, with the true one there for the next.
  await page.goto('/admin/recruiter/home');
  await page.evaluate(() => document.fonts.ready);
  await page.goto('/admin/recruiter/candidates');
  const rows = page.getByRole('list', { name: /Candidatos, uma linha/ });
  await expect(rows.getByRole('listitem')).toHaveCount(25);
  await expect.poll(async () => (await rows.boundingBox())?.y).toBeLessThan(400);
  const stage = page.getByRole('button', { name: /^Etapa/ });
  await expect(stage).toBeHidden();
  await page.getByRole('button', { name: 'Filtros', exact: true }).click();
  await expect(stage).toBeVisible();
  await expectAccessible(page);
});

test('nobody matches: the way out is one press, and the list is back', async ({ page, context, server }) => {
  const total = await countPeople(context, server.url);
  await page.goto('/admin/recruiter/candidates?search=xyzzy&overdue=true');
  await expect(page.getByText('Ninguém combina com a busca')).toBeVisible();
  await page.getByRole('button', { name: 'Limpar filtros' }).last().click();
  await expect(page.getByText(`${total} pessoas`)).toBeVisible();
  await expect(page).toHaveURL(/candidates$/);
});

test('beside the list an application goes the same ways as on its board, and the keys are listed', async ({
  page,
  context,
  server,
}) => {
  await signIn(context, server.url, demoAccounts.recruiter);
  await page.goto('/admin/recruiter/candidates?stage=screening');
  const row = page
    .getByRole('list', { name: /Candidatos, uma linha/ })
    .getByRole('link')
    .first();
  const name = (await row.textContent()) ?? '';
  await row.click();
  const panel = page.getByRole('dialog', { name, exact: true });
  await panel.getByRole('button', { name: 'Mover', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Oferta enviada' }).click();
  const offer = page.getByRole('dialog', { name: `Oferta para ${name}` });
  await expect(offer.getByLabel('Cargo')).not.toHaveValue('');
  await offer.getByRole('button', { name: 'Cancelar' }).click();
  await expect(offer).toBeHidden();

  await panel.getByRole('button', { name: 'Mover', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Contratados' }).click();
  const hire = page.getByRole('dialog', { name: new RegExp(name) }).last();
  await expect(hire.getByRole('button', { name: 'Cancelar' })).toBeVisible();
  await hire.getByRole('button', { name: 'Cancelar' }).click();

  await panel.getByRole('heading', { name: 'Linha do tempo' }).click();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Atalhos do teclado' });
  await expect(keys.getByText('Desfazer o último passo, por 10 segundos')).toBeVisible();
  await expect(keys.getByText('Levantar o cartão')).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeVisible();
});
