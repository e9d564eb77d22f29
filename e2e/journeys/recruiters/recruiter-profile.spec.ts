import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { expect, test } from '../../support/test.ts';

const password = 'cavalo girassol trem';
/** One red pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
);

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/auth/register');
  await page.getByRole('radio', { name: /Recruto talentos/ }).check();
  await page.getByLabel('Nome da empresa').fill('Estaleiro Sul');
  await page.getByLabel('Nome completo').fill('Rita Moreira');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByLabel('Confirme a senha').fill(password);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page).toHaveURL(/email-verification/);
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/auth/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL('/admin/recruiter/home');
}

const next = (page: Page) => page.getByRole('button', { name: 'Salvar e continuar' }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

test('a recruiter completes the registration on two devices and keeps a profile', async ({
  page,
  context,
  browser,
  mailsTo,
}) => {
  const email = `rita.perfil.${Date.now()}@correio.example`;
  await register(page, email);
  const [mail] = await mailsTo(email);
  await page.getByLabel('Código de verificação').fill(mail?.code ?? '');
  await expect(page).toHaveURL('/auth/complete-registration');
  await expect(heading(page, 'Informações básicas')).toBeVisible();
  await expectAccessible(page);

  // What is missing is said, and the first wrong field has the focus.
  await next(page);
  await expect(page.getByText('Por favor, corrija os erros no formulário')).toBeVisible();
  await page.getByText('Sou freelancer').click();
  await page.getByLabel('Cargo').fill('Tech recruiter');
  await page.getByLabel('Telefone').pressSequentially('11999');
  await next(page);
  await expect(page.getByText('Formato inválido. Use: (11) 99999-9999')).toBeVisible();
  // Kept over a reload, though it was never sent.
  await page.reload();
  await expect(page.getByLabel('Cargo')).toHaveValue('Tech recruiter');
  await page.getByLabel('Telefone').fill('(11) 99999-9999');
  await next(page);

  await expect(heading(page, 'Idiomas')).toBeFocused();
  await next(page);
  await expect(page.getByText('Selecione pelo menos 1')).toBeVisible();
  await page.getByRole('button', { name: 'Adicionar idioma' }).click();
  await page.getByLabel('Idioma', { exact: true }).selectOption({ label: 'Português' });
  await page.getByLabel('Proficiência').selectOption({ label: 'Nativo' });
  await expectAccessible(page);
  await next(page);

  await expect(heading(page, 'Formação acadêmica')).toBeVisible();
  await page.getByRole('button', { name: 'Adicionar formação' }).click();
  // What is typed without a connection is kept here, and goes out by itself when there is one again.
  await context.setOffline(true);
  await page.getByLabel('Instituição').fill('UFPE');
  await expect(page.getByText('Sem conexão. O que você escreveu está guardado aqui').first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Salvo', { exact: true }).first()).toBeVisible();

  // Elsewhere, signed in: the home reminds of it, and it goes on where it stopped.
  const other = await (await browser.newContext({ locale: 'pt-BR', baseURL: new URL(page.url()).origin })).newPage();
  await signIn(other, email);
  await other.getByRole('link', { name: 'Continuar cadastro' }).click();
  await expect(other.getByLabel('Instituição')).toHaveValue('UFPE');
  await other.getByRole('button', { name: 'Pular seção' }).click();
  await other.getByLabel('Tempo de experiência em recrutamento').selectOption({ label: '3 a 5 anos' });
  await other.getByLabel('Sobre a sua experiência').fill('Vagas de engenharia há quatro anos.');
  // The name that is left with the press goes into the list, and what was pressed does not move away meanwhile.
  await other.getByLabel('Especializações').fill('Backend');
  await next(other);
  await other.getByLabel('Departamento').fill('Pessoas');
  await other.getByLabel('Tamanho da empresa').selectOption({ label: 'Média: 51 a 250 pessoas' });
  await next(other);

  // The first device is behind: nothing of it is lost, and nothing is overwritten without being asked.
  await page.getByLabel('Instituição').fill('USP');
  await page.getByRole('button', { name: 'Salvar rascunho' }).click();
  await expect(page.getByText('Este cadastro foi salvo em outra aba ou em outro aparelho.').first()).toBeVisible();
  await expect(page.getByLabel('Instituição')).toHaveValue('USP');

  await other.getByLabel('O que mais devemos saber?').fill('Prefiro conversas por escrito.');
  await other.getByRole('button', { name: 'Concluir cadastro' }).click();
  await expect(other.getByRole('heading', { name: 'Cadastro concluído' })).toBeFocused();
  await expectAccessible(other);

  await other.getByRole('link', { name: 'Ver meu perfil' }).click();
  await expect(other).toHaveURL('/admin/recruiter/profile');
  await expect(other.getByText('Vagas de engenharia há quatro anos.')).toBeVisible();
  await expectAccessible(other);

  const languages = other.getByRole('region', { name: 'Idiomas' });
  await languages.getByRole('button', { name: 'Adicionar idioma' }).click();
  await expect(languages.getByLabel('Idioma', { exact: true })).toBeFocused();
  await languages.getByRole('button', { name: 'Adicionar', exact: true }).click();
  await expect(languages.getByText('Este campo é obrigatório')).toBeVisible();
  await languages.getByLabel('Idioma', { exact: true }).selectOption({ label: 'Inglês' });
  await languages.getByLabel('Proficiência').selectOption({ label: 'Fluente' });
  await languages.getByRole('button', { name: 'Adicionar', exact: true }).click();
  await expect(languages.getByText('Inglês · Fluente')).toBeVisible();
  await languages.getByRole('button', { name: 'Remover Português' }).click();
  await expect(languages.getByText('Português')).toBeHidden();
  const education = other.getByRole('region', { name: 'Formação acadêmica' });
  await education.getByRole('button', { name: 'Adicionar formação' }).click();
  await education.getByLabel('Grau').selectOption({ label: 'Mestrado' });
  await education.getByLabel('Ano de conclusão').fill('2999');
  await education.getByLabel('Instituição').fill('UFPE');
  await education.getByLabel('Área de estudo').fill('Psicologia');
  await expectAccessible(other);
  await education.getByRole('button', { name: 'Adicionar', exact: true }).click();
  await expect(education.getByText('O ano não pode estar no futuro')).toBeVisible();
  await education.getByLabel('Ano de conclusão').fill('2015');
  await education.getByRole('button', { name: 'Adicionar', exact: true }).click();
  await expect(education.getByText('Mestrado · 2015')).toBeVisible();
  await other.getByRole('button', { name: /Trabalha para mais de uma empresa/ }).click();
  await other.getByLabel('Trabalha para mais de uma empresa?').selectOption({ label: 'Sim' });
  await other.getByRole('button', { name: 'Salvar', exact: true }).click();
  await other.reload();
  await expect(other.getByRole('button', { name: /Trabalha para mais de uma empresa.*Sim/ })).toBeVisible();
  await expect(education.getByText('Psicologia, UFPE')).toBeVisible();

  await other.getByRole('button', { name: /Bio/ }).click();
  await other.getByLabel('Bio').fill('Encontro pessoas para times de dados.');
  await other.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(other.getByRole('button', { name: /Encontro pessoas/ })).toBeVisible();

  await other
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'eu.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(other.getByText('Foto atualizada.')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Remover foto' })).toBeVisible();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  await other.locator('input[type=file]').first().setInputFiles({ name: 'eu.png', mimeType: 'image/png', buffer: svg });
  await expect(other.getByText('Tipo de arquivo não aceito. Envie JPG, PNG, WEBP, AVIF, GIF.')).toBeVisible();
  await other.getByRole('button', { name: 'Remover foto' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Remover foto' }).click();
  await expect(other.getByText('Foto removida.')).toBeVisible();

  await other.getByRole('tab', { name: 'Contato' }).click();
  await expect(other).toHaveURL('/admin/recruiter/profile?tab=contact');
  await other.getByRole('button', { name: /LinkedIn/ }).click();
  await other.getByLabel('LinkedIn').fill('https://exemplo.com/rita');
  await other.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(other.getByText('Endereço do LinkedIn inválido.')).toBeVisible();
  await other.getByRole('button', { name: 'Cancelar' }).click();
  await other.getByRole('tab', { name: 'Empresa' }).click();
  await expect(other.getByRole('button', { name: /Tamanho da empresa/ })).toContainText('51–250 pessoas');
  await expectAccessible(other);
  await other.getByRole('tab', { name: 'Vagas recentes' }).click();
  await expect(other.getByText('Nenhuma vaga ainda')).toBeVisible();
  await other.context().close();
  await context.close();
});
