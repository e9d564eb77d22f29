import { expectAccessible } from '../../support/accessibility.ts';
import { demoAccounts, signIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

test.use({ seeded: true });

test('a recruiter writes a test with code in it, sees it as candidates will, and publishes it', async ({
  page,
  context,
  server,
}) => {
  await signIn(context, server.url, demoAccounts.recruiter);
  await page.goto('/admin/recruiter/tests');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Novo teste' }).click();

  const onward = page.getByRole('button', { name: 'Continuar' });
  await onward.click();
  await expect(page.getByText('O nome do teste é obrigatório.')).toBeVisible();
  await page.getByLabel('Nome do teste').fill('Somas e comparações');
  await page.getByLabel('Área').selectOption('fundamentals');
  await page.getByLabel('Dificuldade').selectOption('basic');
  await page.getByRole('switch', { name: 'Com limite de tempo' }).click();
  await page.getByLabel('Duração em minutos').fill('0');
  await onward.click();
  await expect(page.getByText('A duração deve ser um número positivo.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Duração em minutos').fill('45');
  await page.getByLabel('Instruções').fill('Sem consulta.');
  await onward.click();

  await onward.click();
  await expect(page.getByText('O teste precisa ter pelo menos uma questão.')).toBeVisible();
  await expectAccessible(page);
  const dialog = page.getByRole('dialog', { name: 'Nova questão' });
  const statement = dialog.getByRole('textbox', { name: 'Enunciado' });
  const save = dialog.getByRole('button', { name: 'Adicionar questão' });

  await page.getByRole('button', { name: 'Nova questão' }).click();
  await statement.click();
  await page.keyboard.type('Quanto é dois mais dois?');
  await dialog.getByLabel('Opção 1', { exact: true }).fill('Três');
  await dialog.getByLabel('Opção 2', { exact: true }).fill('Quatro');
  await save.click();
  await expect(dialog.getByText('Marque a opção certa, e só uma')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: 'A opção 2 é a certa' }).check();
  await save.click();
  await expect(dialog).toBeHidden();

  // Tab indents in the field for code; Escape lets the next one leave it.
  await page.getByRole('button', { name: 'Nova questão' }).click();
  await dialog.getByText('Código', { exact: true }).click();
  await statement.click();
  await page.keyboard.type('Escreva ');
  await dialog.getByRole('button', { name: 'Código na linha' }).click();
  await page.keyboard.type('soma');
  const starter = dialog.getByRole('textbox', { name: 'Código inicial' });
  await starter.click();
  for (const key of ['function soma(a, b) {', 'Enter', 'Tab', 'return 0;', 'Enter', '}'])
    await (key.length > 5 ? page.keyboard.type(key) : page.keyboard.press(key));
  await expect(starter).toHaveValue('function soma(a, b) {\n  return 0;\n  }');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('switch', { name: 'Conferir com casos' })).toBeFocused();
  await save.click();
  await expect(dialog).toBeHidden();

  // What is taken out comes back where it was.
  const rows = page.getByRole('grid', { name: 'Questões do teste' }).getByRole('row');
  await page.getByRole('button', { name: 'Remover a questão 1' }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Quanto é dois mais dois?');

  await page.getByRole('button', { name: 'Do banco de questões' }).click();
  const bank = page.getByRole('dialog', { name: 'Banco de questões' });
  await bank.getByLabel('Buscar questão').fill('dois mais dois');
  await bank.getByRole('button', { name: /^Usar a questão: Quanto/ }).click();
  await expect(bank.getByText('Adicionada')).toBeVisible();
  await expectAccessible(page);
  await bank.getByRole('button', { name: 'Fechar' }).last().click();
  await expect(rows).toHaveCount(3);

  await onward.click();
  await expect(page.getByRole('heading', { name: 'Revisão' })).toBeFocused();
  await expect(page.getByRole('img', { name: 'Resposta certa' })).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Simular' }).click();

  await expect(page.getByText('Sem consulta.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Começar' }).click();
  await expect(page.getByRole('timer')).toContainText(/4[45]:/);
  await page.getByText('Quatro').click();
  await page.getByRole('button', { name: 'Marcar para rever' }).click();
  await expect(page.getByRole('button', { name: 'Questão 1: respondida, marcada para rever' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Próxima' }).click();
  await expect(page.getByRole('heading', { name: 'Questão 2 de 3' })).toBeFocused();
  await page.getByRole('button', { name: 'Rever e finalizar' }).click();
  await expect(page.getByText('2 questões sem resposta')).toBeVisible();
  await page.getByRole('button', { name: 'Finalizar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Teste finalizado' })).toBeVisible();
  await page.getByRole('link', { name: 'Editar teste' }).click();
  await page
    .getByRole('navigation', { name: 'Etapas do teste' })
    .getByRole('button', { name: /Revisão/ })
    .click();
  await page.getByRole('button', { name: 'Publicar teste' }).click();

  const row = page.getByRole('listitem').filter({ hasText: 'Somas e comparações' });
  await expect(row.getByText('Publicado', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: /^Ações de/ }).click();
  await page.getByRole('menuitem', { name: 'Excluir' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Excluir teste' }).click();
  await expect(row).toHaveCount(0);
});

const GIFT = `// De outro programa
O sol nasce no leste. {T}

Quanto é 3 mais 4? {#7}

Capital do Acre? {=Rio Branco ~Porto Velho ~Boa Vista}
`;

test('a recruiter takes a test out of a file, sees what was left out, and takes it along as JSON', async ({
  page,
  context,
  server,
}) => {
  await signIn(context, server.url, demoAccounts.recruiter);
  await page.goto('/admin/recruiter/tests');
  await page.getByRole('button', { name: 'Importar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Importar um teste' });
  const file = { name: 'Geografia do Norte.gift', mimeType: 'text/plain', buffer: Buffer.from(GIFT) };
  await dialog.getByLabel('Arquivo').setInputFiles({ ...file, buffer: Buffer.from([0xff, 0xfe]) });
  await expect(dialog.getByText(/Este arquivo não pôde ser lido/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Arquivo').setInputFiles(file);
  await expect(dialog.getByText('1 questão ficou de fora')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toContainText('Linha 4: resposta numérica não existe aqui.');
  await expect(dialog.getByLabel('Nome do teste')).toHaveValue('Geografia do Norte');
  await dialog.getByRole('button', { name: 'Criar teste com 2 questões' }).click();
  await expect(dialog.getByText('Escolha uma das opções')).toHaveCount(2);
  await expectAccessible(page);
  await dialog.getByLabel('Área').selectOption('fundamentals');
  await dialog.getByLabel('Dificuldade').selectOption('basic');
  await dialog.getByRole('button', { name: 'Criar teste com 2 questões' }).click();

  const rows = page.getByRole('grid', { name: 'Questões do teste' }).getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toContainText('Capital do Acre?');
  await page.getByRole('link', { name: 'Testes', exact: true }).last().click();
  await page.getByRole('button', { name: 'Ações de Geografia do Norte' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Exportar em JSON' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('geografia-do-norte.json');
});
