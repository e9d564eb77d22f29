import { expectAccessible } from '../../support/accessibility.ts';
import { knowledgeAuthor } from '../../support/knowledge.ts';
import { signIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

test.use({ seeded: true });

const EXPERT = 'avaliadora@aurora.example';

test('an expert writes an article with code, a course with a lesson, and a path over them', async ({
  page,
  context,
  browser,
  server,
}) => {
  test.slow();
  await knowledgeAuthor(browser, server);
  await signIn(context, server.url, EXPERT);
  await page.goto('/admin/expert/home');
  await page.getByRole('link', { name: 'Conhecimento' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Conhecimento' })).toBeVisible();
  await expectAccessible(page);

  const begin = async (button: string, tab: string, title: string) => {
    await page.goto('/admin/expert/knowledge');
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('button', { name: button }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Título').fill(title);
    await dialog.getByLabel('Categoria').selectOption({ label: 'Banco de dados' });
    await dialog.getByRole('button', { name: 'Começar a escrever' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  };
  const publish = async () => {
    await page.getByRole('button', { name: 'Publicar', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Tirar do ar' })).toBeVisible();
  };

  await begin('Novo artigo', 'Artigos', 'Somar com Python');
  await expect(page.getByText('Escreva o texto antes de publicar.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Texto' }).click();
  await page.keyboard.type('Some assim:');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Bloco de código' }).click();
  await page.getByLabel('Linguagem do bloco').selectOption('python');
  await page.getByRole('textbox', { name: 'Texto' }).locator('pre').click();
  await page.keyboard.type('print(1 + 1)');
  await expect(page.getByRole('status').filter({ hasText: 'Salvo' })).toBeAttached();
  // A draft is there again after a reload.
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Texto' }).locator('pre')).toHaveText('print(1 + 1)');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ver como leitor' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Executar' }).click();
  await expect(page.getByRole('dialog').getByRole('region', { name: /Resultado/ })).toHaveText('2', {
    timeout: 30_000,
  });
  await page.keyboard.press('Escape');
  await publish();

  await begin('Novo curso', 'Cursos', 'Contas em Python');
  await expect(page.getByText('Publique pelo menos uma aula antes.')).toBeVisible();
  await page.getByRole('button', { name: 'Nova aula' }).click();
  await page.getByRole('dialog').getByLabel('Título').fill('Somar');
  await page.getByRole('dialog').getByRole('button', { name: 'Começar a escrever' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Somar' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Texto da aula' }).click();
  await page.keyboard.type('O sinal de mais soma.');
  await page.getByRole('button', { name: 'Nova pergunta' }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('textbox', { name: 'Pergunta' }).fill('Quanto é 1 + 1?');
  await question.getByRole('textbox', { name: 'Opção 1' }).fill('2');
  await question.getByRole('textbox', { name: 'Opção 2' }).fill('11');
  await question.getByRole('textbox', { name: 'Explicação' }).fill('Números se somam; textos se juntam.');
  await question.getByRole('button', { name: 'Guardar pergunta' }).click();
  await expect(page.getByText('Certa: 2')).toBeVisible();
  await expectAccessible(page);
  await publish();
  await page.getByRole('link', { name: 'Contas em Python' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contas em Python' })).toBeVisible();
  await publish();

  await begin('Nova trilha', 'Trilhas', 'Primeiras contas');
  const add = page.getByLabel('Adicionar etapa');
  await add.fill('Contas');
  await page.getByRole('option', { name: 'Curso · Contas em Python' }).click();
  await add.fill('Somar com');
  await page.getByRole('option', { name: 'Artigo · Somar com Python' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
  await publish();

  // What a path leads over is not deleted.
  await page.goto('/admin/expert/knowledge?tab=articles');
  await page.getByRole('button', { name: 'Ações de Somar com Python' }).click();
  await page.getByRole('menuitem', { name: 'Excluir' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Você pode tirá-lo do ar.');
});
