import { expectAccessible } from '../../support/accessibility.ts';
import { recruitingOf } from '../../support/recruiting.ts';
import { demoAccounts, signIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

test.use({ seeded: true });

const FIELDS = [
  { field: 'phone', visible: true, required: false },
  { field: 'resume', visible: true, required: false },
];

test('a recruiter writes feedback, shares it, and a guest reads it by the link of the mail until it is taken back', async ({
  page,
  context,
  browser,
  server,
  mailsTo,
}) => {
  await signIn(context, server.url, demoAccounts.recruiter);
  const recruiting = await recruitingOf(context, server.url);
  const job = await recruiting.publish({ title: 'Pessoa que Recebe', fields: FIELDS });
  const { noticeVersion } = await recruiting.call<{ noticeVersion: string }>('GET', `/public/jobs/${job.slug}`);
  const email = `bia.recebe.${Date.now()}@correio.example`;
  await recruiting.call('POST', `/public/jobs/${job.slug}/applications`, {
    fullName: 'Bia Lopes',
    email,
    noticeVersion,
  });

  await page.goto(`/admin/recruiter/jobs/${job.id}/board`);
  await page.getByRole('button', { name: 'Bia Lopes', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Bia Lopes' });
  await panel.getByRole('button', { name: 'Escrever feedback' }).click();
  const form = page.getByRole('dialog', { name: 'Feedback para Bia Lopes' });
  const strengths = form.getByRole('textbox', { name: 'Pontos fortes' });
  await form.getByRole('button', { name: 'Salvar rascunho' }).click();
  await expect(form.getByText('Preencha pelo menos um dos campos')).toBeVisible();
  await strengths.fill('Explica muito bem as próprias escolhas.');
  await form.getByRole('textbox', { name: 'O que desenvolver' }).fill('Testes automatizados.');
  await expectAccessible(page);

  // What was typed outlives the closed dialog and the page.
  await page.keyboard.press('Escape');
  await page.reload();
  await panel.getByRole('button', { name: 'Continuar o feedback' }).click();
  await expect(strengths).toHaveValue('Explica muito bem as próprias escolhas.');
  await form.getByRole('button', { name: 'Salvar rascunho' }).dblclick();
  const section = panel.getByRole('region', { name: 'Feedback' });
  await expect(section.getByText('Rascunho', { exact: true })).toHaveCount(1);
  await expectAccessible(page);

  await section.getByRole('button', { name: 'Compartilhar' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText('Testes automatizados.')).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Compartilhar' }).click();
  await expect(section.getByText('Compartilhado', { exact: true })).toBeVisible();
  await expect(panel.getByText('Feedback compartilhado')).toBeVisible();

  const notice = async () => (await mailsTo(email)).find(({ subject }) => subject.startsWith('Feedback'));
  await expect.poll(async () => (await notice())?.subject).toContain('Pessoa que Recebe');
  const link = (await notice())?.links.find((each) => /\/applications\/[\w-]{43}$/.test(each)) ?? '';
  const visitor = await browser.newContext({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' });
  const guest = await visitor.newPage();
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: /^Feedback de Aurora/ })).toBeVisible();
  await expect(guest.getByText('Explica muito bem as próprias escolhas.')).toBeVisible();
  await expectAccessible(guest);

  await section.getByRole('button', { name: 'Retirar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirar' }).click();
  await expect(section.getByText('Rascunho', { exact: true })).toBeVisible();
  await guest.reload();
  await expect(guest.getByText('A empresa retirou o feedback.')).toBeVisible();
  await expect(guest.getByRole('heading', { name: /^Feedback de/ })).toHaveCount(0);
  await visitor.close();
});

test('a talent reads feedback on the page of the application, and sees an edit come by itself', async ({
  page,
  context,
  browser,
  server,
}) => {
  const token = await signIn(context, server.url, demoAccounts.talent);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await context.request.get(`${server.url}/api/v1/feedbacks`, { headers });
  const { data } = (await answer.json()) as { data: { applicationId: string; strengths: string; team: null }[] };
  expect(data).toHaveLength(1);
  const { applicationId = '', strengths = '' } = data[0] ?? {};
  await page.goto(`/admin/potential/applications/${applicationId}`);
  await expect(page.getByRole('heading', { name: /^Feedback de/ })).toBeVisible();
  await expect(page.getByText(strengths)).toBeVisible();
  await expectAccessible(page);

  const desk = await browser.newContext({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' });
  await signIn(desk, server.url, 'davi.monteiro@jatobasaude.example');
  const recruiter = await desk.newPage();
  await recruiter.goto(`${server.url}/admin/recruiter/candidates/${applicationId}`);
  const section = recruiter.getByRole('region', { name: 'Feedback' });
  await section.getByRole('button', { name: 'Editar' }).click();
  const form = recruiter.getByRole('dialog', { name: /^Editar feedback/ });
  await form.getByRole('textbox', { name: 'Mensagem' }).fill('Continue assim!');
  await form.getByRole('button', { name: 'Salvar alteração' }).click();

  // Nobody has loaded the page again.
  await expect(page.getByText('Continue assim!')).toBeVisible();
  await expect(page.getByText(/editado em/)).toBeVisible();
  await desk.close();
});
