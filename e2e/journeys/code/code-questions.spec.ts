import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { asRecruiter, draftTest, sendDraft } from '../../support/sent-test.ts';
import { expect, test } from '../../support/test.ts';

test.use({ seeded: true });

const STATEMENT = '<p>Escreva <code>dobro(n)</code>.</p>';
const QUESTION = { type: 'CODE', text: STATEMENT, points: 4, language: 'python', starterCode: 'def dobro(n):\n    ' };

/** What is written into an editor; the field that stands in for it until it is there is passed over. */
async function writeCode(page: Page, code: string): Promise<void> {
  const editor = page.locator('.cm-content');
  await editor.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  // As it stands: typing would be indented by the editor.
  await page.keyboard.insertText(code);
}

test('a question of code is written with cases, taken with runs, and its points are confirmed', async ({
  page,
  context,
  browser,
  server,
  mailsTo,
}) => {
  test.slow();
  page.setDefaultTimeout(20_000);
  const ask = await asRecruiter(context, server.url);
  const id = await draftTest(ask, 'Dobros em Python', [QUESTION]);

  // The author writes cases, and tries the solution.
  await page.goto(`/admin/recruiter/tests/${id}/edit?step=2`);
  await page.getByRole('button', { name: 'Editar a questão 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Questão 1' });
  await dialog.getByRole('switch', { name: 'Conferir com casos' }).check();
  await dialog.getByRole('textbox', { name: 'Nome da função' }).fill('dobro');
  for (const [number, input, expected] of [
    [1, '[2]', '4'],
    [2, '["ab"]', '"abab'],
  ] as const) {
    await dialog.getByRole('textbox', { name: `Argumentos do caso ${number}` }).fill(input);
    await dialog.getByRole('textbox', { name: `Resultado esperado do caso ${number}` }).fill(expected);
  }
  await dialog.getByRole('textbox', { name: 'Solução' }).fill('def dobro(n):\n    return n * 2');
  await dialog.getByRole('button', { name: 'Testar a solução' }).click();
  await expect(dialog.getByText('O código não foi executado')).toBeVisible();
  await dialog.getByRole('button', { name: 'Salvar questão' }).click();
  await expect(dialog.getByText('Escreva o resultado como JSON, com textos entre aspas')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Resultado esperado do caso 2' }).fill('"abab"');
  await dialog.getByRole('button', { name: 'Testar a solução' }).click();
  await expect(dialog.getByText(/A solução passa em todos os casos/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Salvar questão' }).click();
  await expect(page.getByText('solução confere')).toBeVisible();

  // It is sent to somebody under review, who takes it on a phone.
  const link = await sendDraft(ask, id, mailsTo);

  const phone = await browser.newContext({ viewport: { width: 360, height: 780 }, locale: 'pt-BR' });
  const taker = await phone.newPage();
  await taker.goto(link);
  await taker.getByRole('link', { name: 'Abrir teste' }).first().click();
  await taker.getByRole('button', { name: 'Treinar antes' }).click();
  await taker.getByRole('radio', { name: 'Sete' }).check();
  await taker.getByRole('button', { name: 'Próxima' }).click();
  await expect(taker.locator('.cm-content')).toBeVisible();
  await expectAccessible(taker);
  await taker.getByRole('button', { name: 'Terminar o treino' }).first().click();
  await taker.getByRole('button', { name: 'Começar' }).click();
  await expect(taker.getByText('A correção usa mais 1 caso, que fica escondido.')).toBeVisible();
  await writeCode(taker, 'def dobro(n):\n    print(n)\n    return n + 2');
  await taker.keyboard.press('ControlOrMeta+Enter');
  await expect(
    taker.getByRole('region', { name: 'Resultado da execução' }).getByText('1 de 1 caso passou'),
  ).toBeVisible();
  await writeCode(taker, 'def dobro(n):\n    return n +');
  await taker.getByRole('button', { name: 'Executar' }).click();
  await expect(taker.getByText(/SyntaxError/)).toBeVisible();
  await writeCode(taker, 'def dobro(n):\n    return n + 2');
  await expect(taker.getByText('O código mudou depois desta execução.')).toBeVisible();
  await expectAccessible(taker);
  expect(await taker.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await taker.getByRole('button', { name: 'Rever e finalizar' }).first().click();
  await taker.getByRole('button', { name: 'Finalizar' }).click();
  await expect(taker.getByRole('heading', { name: 'Teste enviado' })).toBeVisible();
  await phone.close();

  // The cases propose half of the points; a person confirms them.
  const proposed = async () =>
    (await ask<{ testTitle: string }[]>('GET', '/tests/grading?proposed=true&limit=100')).some(
      ({ testTitle }) => testTitle === 'Dobros em Python',
    );
  await expect.poll(proposed).toBe(true);
  await page.goto('/admin/recruiter/grading');
  await page.getByRole('button', { name: 'Confirmar propostas' }).click();
  const proposals = page.getByRole('dialog', { name: 'Confirmar propostas' });
  await expect(proposals.getByText(/Dobros em Python · 1 de 2 casos passaram · Propõe 2 de 4 pontos/)).toBeVisible();
  await expectAccessible(page);
  await proposals.getByRole('button', { name: /Confirmar \d+ nota/ }).click();
  await expect(page.getByText(/notas? confirmadas?/)).toBeVisible();

  // The result stands among those of the test, and can be graded once more.
  await page.goto(`/admin/recruiter/tests/${id}/results`);
  await expect(page.getByRole('cell', { name: '50%' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /Ver as respostas de/ }).click();
  const answers = page.getByRole('dialog', { name: 'Respostas' });
  await expect(answers.getByText('1 de 2 casos passaram')).toBeVisible();
  await answers.getByRole('button', { name: 'Corrigir de novo a questão 1' }).click();
  await answers.getByRole('textbox', { name: 'Pontos, de 0 a 4' }).fill('9');
  await answers.getByRole('button', { name: 'Salvar nota' }).click();
  await expect(answers.getByText('Digite pontos de 0 a 4', { exact: false })).toBeVisible();
  await answers.getByRole('textbox', { name: 'Pontos, de 0 a 4' }).fill('3,5');
  await answers.getByRole('button', { name: 'Salvar nota' }).click();
  await expect(answers.getByText('3,5 de 4').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Questões' }).click();
  await expect(page.getByText('Os números aparecem quando 5 pessoas tiverem nota.')).toBeVisible();
  await expectAccessible(page);
});
