import { expectAccessible } from '../../support/accessibility.ts';
import { demoAccounts, signIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

test.use({ seeded: true });

test('a recruiter chooses a period, checks a number case by case and sorts the jobs by keyboard', async ({
  page,
  context,
  server,
}) => {
  await signIn(context, server.url, demoAccounts.recruiter);
  await page.goto('/admin/recruiter/home');
  await page.getByRole('link', { name: 'Ver métricas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Métricas e relatórios' })).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Métricas' }).first()).toHaveAttribute(
    'aria-current',
    'page',
  );

  await page.getByRole('radio', { name: '90 dias' }).check({ force: true });
  await expect(page).toHaveURL(/\?period=90d$/);
  await page.reload();
  await expect(page.getByRole('radio', { name: '90 dias' })).toBeChecked();
  await expectAccessible(page);

  // The cases of a number are as many as it says.
  const link = page.getByRole('link', { name: /casos? de Candidatos ativos$/ });
  const [count = ''] = /[\d.]+/.exec((await link.textContent()) ?? '') ?? [];
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Candidatos ativos' })).toBeVisible();
  await expect(page.getByText(`${count} candidatos em processo`)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Casos contados' }).getByRole('listitem')).not.toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Métricas e relatórios' }).click();
  await expect(page).toHaveURL(/\/metrics\?period=90d$/);

  const table = page.getByRole('table', { name: /de cada vaga no período/ });
  const byTitle = table.getByRole('button', { name: 'Vaga', exact: true });
  await byTitle.focus();
  await page.keyboard.press('Enter');
  await expect(table.getByRole('columnheader', { name: 'Vaga', exact: true })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(page).toHaveURL(/sort=title/);
  await expect(byTitle).toBeFocused();
  const titles = await table.getByRole('rowheader').allTextContents();
  expect(titles).toEqual(titles.toSorted((one, other) => one.localeCompare(other, 'pt-BR')));
});

test('on a phone the bar is whole, and the home begins with what waits and who comes next', async ({
  page,
  context,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(context, server.url, demoAccounts.recruiter);
  await page.goto('/admin/recruiter/home');
  const waiting = page.getByRole('heading', { name: 'Esperam por você' });
  await expect(waiting).toBeInViewport({ ratio: 1 });
  const bar = page.getByRole('navigation', { name: 'Navegação principal' }).last();
  for (const name of ['Início', 'Vagas', 'Candidatos', 'Testes', 'Entrevistas', 'Métricas'])
    await expect(bar.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  expect(await bar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expect(bar.getByRole('link', { name: 'Mensagens' })).toBeHidden();
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Sua conta/ }).click();
  await expect(page.getByRole('link', { name: 'Mensagens' }).last()).toBeVisible();
  await page.keyboard.press('Escape');

  const next = page.getByRole('link', { name: /^Próxima pessoa: / }).first();
  const [, name = ''] = /^Próxima pessoa: (.+) · /.exec((await next.textContent()) ?? '') ?? [];
  await next.click();
  await expect(page).toHaveURL(/\/board\?overdue=1&application=/);
  await expect(page.getByRole('heading', { name }).first()).toBeVisible();
});
