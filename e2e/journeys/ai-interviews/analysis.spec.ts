import { expectAccessible } from '../../support/accessibility.ts';
import { demoAccounts, signIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

test.use({ seeded: true });

test('a recruiter finds an interview by its analysis, reads the words that it rests on, and says what they think of it', async ({
  context,
  page,
  server,
}) => {
  await signIn(context, server.url, demoAccounts.recruiter);
  await page.goto('/admin/recruiter/interviews');
  await page.getByRole('link', { name: /Análises/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Análises de entrevistas' })).toBeVisible();
  await page.getByRole('radio', { name: '90 dias' }).check({ force: true });
  await expect(page).toHaveURL(/days=90/);
  const found = page.getByRole('link', { name: /^Ver análise de / });
  await expect(found.first()).toBeVisible();
  await expectAccessible(page);

  await page.goto('/admin/recruiter/interviews/analysis?days=90&kind=ai&sort=score');
  await found.first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Análise da entrevista com / })).toBeVisible();
  await expect(page.getByText('É só uma sugestão: a decisão é da equipe.')).toBeVisible();
  await expect(page.getByText('Heurística local, sem IA').first()).toBeVisible();
  await expect(page.getByText('Só uma pessoa pode avaliar isto.').first()).toBeVisible();
  await expectAccessible(page);

  await page
    .getByRole('button', { name: /^Ver na transcrição/ })
    .first()
    .click();
  const transcript = page.getByRole('dialog');
  await expect(transcript.locator('mark').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(transcript).toBeHidden();

  await page.getByRole('button', { name: 'Discordo' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('O resultado que ela mediu é maior do que parece aqui.');
  await page.getByRole('dialog').getByRole('button', { name: 'Registrar' }).click();
  await expect(page.getByText(/discorda da análise$/)).toBeVisible();
});
