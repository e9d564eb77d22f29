import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { knowledgeAuthor } from '../../support/knowledge.ts';
import { demoAccounts, signIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

test.use({ seeded: true });

const ROOT = '/admin/potential/knowledge';
const QUESTION = {
  text: 'O que escolhe linhas?',
  options: [
    { text: 'SELECT', right: false },
    { text: 'WHERE', right: true },
  ],
  explanation: 'SELECT escolhe colunas; WHERE escolhe linhas.',
};
const lessons = [
  { title: 'Ler tabelas', body: '<p>Uma tabela tem linhas e colunas.</p>' },
  { title: 'Filtrar linhas', body: '<p>WHERE escolhe as linhas.</p>', questions: [QUESTION] },
  { title: 'Juntar tabelas', body: '<p>JOIN põe tabelas lado a lado.</p>' },
];

/** The same person on a device of their own. */
async function talentOn(browser: Browser, url: string, options: Parameters<Browser['newContext']>[0] = {}) {
  const context = await browser.newContext({ ...options, locale: 'pt-BR', baseURL: url, reducedMotion: 'reduce' });
  await signIn(context, url, demoAccounts.talent);
  return context.newPage();
}
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a course is looked at, enrolled in, done lesson by lesson on two devices, and stays complete when it grows', async ({
  page,
  context,
  browser,
  server,
}) => {
  const author = await knowledgeAuthor(browser, server);
  const course = await author.course('Consultas sem medo', lessons);
  await signIn(context, server.url, demoAccounts.talent);

  // Found by words without their accents, from the bar on top.
  await page.goto('/admin/potential/home');
  await page.getByRole('navigation', { name: 'Navegação principal' }).getByRole('link', { name: 'Aprender' }).click();
  await expect(heading(page, 'Aprender')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Buscar' }).fill('consultas medo');
  // The address follows what is typed; only then is the list the one that was asked for.
  await expect(page).toHaveURL(/consultas/);
  await page.getByRole('link', { name: 'Consultas sem medo' }).click();
  await expect(heading(page, 'Consultas sem medo')).toBeVisible();
  await expectAccessible(page);

  // Reading is free, and enrolling leads on.
  await page.getByRole('button', { name: 'Inscrever-se' }).click();
  await page.getByRole('link', { name: 'Começar' }).click();
  await expect(heading(page, 'Ler tabelas')).toBeVisible();
  await page.getByRole('button', { name: 'Concluir e continuar' }).dblclick();
  await expect(heading(page, 'Filtrar linhas')).toBeVisible();

  // On a phone it goes on at the same place, with a question that counts for nothing.
  const phone = await talentOn(browser, server.url, { viewport: { width: 360, height: 740 } });
  await phone.goto(ROOT);
  await expect(phone.getByText('Aula 2 de 3: Filtrar linhas')).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole('main').getByRole('link', { name: 'Continuar' }).click();
  await expect(heading(phone, 'Filtrar linhas')).toBeVisible();
  await phone.getByRole('radio', { name: 'SELECT' }).check();
  await phone.getByRole('button', { name: 'Conferir' }).click();
  await expect(phone.getByText('Ainda não. A resposta certa: WHERE')).toBeVisible();
  await expectAccessible(phone);
  expect(await phone.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  await phone.getByRole('button', { name: 'Concluir e continuar' }).click();
  await expect(heading(phone, 'Juntar tabelas')).toBeVisible();

  // The first device does the same lesson once more, which changes nothing, and ends the course.
  await page.getByRole('button', { name: 'Concluir e continuar' }).click();
  await expect(heading(page, 'Juntar tabelas')).toBeVisible();
  await page.getByRole('button', { name: 'Concluir aula' }).click();
  await expect(page.getByText('Curso concluído')).toBeVisible();

  await author.addLesson(course.id, 'Agrupar linhas');
  await phone.goto(`${ROOT}/courses/${course.id}`);
  await expect(phone.getByText('Curso concluído')).toBeVisible();
  await expect(phone.getByText(/Chegou 1 aula nova/)).toBeVisible();
  await phone.goto(`${ROOT}?mine=true`);
  const card = phone.getByRole('listitem', { name: 'Consultas sem medo' });
  await expect(card.getByText('Concluído')).toBeVisible();
  await expect(card.getByText('1 aula nova')).toBeVisible();

  // What was left comes back as it was.
  await page.goto(`${ROOT}/courses/${course.id}`);
  await page.getByRole('button', { name: 'Sair do curso' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText(/ficam guardadas/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Sair do curso' }).click();
  await page.getByRole('button', { name: 'Inscrever-se' }).click();
  await expect(page.getByText('Curso concluído')).toBeVisible();
  await phone.context().close();
});

test('an article is kept, read by its contents, counted in a path, and kept no longer', async ({
  page,
  context,
  browser,
  server,
}) => {
  const author = await knowledgeAuthor(browser, server);
  const filler = '<p>Uma lista em ordem, que o banco percorre depressa.</p>'.repeat(30);
  const article = await author.article(
    'Índices sem mistério',
    `<h2>O que é</h2>${filler}<h2>Quando usar</h2>${filler}<pre><code class="language-sql">select 1;</code></pre>`,
  );
  const path = await author.path('Dados para começar', [{ kind: 'article', id: article }]);
  await signIn(context, server.url, demoAccounts.talent);

  await page.goto(`${ROOT}?tab=articles&search=indices`);
  const keep = page.getByRole('button', { name: 'Salvar Índices sem mistério' });
  await keep.click();
  await expect(keep).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await page.getByRole('button', { name: /Só os salvos/ }).click();
  await expect(page).toHaveURL(/mine=true/);
  await page.getByRole('link', { name: 'Índices sem mistério' }).click();
  await page.getByRole('navigation', { name: 'Neste artigo' }).getByRole('link', { name: 'Quando usar' }).click();
  await expect(page).toHaveURL(/#s-quando-usar$/);
  await expect(page.getByRole('heading', { name: 'Quando usar' })).toBeInViewport();
  // By a link to a heading one stands there, though the article comes after the page.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Quando usar' })).toBeInViewport();
  await page.getByRole('button', { name: 'Marcar como lido' }).click();
  await expect(page.getByRole('button', { name: 'Marcar como não lido' })).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${ROOT}/learning-paths/${path}`);
  await page.getByRole('button', { name: 'Seguir trilha' }).click();
  await expect(page.getByText('Trilha concluída')).toBeVisible();
  await expectAccessible(page);

  // Taken out of what is kept it stays in sight until the list is left, and can be kept again.
  await page.goto(`${ROOT}?tab=articles&mine=true`);
  const kept = page.getByRole('button', { name: /Só os salvos\s*\d/ });
  const before = Number((await kept.textContent())?.match(/\d+/)?.[0]);
  await keep.click();
  await expect(keep).toHaveAttribute('aria-pressed', 'false');
  await expect(kept).toContainText(String(before - 1));
  await page.reload();
  await expect(kept).toContainText(String(before - 1));
  await expect(page.getByRole('tabpanel').locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(keep).toHaveCount(0);
});

test('a list that does not load says so, and shows an example that nobody takes for real', async ({
  page,
  context,
  server,
}) => {
  await signIn(context, server.url, demoAccounts.talent);
  await page.route('**/api/v1/knowledge/courses?*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto(ROOT);
  await expect(page.getByText('A base de conhecimento não carregou')).toBeVisible();
  await page.getByRole('button', { name: 'Ver um exemplo' }).click();
  await expect(page.getByText('Dados de exemplo')).toBeVisible();
  await expect(page.getByRole('tabpanel').getByRole('link')).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute('**/api/v1/knowledge/courses?*');
  await page.getByRole('button', { name: 'Carregar os dados reais' }).click();
  await expect(page.getByText('Dados de exemplo')).toBeHidden();

  // A tablet has room for the five places of the bar.
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Candidaturas' })).toBeVisible();
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
});
