import { expectAccessible } from '../../support/accessibility.ts';
import { recruitingOf } from '../../support/recruiting.ts';
import { demoAccounts, signIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

test.use({ seeded: true });

const FIELDS = [
  { field: 'phone', visible: true, required: false },
  { field: 'resume', visible: true, required: false },
];
const NAMES = ['Ana Lopes', 'Bel Lopes', 'Caio Lopes'] as const;

test('three people are chosen on the board, get times after one another, one of them another, are invited at once, and taken back', async ({
  page,
  context,
  server,
  mailsTo,
}) => {
  await signIn(context, server.url, demoAccounts.recruiter);
  const { call, publish } = await recruitingOf(context, server.url);
  const job = await publish({ title: 'Pessoas que Conversam', fields: FIELDS });
  const { noticeVersion } = await call<{ noticeVersion: string }>('GET', `/public/jobs/${job.slug}`);
  const addressOf = (name: string) => `${name.split(' ')[0]?.toLowerCase()}.varias.${job.id}@correio.example`;
  for (const fullName of NAMES)
    await call('POST', `/public/jobs/${job.slug}/applications`, {
      fullName,
      email: addressOf(fullName),
      noticeVersion,
    });

  await page.goto(`/admin/recruiter/jobs/${job.id}/board`);
  const choose = async () => {
    await page.getByRole('button', { name: NAMES[2], exact: true }).focus();
    await page.keyboard.press('Control+a');
  };
  const bar = page.getByRole('region', { name: 'Ações para a seleção' });
  await choose();
  await expect(bar.getByRole('status')).toHaveText('3 selecionadas');
  await bar.getByRole('button', { name: 'Agendar entrevista', exact: true }).click();

  const dialog = page.getByRole('dialog', { name: 'Agendar entrevistas com 3 pessoas' });
  const rows = dialog.getByRole('list', { name: 'Horários' }).getByRole('listitem');
  const times = async () => (await rows.allTextContents()).map((text) => /(\d\d:\d\d)\D+\d\d:\d\d/.exec(text)?.[1]);
  await expect(rows).toHaveCount(3);
  await expect(dialog.getByText(/^Hoje ainda podem sair [\d.]+ convites\.$/)).toBeVisible();
  const proposed = await times();
  expect(new Set(proposed).size).toBe(3);
  await expectAccessible(page);

  await dialog.getByRole('button', { name: `Mudar o horário de ${NAMES[1]}` }).click();
  const own = dialog.getByRole('group', { name: `Mudar o horário de ${NAMES[1]}` });
  await own.getByRole('group', { name: 'Horário' }).getByRole('spinbutton').first().click();
  await page.keyboard.type('1742');
  await dialog.getByRole('button', { name: 'Pronto' }).click();
  await expect(rows.filter({ hasText: NAMES[1] })).toContainText(/Escolhido por você.*17:42/);
  // There the day ends: it is said, and nothing leaves without a place.
  await dialog.getByRole('radio', { name: 'Presencial' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Agendar 3 entrevistas' }).click();
  await expect(dialog.getByText('Informe o local, o link ou o telefone da entrevista')).toBeVisible();
  await expectAccessible(page);

  // What was chosen outlives the closed dialog.
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: 'Agendar entrevista', exact: true }).click();
  await expect(rows.filter({ hasText: NAMES[1] })).toContainText('17:42');
  await dialog.getByRole('radio', { name: 'Presencial' }).check({ force: true });
  await dialog.getByRole('textbox', { name: /^Endereço/ }).fill('Rua da Aurora, 100, 3º andar');
  await dialog.getByRole('button', { name: 'Agendar 3 entrevistas' }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('3 entrevistas marcadas')).toBeVisible();
  await expect(bar).toBeHidden();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText('Desfeito: 3 candidaturas estão como antes')).toBeVisible();

  await choose();
  await bar.getByRole('button', { name: 'Agendar entrevista', exact: true }).click();
  await dialog.getByRole('radio', { name: 'Presencial' }).check({ force: true });
  await dialog.getByRole('textbox', { name: /^Endereço/ }).fill('Rua da Aurora, 100, 3º andar');
  await dialog.getByRole('button', { name: 'Agendar 3 entrevistas' }).click();
  await expect(page.getByText('3 entrevistas marcadas')).toBeVisible();
  for (const name of NAMES) {
    const invitations = async () =>
      (await mailsTo(addressOf(name))).filter(({ text }) => text.includes('Rua da Aurora'));
    await expect.poll(async () => (await invitations()).length, { timeout: 60_000 }).toBe(1);
  }
  // Who has an interview ahead is chosen, and asked for no other one.
  await choose();
  await expect(bar.getByRole('button', { name: 'Agendar entrevista', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  // Of both kinds of interviews, and on the screen once.
  await expect(bar.getByText('Todas as selecionadas já têm entrevista marcada.').first()).toBeVisible();
  await expectAccessible(page);
});
