import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { recruitingOf } from '../../support/recruiting.ts';
import { demoAccounts, signIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

test.use({ seeded: true });

type Board = { columns: { stage: { name: string }; cards: { id: string; name: string }[] }[] };

const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
const cardIn = (page: Page, stage: string, name: string) =>
  column(page, stage).getByRole('button', { name, exact: true });
const moveBy = async (page: Page, name: string, stage: string) => {
  await page.getByRole('button', { name: `Ações de ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: new RegExp(`^${stage}`) }).click();
};

test('a recruiter makes a link, a stranger works by it beside them, and revoking it closes their window', async ({
  page,
  context,
  browser,
  server,
}) => {
  await signIn(context, server.url, demoAccounts.recruiter);
  const { call } = await recruitingOf(context, server.url);
  const [job] = await call<{ id: string }[]>('GET', '/jobs/recruiter/paginated?limit=50&sort=candidates&status=active');
  const board = await call<Board>('GET', `/applications/funnel-board?jobId=${job?.id}`);
  // To a stage with few others: in a full one those who wait too long stand before who has just come.
  const [, first, second] = board.columns;
  const [one, two] = first?.cards ?? [];
  if (!(first && second && one && two)) throw new Error('The job of the demo has too few candidates');

  await page.goto(`/admin/recruiter/jobs/${job?.id}/board`);
  await expect(page.getByText('atualizado agora')).toBeVisible();
  const openLinks = async () => {
    await page
      .getByRole('button', { name: /^Ações de/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Links do quadro' }).click();
  };
  await openLinks();
  await expect(page.getByRole('dialog').getByText('Consultoria Tecer Gente', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Criar link' }).click();
  await page.getByLabel('Nome do link').fill('Gestora de Produto');
  await page.getByRole('radio', { name: /^Mover e decidir/ }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Criar link' }).click();
  const address = await page.getByLabel('Endereço do link').inputValue();
  await page.getByRole('button', { name: 'Já copiei' }).click();
  await expect(page.getByRole('dialog').getByText('Gestora de Produto', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  const strangers = await browser.newContext({ locale: 'pt-BR', baseURL: server.url });
  const stranger = await strangers.newPage();
  await stranger.goto(new URL(address).pathname);
  await expect(stranger.getByText('aberto pelo link “Gestora de Produto”')).toBeVisible();
  await expect(stranger.getByText('atualizado agora')).toBeVisible();
  await expectAccessible(stranger);

  // Each sees what the other does.
  await moveBy(stranger, one.name, second.stage.name);
  await expect(cardIn(page, second.stage.name, one.name)).toBeVisible();
  await moveBy(page, two.name, second.stage.name);
  await expect(cardIn(stranger, second.stage.name, two.name)).toBeVisible();
  // A card says there what a link may tell.
  await cardIn(stranger, second.stage.name, one.name).click();
  await expect(stranger.getByRole('dialog', { name: one.name })).toContainText(second.stage.name);
  await expectAccessible(stranger);
  await stranger.keyboard.press('Escape');
  // And the history says who it was.
  const history = await call<{ actor: { name: string | null } }[]>('GET', `/applications/${one.id}/timeline`);
  expect(history.map(({ actor }) => actor.name)).toContain('Gestora de Produto');

  await openLinks();
  await page.getByRole('button', { name: 'Revogar o link Gestora de Produto' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revogar' }).click();
  await expect(page.getByRole('dialog').getByText('Gestora de Produto', { exact: true })).toHaveCount(0);
  await expect(stranger.getByRole('heading', { name: 'Link inválido ou expirado' })).toBeVisible();
  await expect(stranger.getByText(one.name)).toHaveCount(0);
  await expectAccessible(stranger);
  await strangers.close();
});

test('closing its job takes the board from a window that a link has open, and reopening it returns it', async ({
  context,
  browser,
  server,
}) => {
  await signIn(context, server.url, demoAccounts.recruiter);
  const { call } = await recruitingOf(context, server.url);
  const [job] = await call<{ id: string }[]>('GET', '/jobs/recruiter/paginated?limit=50&sort=candidates&status=active');
  const { url } = await call<{ url: string }>('POST', `/jobs/${job?.id}/board-links`, {
    name: 'Diretoria',
    right: 'view',
  });
  const strangers = await browser.newContext({ locale: 'pt-BR', baseURL: server.url });
  const stranger = await strangers.newPage();
  await stranger.goto(new URL(url).pathname);
  await expect(stranger.getByText('atualizado agora')).toBeVisible();
  await expect(stranger.getByRole('region').first()).toBeVisible();

  await call('POST', `/jobs/${job?.id}/close`, { status: 'FILLED', notify: false });
  await expect(stranger.getByRole('heading', { name: 'Esta vaga não está mais ativa' })).toBeVisible();
  await expect(stranger.getByText('atualizado agora')).toHaveCount(0);
  await call('POST', `/jobs/${job?.id}/reopen`, {});
  await stranger.reload();
  await expect(stranger.getByText('atualizado agora')).toBeVisible();
  await strangers.close();
});
