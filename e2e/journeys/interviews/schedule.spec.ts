import type { Locator } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { recruitingOf } from '../../support/recruiting.ts';
import { demoAccounts, signIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

test.use({ seeded: true });

const FIELDS = [
  { field: 'phone', visible: true, required: false },
  { field: 'resume', visible: true, required: false },
];

const DAY_MS = 86_400_000;
/** Day, month and year as the calendar here shows them, so many days from now. */
const dayIn = (days: number) =>
  new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' })
    .formatToParts(Date.now() + days * DAY_MS)
    .filter(({ type }) => type === 'day' || type === 'month')
    .map(({ value }) => value);
const yearIn = (days: number) =>
  new Intl.DateTimeFormat('en', { timeZone: 'America/Sao_Paulo', year: 'numeric' }).format(Date.now() + days * DAY_MS);

/** Types into the parts of a date or a time, from the first on. */
async function typeParts(form: Locator, label: RegExp, parts: readonly string[]): Promise<void> {
  const group = form.getByRole('group', { name: label });
  for (const [index, part] of parts.entries()) {
    await group.getByRole('spinbutton').nth(index).click();
    await group.page().keyboard.type(part);
  }
}

test('a recruiter schedules an interview from the panel, moves it on its page, and is asked what becomes of it before a move', async ({
  page,
  context,
  server,
  mailsTo,
}) => {
  await signIn(context, server.url, demoAccounts.recruiter);
  const recruiting = await recruitingOf(context, server.url);
  const job = await recruiting.publish({ title: 'Pessoa que Conversa', fields: FIELDS });
  const { noticeVersion } = await recruiting.call<{ noticeVersion: string }>('GET', `/public/jobs/${job.slug}`);
  const email = `bia.conversa.${Date.now()}@correio.example`;
  await recruiting.call('POST', `/public/jobs/${job.slug}/applications`, {
    fullName: 'Bia Lopes',
    email,
    noticeVersion,
  });
  const board = `/admin/recruiter/jobs/${job.id}/board`;

  await page.goto(board);
  await page.getByRole('button', { name: 'Bia Lopes', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Bia Lopes' });
  const schedule = async () => {
    await panel.getByRole('button', { name: /^Mais ações/ }).click();
    await page.getByRole('menuitem', { name: 'Agendar entrevista', exact: true }).click();
  };
  await schedule();
  const form = page.getByRole('dialog', { name: 'Agendar entrevista com Bia Lopes' });
  await expect(form.getByRole('radio', { name: /^Sala da Prova/ })).toBeChecked();
  await form.getByRole('radio', { name: 'Presencial' }).check({ force: true });
  await form.getByRole('button', { name: 'Agendar', exact: true }).click();
  await expect(form.getByText('Informe o local, o link ou o telefone da entrevista')).toBeVisible();
  await expectAccessible(page);

  await typeParts(form, /^Data/, [...dayIn(-1), yearIn(-1)]);
  await expect(form.getByText('A data da entrevista não pode estar no passado')).toBeVisible();
  await typeParts(form, /^Data/, [...dayIn(7), yearIn(7)]);
  await expect(form.getByText('A data da entrevista não pode estar no passado')).toBeHidden();
  await typeParts(form, /^Horário/, ['18', '45']);
  await form.getByRole('radio', { name: 'Presencial' }).check({ force: true });
  await form.getByRole('textbox', { name: /^Endereço/ }).fill('Rua da Aurora, 100, 3º andar');
  // What was typed outlives the closed dialog.
  await page.keyboard.press('Escape');
  await schedule();
  await expect(form.getByRole('textbox', { name: /^Endereço/ })).toHaveValue('Rua da Aurora, 100, 3º andar');
  await form.getByRole('button', { name: 'Agendar', exact: true }).dblclick();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText('A entrevista não foi marcada')).toBeVisible();

  await schedule();
  await typeParts(form, /^Data/, [...dayIn(7), yearIn(7)]);
  await typeParts(form, /^Horário/, ['18', '45']);
  await form.getByRole('radio', { name: 'Presencial' }).check({ force: true });
  await form.getByRole('textbox', { name: /^Endereço/ }).fill('Rua da Aurora, 100, 3º andar');
  await form.getByRole('button', { name: 'Agendar', exact: true }).click();
  await expect(form).toBeHidden();
  await expect(panel.getByText('Rua da Aurora, 100, 3º andar')).toBeVisible();
  await expect(panel.getByText(/^Entrevista marcada para/).first()).toBeVisible();
  await expectAccessible(page);
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 60_000 }).toBeGreaterThan(1);

  // Its page, from the list of those that come.
  await page.goto('/admin/recruiter/interviews?view=upcoming');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Bia Lopes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Entrevista com Bia Lopes' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mudar', exact: true }).click();
  const change = page.getByRole('dialog', { name: 'Mudar entrevista com Bia Lopes' });
  await typeParts(change, /^Horário/, ['20', '15']);
  await change.getByRole('combobox', { name: /^Duração/ }).selectOption('30');
  await change.getByRole('button', { name: 'Salvar mudanças' }).click();
  await expect(change).toBeHidden();
  await expect(page.getByText(/20:15/).first()).toBeVisible();
  await expect(page.getByText('30 minutos').first()).toBeVisible();

  // A move asks what becomes of it.
  await page.goto(`${board}?show=all`);
  await page.getByRole('button', { name: 'Bia Lopes', exact: true }).click();
  await panel.getByRole('button', { name: 'Avançar para Em análise' }).click();
  const question = page.getByRole('alertdialog', { name: /continua marcada\?$/ });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Continua marcada' }).click();
  await expect(page.getByText('Bia Lopes foi para Em análise').first()).toBeVisible();

  await page.goto(`${board}?show=all`);
  await page.getByRole('button', { name: 'Bia Lopes', exact: true }).click();
  await panel.getByRole('button', { name: 'Cancelar entrevista' }).click();
  const cancelling = page.getByRole('dialog', { name: 'Cancelar esta entrevista?' });
  await cancelling.getByRole('textbox', { name: /^Motivo/ }).fill('A vaga pausou');
  await expectAccessible(page);
  await cancelling.getByRole('button', { name: 'Cancelar entrevista' }).click();
  await expect(panel.getByText('1 entrevista encerrada')).toBeVisible();
  await expect(panel.getByText('Entrevista cancelada').first()).toBeVisible();
});
