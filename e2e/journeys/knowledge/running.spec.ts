import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { knowledgeAuthor } from '../../support/knowledge.ts';
import { demoAccounts, signIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

test.use({ seeded: true });

const block = (language: string, code: string) => `<pre><code class="language-${language}">${code}</code></pre>`;
const BODY = [
  '<p>Um laço que não termina:</p>',
  block('javascript', 'console.log("antes");\nwhile(true){}'),
  block('python', 'print("Olá, ção")\nprint(sum(range(5)))'),
  block('sql', "select 1 as um, 'dois' as outro"),
  '<pre><code>só para ler</code></pre>',
  '<svg onload="document.title=1"></svg><img src=x onerror="document.title=2"><script>document.title = 3</script>',
].join('');

const code = (page: Page, language: string, number: number) =>
  page.getByRole('region', { name: `Código em ${language}, ${number}`, exact: true });
const press = (page: Page, language: string, number: number, name: string) =>
  code(page, language, number).getByRole('button', { name }).click();

/** What would run code, as far as a page asks for it. */
function watchRuns(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/runs\/|quickjs.*\.wasm|\/knowledge\/run$/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

test('code of an article runs at a press, is stopped, and keeps what was changed over a reload', async ({
  page,
  context,
  browser,
  server,
}) => {
  const author = await knowledgeAuthor(browser, server);
  const id = await author.article('Laços que não terminam', BODY);
  await signIn(context, server.url, demoAccounts.talent);
  const asked = watchRuns(page);
  await page.goto(`/admin/potential/knowledge/articles/${id}`);
  await expect(code(page, 'JavaScript', 1)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Executar' })).toHaveCount(3);
  await expectAccessible(page);
  expect(asked).toEqual([]);

  // It never ends, and the page lives on.
  await press(page, 'JavaScript', 1, 'Executar');
  await press(page, 'JavaScript', 1, 'Parar');
  await expect(code(page, 'JavaScript', 1).getByText('Parado por você.')).toBeVisible({ timeout: 2_000 });
  // Left alone it is stopped by itself.
  await press(page, 'JavaScript', 1, 'Executar');
  await expect(code(page, 'JavaScript', 1).getByText('Parado depois de 2 s. Executado neste navegador.')).toBeVisible();
  await expect(code(page, 'JavaScript', 1)).toContainText('antes');

  // Python and SQL run on the server.
  await press(page, 'Python', 2, 'Executar');
  await expect(code(page, 'Python', 2)).toContainText('Olá, ção\n10');
  await press(page, 'SQL', 3, 'Executar');
  await expect(code(page, 'SQL', 3).getByRole('columnheader')).toHaveText(['um', 'outro']);

  // What is changed is there after a reload, and has not run.
  await press(page, 'JavaScript', 1, 'Editar');
  const editor = code(page, 'JavaScript', 1).locator('.cm-content');
  await editor.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('while(true){} // meu');
  await page.reload();
  asked.length = 0;
  await expect(code(page, 'JavaScript', 1)).toContainText('while(true){} // meu');
  await expect(code(page, 'JavaScript', 1)).toContainText('alterado por você');
  await expect(page.getByText('Executado')).toHaveCount(0);
  expect(asked).toEqual([]);
  await expectAccessible(page);
  await press(page, 'JavaScript', 1, 'Desfazer alterações');
  await expect(code(page, 'JavaScript', 1)).toContainText('console.log("antes")');
});
