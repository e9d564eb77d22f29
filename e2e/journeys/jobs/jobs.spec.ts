import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { demoAccounts, signIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

test.use({ seeded: true });
// The journeys share one company and its jobs.
test.describe.configure({ mode: 'serial' });

let token: string;
test.beforeEach(async ({ context, server }) => {
  token = await signIn(context, server.url, demoAccounts.recruiter);
});

const saved = (page: Page) => expect(page.getByText(/^Salvo (agora|há)/)).toBeVisible();
const step = (page: Page, name: string) => page.getByRole('navigation', { name: 'Etapas da vaga' }).getByText(name);
const next = (page: Page, name: string) => page.getByRole('button', { name: `Continuar para ${name}` });
const order = (page: Page, list: string) =>
  page.getByRole('grid', { name: list }).getByRole('row').locator('[data-stage]').allTextContents();

/** A job as the server has it. */
async function readJob(context: BrowserContext, url: string, id: string) {
  const answer = await context.request.get(`${url}/api/v1/jobs/draft/${id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await answer.json()).data;
}

const idIn = (page: Page): string =>
  /jobs\/([\w-]{36})/.exec(page.url())?.[1] ?? new URL(page.url()).searchParams.get('draft') ?? '';

async function fillDetails(page: Page, title: string): Promise<void> {
  await page.getByLabel('Título', { exact: true }).fill(title);
  await page.getByLabel('Tipo de contrato').selectOption('CLT');
  await page.getByLabel('Senioridade').selectOption('senior');
  await page.getByText('Remoto', { exact: true }).click();
  await page.getByLabel('De', { exact: true }).fill('14 mil');
  await page.getByLabel('Até', { exact: true }).fill('18.000,50');
}

test('a recruiter takes a job from nothing to its public page', async ({ page, context, server, mailsTo }) => {
  // Seven steps, each looked over in both themes.
  test.slow();
  await page.goto('/admin/recruiter/jobs');
  await expect(page.getByRole('list', { name: 'Lista de vagas' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Nova vaga' }).click();

  // 1. What is wrong is said, and nothing typed is lost.
  await next(page, 'Descrição').click();
  await expect(page.getByText('Por favor, corrija os erros no formulário')).toBeVisible();
  await expect(page.getByLabel('Título', { exact: true })).toBeFocused();
  await fillDetails(page, 'Pessoa Desenvolvedora Back-end, 5 anos de experiência');
  await expect(page.getByText(/Peça nível e prova do que a pessoa sabe/)).toBeVisible();
  await page.getByLabel('Título', { exact: true }).fill('Pessoa Desenvolvedora Back-end');
  await expect(page.getByText(/Peça nível e prova do que a pessoa sabe/)).toBeHidden();
  await page.getByLabel('Benefícios').fill('Vale-refeição');
  await page.getByLabel('Benefícios').press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Vale-refeição' })).toBeVisible();
  await saved(page);
  await expect(page).toHaveURL(/\/new\?draft=/);
  await expectAccessible(page);
  // A reload goes on where it was.
  await page.reload();
  await expect(page.getByLabel('De', { exact: true })).toHaveValue('14.000,00');
  await expect(page.getByLabel('Até', { exact: true })).toHaveValue('18.000,50');
  await next(page, 'Descrição').dblclick();

  // 2.
  await expect(page).toHaveURL(/\/edit\?step=2/);
  const id = idIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Pessoa Desenvolvedora Back-end' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Descrição da vaga' }).click();
  await page.keyboard.type('Cuidar dos pagamentos.');
  await page.getByLabel('Tecnologias', { exact: true }).fill('Node.js');
  await page.getByLabel('Tecnologias', { exact: true }).press('Enter');
  await page.getByLabel('Tecnologias', { exact: true }).fill('node.js');
  await page.getByLabel('Tecnologias', { exact: true }).press('Enter');
  await expect(page.getByText('Node.js já está na lista')).toBeVisible();
  await page.getByLabel('Nível de Node.js').selectOption('ADVANCED');
  await page.getByRole('button', { name: 'Gerar um texto' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Gerar', exact: true }).click();
  await expect(page.getByText('Texto gerado, revise', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Substituir o texto atual' }).click();
  await expect(page.getByRole('textbox', { name: 'Descrição da vaga' })).not.toContainText('Cuidar dos pagamentos.');
  await page.getByRole('button', { name: 'Desfazer', exact: true }).last().click();
  await expect(page.getByRole('textbox', { name: 'Descrição da vaga' })).toContainText('Cuidar dos pagamentos.');
  await expectAccessible(page);
  await next(page, 'Formulário').click();

  // 3.
  await expect(page).toHaveURL(/step=3/);
  await page.getByRole('switch', { name: 'Telefone: obrigatório' }).click();
  await page.getByRole('switch', { name: 'Pedir GitHub' }).click();
  await page.getByRole('button', { name: 'Adicionar pergunta' }).click();
  await page.getByRole('textbox', { name: 'Pergunta', exact: true }).fill('Você tem filhos?');
  await expect(page.getByText(/Situação familiar não pode ser critério/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Pergunta', exact: true }).fill('Qual turno prefere?');
  await page.getByText('Múltipla escolha', { exact: true }).first().click();
  await page.getByRole('textbox', { name: 'Opção 1' }).fill('Manhã');
  await next(page, 'Pipeline').click();
  await expect(page.getByText('Este campo é obrigatório')).toBeVisible();
  await page.getByRole('textbox', { name: 'Opção 2' }).fill('Tarde');
  await expectAccessible(page);
  await next(page, 'Pipeline').click();

  // 4.
  await expect(page).toHaveURL(/step=4/);
  await page.getByRole('button', { name: 'Adicionar etapa: Teste' }).click();
  await page.getByLabel('Nome da etapa').fill('Teste de SQL');
  await expect(page.getByText('Nenhum teste escolhido').first()).toBeVisible();
  const tests = page.getByRole('button', { name: /^Testes/ });
  await tests.click();
  await page.getByText('SQL do dia a dia').click();
  await tests.click();
  await expect(page.getByText(/^Teste\. 1 teste\./)).toBeVisible();
  await page.getByRole('button', { name: 'Adicionar etapa: Entrevista', exact: true }).click();
  await page.getByRole('button', { name: 'Adicionar etapa: Entrevista com IA' }).click();
  await expect(page.getByText('5 perguntas padrão')).toBeVisible();
  await expect(page.getByText(/problema que você resolveu com Node\.js/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Editar pergunta: Conte uma decisão/ }).click();
  await page.getByLabel('Pergunta 1', { exact: true }).fill('Conte uma falha em produção que você ajudou a resolver.');
  await expect(page.getByText('55 de 300')).toBeVisible();
  await page.getByRole('button', { name: 'Restaurar' }).click();
  await expect(page.getByText('5 perguntas padrão')).toBeVisible();
  await expect
    .poll(() => order(page, 'Etapas em ordem'))
    .toEqual(['Novos candidatos', 'Em análise', 'Teste de SQL', 'Entrevista', 'Entrevista com IA']);
  // By mouse: the AI interview goes before the test.
  const handle = page.getByRole('button', { name: 'Mover Entrevista com IA' }).locator('..');
  const goal = await page.getByRole('button', { name: 'Mover Teste de SQL' }).boundingBox();
  await handle.hover();
  await page.mouse.down();
  await page.mouse.move((goal?.x ?? 0) + 8, (goal?.y ?? 0) - 8, { steps: 12 });
  await page.mouse.up();
  await expect
    .poll(() => order(page, 'Etapas em ordem'))
    .toEqual(['Novos candidatos', 'Em análise', 'Entrevista com IA', 'Teste de SQL', 'Entrevista']);
  await saved(page);
  await next(page, 'E-mails').click();
  await expect(page).toHaveURL(/step=5/);
  const stages = (await readJob(context, server.url, id)).stages as {
    name: string;
    type: string;
    questions: unknown[];
  }[];
  expect(stages.map(({ name }) => name)).toEqual([
    'Novos candidatos',
    'Em análise',
    'Entrevista com IA',
    'Teste de SQL',
    'Entrevista',
    'Oferta enviada',
    'Contratados',
  ]);
  expect(stages[2]?.questions).toHaveLength(5);

  // 5.
  await page.getByRole('button', { name: 'Editar modelo: Candidatura recebida' }).click();
  await page.getByLabel('Assunto').fill('Recebemos, {{nome}}');
  await expect(page.getByText('Variável desconhecida: {{nome}}').first()).toBeVisible();
  await next(page, 'Integrações').click();
  await expect(page.getByLabel('Assunto')).toBeFocused();
  await page.getByLabel('Assunto').fill('Recebemos, ');
  await page.getByRole('button', { name: 'Inserir Primeiro nome da pessoa' }).click();
  await expect(page.getByLabel('Assunto')).toHaveValue('Recebemos, {{candidateName}}');
  await expect(page.getByRole('region', { name: /valores de exemplo/ })).toContainText('Recebemos, Ana');
  await page.getByRole('button', { name: 'Enviar teste para mim' }).click();
  await expect(page.getByText(`Teste enviado para ${demoAccounts.recruiter}`)).toBeVisible();
  const subjects = async () => (await mailsTo(demoAccounts.recruiter)).map(({ subject }) => subject);
  await expect.poll(subjects).toContainEqual(expect.stringContaining('Recebemos, Ana'));
  await expectAccessible(page);
  await next(page, 'Integrações').click();

  // 6.
  await expect(page).toHaveURL(/step=6/);
  await page.getByRole('button', { name: 'LinkedIn' }).click();
  await expect(page.getByText('…?src=linkedin')).toBeVisible();
  await page.getByRole('button', { name: 'LinkedIn', exact: true }).click();
  await expect(page.getByText('Integração já adicionada')).toBeVisible();
  await expectAccessible(page);
  await next(page, 'Revisão').click();

  // 7.
  await expect(page).toHaveURL(/step=7/);
  await expect(page.getByText('Tudo pronto', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publicar vaga' }).click();
  await expect(page.getByRole('heading', { name: 'Vaga publicada' })).toBeFocused();
  await expectAccessible(page);
  const job = await readJob(context, server.url, id);
  expect(job.status).toBe('ACTIVE');
  expect(job.payMin).toBe(14_000_00);
  expect(job.payMax).toBe(18_000_50);
  expect(job.fields.find((each: { field: string }) => each.field === 'phone')).toMatchObject({
    visible: true,
    required: false,
  });
  await page.goto(job.publicUrl);
  await expect(page.getByRole('heading', { name: 'Pessoa Desenvolvedora Back-end' })).toBeVisible();
});

test('stages are put in order by the keyboard alone', async ({ page }) => {
  await page.goto('/admin/recruiter/jobs?search=Back-end');
  await page.getByRole('button', { name: 'Ações de Pessoa Desenvolvedora Back-end', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Editar' }).press('Enter');
  await expect(page).toHaveURL(/\/edit/);
  await step(page, 'Pipeline').focus();
  const bar = page.getByRole('button', { name: /Pipeline/ }).first();
  await bar.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Etapas do processo' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Mover Entrevista com IA' })).toBeVisible();
  const before = await order(page, 'Etapas em ordem');
  await page.getByRole('button', { name: 'Mover Entrevista com IA' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Inserir entre Entrevista com IA e/ })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const after = [...before.filter((name) => name !== 'Entrevista com IA'), 'Entrevista com IA'];
  await expect.poll(() => order(page, 'Etapas em ordem')).toEqual(after);
  await expect(page.getByRole('row', { name: 'Entrevista com IA' })).toBeFocused();
  // The list draws itself once more when its order is kept, and keeps the focus then.
  await expect(page.getByText('Rascunho guardado')).toBeVisible();
  await page.getByRole('button', { name: 'Salvar e ir para E-mails' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'E-mails' })).toBeFocused();
  await page.reload();
  await page.getByRole('button', { name: 'Voltar para Pipeline' }).press('Enter');
  await expect.poll(() => order(page, 'Etapas em ordem')).toEqual(after);
});

test('a step whose words were cleared is open again, on another device too', async ({
  page,
  context,
  server,
  browser,
}) => {
  const headers = { authorization: `Bearer ${token}` };
  const save = async (step: number, jobId: string | undefined, data: object) => {
    const answer = await context.request.post(`${server.url}/api/v1/jobs/step/${step}`, {
      headers,
      data: { ...(jobId && { jobId }), data },
    });
    expect(answer.status()).toBe(200);
    return (await answer.json()).data;
  };
  const details = { title: 'Pessoa Analista', locationModel: 'remote', contractType: 'CLT', seniority: 'mid' };
  const { id } = await save(1, undefined, { ...details, payMode: 'negotiate' });
  await save(2, id, { description: '<p>Cuidar dos dados.</p>', skills: [{ name: 'SQL', level: 'ADVANCED' }] });
  await save(3, id, { fields: [{ field: 'resume', visible: true, required: true }], questions: [] });
  const { stages } = await readJob(context, server.url, id);
  await save(4, id, { stages: stages.map(({ id, type, name }: Record<string, string>) => ({ id, type, name })) });
  await save(5, id, { templates: [] });
  await save(6, id, { sources: [] });

  const stateOf = (page: Page, name: string) =>
    page.getByRole('navigation', { name: 'Etapas da vaga' }).getByRole('button', { name: new RegExp(name) });
  await page.goto(`/admin/recruiter/jobs/${id}/edit?step=2`);
  await expect(stateOf(page, 'Revisão')).toContainText('Disponível');
  await page.getByRole('textbox', { name: 'Descrição da vaga' }).fill('');
  await saved(page);
  await page.getByRole('button', { name: 'Voltar para Detalhes' }).click();
  await expect(stateOf(page, 'Descrição')).toContainText('Disponível');
  await expect(stateOf(page, 'Formulário')).toContainText('Completa');
  await expect(stateOf(page, 'Revisão')).toBeDisabled();
  await page.getByLabel('Título', { exact: true }).fill('');
  await stateOf(page, 'Formulário').click();
  await expect(page).toHaveURL(/step=3/);
  await expect(stateOf(page, 'Detalhes')).toContainText('Disponível');
  // The résumé is a file here as it is for candidates.
  await expect(page.getByRole('complementary').locator('input[type=file]')).toBeAttached();

  const elsewhere = await browser.newContext({ baseURL: server.url });
  await signIn(elsewhere, server.url, demoAccounts.recruiter);
  const other = await elsewhere.newPage();
  await other.goto(`/admin/recruiter/jobs/${id}/edit?step=7`);
  await expect(other.getByText('O que falta para publicar')).toBeVisible();
  await expect(stateOf(other, 'Detalhes')).toContainText('Disponível');
  await expect(other.getByRole('button', { name: 'Publicar vaga' })).toBeDisabled();
  await expectAccessible(other);
  const refused = await context.request.put(`${server.url}/api/v1/jobs/publish/${id}`, { headers });
  expect([refused.status(), (await refused.json()).details.map((each: { field: string }) => each.field)]).toEqual([
    422,
    ['details.title', 'description.description'],
  ]);
  await expect(
    other.getByRole('listitem').filter({ hasText: 'Descrição, Descrição da vaga: Escreva a descrição da vaga' }),
  ).toBeVisible();
  await other.getByRole('button', { name: 'Detalhes, Título' }).click();
  await expect(other.getByLabel('Título', { exact: true })).toBeFocused();
  await expect(other.getByLabel('Título', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await other.getByLabel('Título', { exact: true }).fill('Pessoa Analista de Dados');
  await next(other, 'Descrição').click();
  await other.getByRole('textbox', { name: 'Descrição da vaga' }).fill('Cuidar dos dados da casa.');
  await stateOf(other, 'Integrações').click();
  await next(other, 'Revisão').click();
  await expect(other.getByText('Tudo pronto', { exact: true })).toBeVisible();
  await elsewhere.close();
});

test('two tabs cannot overwrite each other unseen', async ({ page, context }) => {
  await page.goto('/admin/recruiter/jobs?status=draft');
  await page.getByRole('link', { name: 'Continuar' }).first().click();
  await expect(page).toHaveURL(/edit\?step/);
  const address = page.url().replace(/step=\d/, 'step=1');
  await page.goto(address);
  const code = page.getByLabel('Código interno');
  await expect(code).toBeVisible();
  const other = await context.newPage();
  await other.goto(address);
  await other.getByLabel('Código interno').fill('DE-OUTRA-ABA');
  await saved(other);

  await code.fill('DESTA-ABA');
  await expect(page.getByText('Esta etapa mudou em outra aba ou por outra pessoa')).toBeVisible();
  await expect(code).toHaveValue('DESTA-ABA');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ficar com a minha' }).click();
  await saved(page);
  await page.reload();
  await expect(code).toHaveValue('DESTA-ABA');

  // The other way round, and another step that nobody else touched is not worth a question.
  await other.getByLabel('Código interno').fill('OUTRA-VEZ');
  await expect(other.getByText('Esta etapa mudou em outra aba ou por outra pessoa')).toBeVisible();
  await other.getByRole('button', { name: 'Usar a versão atual' }).click();
  await expect(other.getByLabel('Código interno')).toHaveValue('DESTA-ABA');
  await other.close();
});

test('what is typed without a connection arrives once there is one', async ({ page, context }) => {
  await page.goto('/admin/recruiter/jobs?status=draft');
  await page.getByRole('link', { name: 'Continuar' }).first().click();
  await expect(page).toHaveURL(/edit\?step/);
  await page.goto(page.url().replace(/step=\d/, 'step=1'));
  const code = page.getByLabel('Código interno');
  await code.fill('ANTES');
  await saved(page);
  await context.setOffline(true);
  await code.fill('SEM-REDE');
  await expect(page.getByText(/^Sem conexão/).first()).toBeVisible();
  await context.setOffline(false);
  await saved(page);
  await page.reload();
  await expect(code).toHaveValue('SEM-REDE');
});

test('the list finds, copies, pauses, closes and deletes jobs', async ({ page }) => {
  await page.goto('/admin/recruiter/jobs');
  await expect(page.getByRole('list', { name: 'Lista de vagas' })).toBeVisible();
  await page.getByRole('button', { name: /^Situação/ }).click();
  await page.getByRole('checkbox', { name: 'Pausada' }).check();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/status=paused/);
  await expect(page.getByRole('status').filter({ hasText: '1 vaga' })).toBeVisible();
  await page.getByRole('button', { name: 'Remover Pausada' }).click();
  await expect(page).not.toHaveURL(/status=/);
  await page.getByLabel('Ordenar por').selectOption('title');
  await expect(page).toHaveURL(/sort=title/);
  const titles = () => page.getByRole('list', { name: 'Lista de vagas' }).getByRole('heading').allTextContents();
  const sorted = [...(await titles())].sort((a, b) => a.localeCompare(b, 'pt-BR'));
  await expect.poll(titles).toEqual(sorted);
  await page.getByLabel('Buscar vaga').fill('dados junior');
  await expect(page).toHaveURL(/search=dados\+junior/);
  await expect(page.getByRole('status').filter({ hasText: '1 vaga' })).toBeVisible();

  const menu = page.getByRole('button', { name: /^Ações de Pessoa Analista de Dados Júnior$/ });
  await menu.click();
  await expect(page.getByRole('menuitem', { name: /Excluir/ })).toHaveAttribute('aria-disabled', 'true');
  const toggles: string[] = [];
  page.on('request', (request) => request.url().endsWith('/toggle-status') && toggles.push(request.url()));
  await page.getByRole('menuitem', { name: 'Pausar' }).dblclick();
  await expect(page.getByText('Pausada', { exact: true })).toBeVisible();
  expect(toggles).toHaveLength(1);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Encerrar vaga' }).click();
  await expect(page.getByText(/pessoas no processo recebem um e-mail/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: /Cancelada/ }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Encerrar vaga' }).click();
  await expect(page.getByText('Encerrada · Cancelada')).toBeVisible();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Reabrir' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reabrir vaga' }).click();
  // As it was closed.
  await expect(page.getByText('Pausada', { exact: true })).toBeVisible();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Retomar' }).click();
  await expect(page.getByText('Ativa', { exact: true })).toBeVisible();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Duplicar' }).click();
  const copyMenu = page.getByRole('button', { name: /^Ações de Pessoa Analista de Dados Júnior \(cópia\)$/ });
  await copyMenu.click();
  await page.getByRole('menuitem', { name: /Excluir/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir vaga' }).click();
  await expect(copyMenu).toBeHidden();
});

test('on a phone lists of jobs and steps of the wizard begin near the top, and nothing is out of reach', async ({
  page,
  context,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const topOf = async (place: Locator) => (await place.first().boundingBox())?.y ?? Number.POSITIVE_INFINITY;
  const fits = async () =>
    expect(Number(await page.evaluate('document.documentElement.scrollWidth - innerWidth'))).toBeLessThanOrEqual(0);

  await page.goto('/admin/recruiter/jobs?status=active');
  const rows = page.getByRole('list', { name: 'Lista de vagas' }).getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  await expect.poll(() => topOf(rows)).toBeLessThan(300);
  await page.getByRole('button', { name: 'Filtros: 1 ativo' }).click();
  await page.getByRole('button', { name: /^Senioridade/ }).click();
  await page.getByRole('checkbox', { name: 'Júnior' }).check();
  await expect(page).toHaveURL(/level=junior/);
  await page.keyboard.press('Escape');
  await page.getByLabel('Ordenar por').selectOption('title');
  await expect(page).toHaveURL(/sort=title/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Filtros: 2 ativos' })).toBeFocused();
  await expect.poll(() => topOf(rows)).toBeLessThan(300);
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(page.getByRole('button', { name: 'Filtros', exact: true })).toBeVisible();
  await fits();

  await page.goto('/admin/recruiter/jobs/new');
  await expect(page.getByLabel('Título', { exact: true })).toBeVisible();
  await expect.poll(() => topOf(page.getByLabel('Título', { exact: true }))).toBeLessThan(300);

  const listed = await context.request.get(`${server.url}/api/v1/jobs/recruiter/paginated?status=active`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const [job] = (await listed.json()).data;
  await page.goto(`/admin/recruiter/jobs/${job.id}/edit?step=1`);
  const firsts: Record<string, Locator> = {
    Detalhes: page.getByLabel('Situação'),
    Descrição: page.getByRole('toolbar'),
    Formulário: page.getByRole('table').getByRole('row'),
    Pipeline: page.locator('[data-stage]'),
    'E-mails': page.getByRole('list', { name: 'Modelos de e-mail' }).getByRole('listitem'),
    Integrações: page.getByRole('button', { name: 'LinkedIn', exact: true }),
    Revisão: page.getByText('Esta vaga está publicada'),
  };
  const names = Object.keys(firsts);
  const steps = page.getByRole('navigation', { name: 'Etapas da vaga' });
  for (const [index, name] of names.entries()) {
    const line = steps.getByRole('button', { name: `Etapa ${index + 1} de 7 · ${name}` });
    await expect(line).toBeVisible();
    const first = firsts[name] as Locator;
    await expect(first.first()).toBeVisible();
    await expect.poll(() => topOf(first), name).toBeLessThan(300);
    await fits();
    const after = names[index + 1];
    if (!after) break;
    // The line opens all steps, as the bar of a desk shows them.
    await line.click();
    if (index === 0) await expectAccessible(page);
    await page.getByRole('menuitem', { name: `${index + 2}. ${after}` }).click();
  }
  await page.getByRole('button', { name: 'Mais ações da vaga' }).click();
  await page.getByRole('menuitem', { name: 'Pré-visualizar' }).click();
  await expect(page.getByRole('dialog')).toContainText(job.title);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Mais ações da vaga' }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/recruiter\/jobs$/);

  await page.goto('/jobs?contractType=CLT');
  const found = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(found.first()).toBeVisible();
  await expect.poll(() => topOf(found)).toBeLessThan(300);
  await page.getByRole('button', { name: 'Filtros: 1 ativo' }).click();
  await page.getByLabel('Cidade ou estado').fill('São Paulo');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page.getByRole('button', { name: 'Filtros: 2 ativos' })).toBeVisible();
  await expectAccessible(page);
  await fits();
});
