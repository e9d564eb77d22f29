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

/** 40 × 20, all of it transparent. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAACgAAAAUCAYAAAD/Rn+7AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAKElEQVRIx+3OsQ0AAAjAoP7/tL5hDAM7TXVZgoKCgoKCgoKCgoKfgwt2mx0Ob+eZvAAAAABJRU5ErkJggg==';

const GIFT = `// De outro programa
O sol nasce no leste. {T}

Quanto é 3 mais 4? {#7}

Capital do Acre? {=Rio Branco ~Porto Velho ~Boa Vista}
`;

test('a recruiter takes a test out of a file, sees what was left out, adds a pool and a picture, and takes it along', async ({
  page,
  context,
  server,
}) => {
  await signIn(context, server.url, demoAccounts.recruiter);
  await page.goto('/admin/recruiter/tests');
  await page.getByRole('button', { name: 'Importar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Importar um teste' });
  const file = { name: 'Geografia do Norte.gift', mimeType: 'text/plain', buffer: Buffer.from(GIFT) };
  await dialog.getByLabel('Arquivo').setInputFiles({ ...file, buffer: Buffer.from('Capital do Amapá? {T}', 'latin1') });
  await expect(dialog.getByText(/Este texto não está em UTF-8/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Arquivo').setInputFiles(file);
  await expect(dialog.getByText('1 questão ficou de fora')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toContainText([
    'Linha 4: resposta numérica não existe aqui.',
    'O sol nasce no leste.',
    'Capital do Acre?',
  ]);
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

  // The same file into the test that is there, and of two questions that are alike one for each person.
  await page.getByRole('button', { name: 'Importar arquivo' }).click();
  const more = page.getByRole('dialog', { name: 'Importar questões' });
  await more.getByLabel('Arquivo').setInputFiles(file);
  await more.getByRole('checkbox', { name: 'Capital do Acre?' }).uncheck();
  await expectAccessible(page);
  await more.getByRole('button', { name: 'Adicionar 1 questão' }).click();
  await expect(rows).toHaveCount(3);
  await page.getByRole('button', { name: 'Novo grupo' }).click();
  const pool = page.getByRole('dialog', { name: 'Novo grupo de sorteio' });
  await pool.getByLabel('Nome do grupo').fill('Sol');
  await pool.getByLabel('Questões por pessoa').fill('3');
  for (const box of await pool.getByRole('checkbox', { name: 'O sol nasce no leste.' }).all()) await box.check();
  await pool.getByRole('button', { name: 'Criar grupo' }).click();
  await expect(pool.getByText('Sorteie no máximo o número de questões do grupo')).toBeVisible();
  await expectAccessible(page);
  await pool.getByLabel('Questões por pessoa').fill('1');
  await pool.getByRole('button', { name: 'Criar grupo' }).click();
  await expect(page.getByText(/^3 questões, 2 por pessoa/)).toBeVisible();

  // A picture that is pasted asks for its words, and is seen large.
  await page.getByRole('button', { name: 'Editar a questão 2' }).click();
  const statement = page.getByRole('textbox', { name: 'Enunciado' });
  await statement.click();
  await statement.evaluate((field, png) => {
    const clipboardData = new DataTransfer();
    const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
    for (const name of ['mapa.png', 'bandeira.png'])
      clipboardData.items.add(new File([bytes], name, { type: 'image/png' }));
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, PNG);
  const picture = page.getByRole('dialog', { name: 'Imagem 1 de 2' });
  await picture.getByRole('button', { name: 'Inserir imagem' }).click();
  await expect(picture.getByText('Descreva a imagem')).toBeVisible();
  await expectAccessible(page);
  await picture.getByLabel('Descrição').fill('Um mapa do Acre');
  await picture.getByRole('button', { name: 'Inserir imagem' }).click();
  const second = page.getByRole('dialog', { name: 'Imagem 2 de 2' });
  await second.getByLabel('Descrição').fill('A bandeira do Acre');
  await second.getByRole('button', { name: 'Inserir imagem' }).click();
  await expect(second).toBeHidden();
  await expect(statement.getByRole('img', { name: 'Um mapa do Acre' })).toBeVisible();
  await expect(statement.getByRole('img', { name: 'A bandeira do Acre' })).toBeVisible();
  await page.getByRole('button', { name: 'Salvar questão' }).click();
  await expect(rows.nth(1)).toContainText('Um mapa do Acre');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: 'Ampliar: Um mapa do Acre' }).click();
  await expect(page.getByRole('dialog', { name: 'Imagem' }).getByRole('img')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Testes', exact: true }).last().click();
  await page.getByRole('button', { name: 'Ações de Geografia do Norte' }).click();
  await page.getByRole('menuitem', { name: 'Exportar em JSON' }).click();
  const left = page.getByRole('dialog', { name: 'Nem tudo cabe neste formato' });
  await expect(left.getByRole('listitem')).toContainText(/^Imagens .*Questão 2$/);
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    left.getByRole('button', { name: 'Baixar mesmo assim' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('geografia-do-norte.json');
});
