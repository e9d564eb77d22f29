import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { joined, newAddress } from '../../support/people.ts';
import { expect, test } from '../../support/test.ts';

const saved = (page: Page, name: RegExp) => expect(page.getByRole('button', { name })).toBeVisible();

test('a talent fills in the profile by keyboard, takes back a removal, looks at it and opens it to everybody', async ({
  page,
  browser,
  server,
  mailsTo,
}) => {
  const email = newAddress('iara');
  await joined(page, server.url, mailsTo, { name: 'Iara Mota', email });
  await page.goto('/admin/potential/home');
  await page.getByRole('button', { name: /^Sua conta/ }).click();
  await page.getByRole('link', { name: 'Meu perfil', exact: true }).click();
  await expect(page).toHaveURL('/admin/potential/profile');
  await expect(page.getByRole('region', { name: 'Seus números' })).toContainText('—');
  await expectAccessible(page);

  // What is missing leads to its field, the weightiest first.
  const missing = page.getByRole('region', { name: 'Perfil completo' });
  await expect(missing.getByRole('listitem').first()).toContainText('Habilidades, 5 ou mais');
  await missing.getByRole('link', { name: 'Habilidades, 5 ou mais' }).press('Enter');
  await expect(page).toHaveURL(/tab=skills/);
  const add = page.getByRole('button', { name: 'Adicionar habilidade' });
  await expect(add).toBeFocused();
  for (const [name, level] of [
    ['SQL', 'Avançado'],
    ['ReactJS', 'Intermediário'],
    ['Zorbix Caixa', 'Iniciante'],
  ] as const) {
    await add.press('Enter');
    await expect(page.getByLabel('Nome da habilidade')).toBeFocused();
    await page.keyboard.type(name);
    await page.getByLabel('Nível', { exact: true }).selectOption({ label: level });
    await page.getByLabel('Anos de prática').press('Enter');
    await expect(add).toBeFocused();
  }
  const skills = page.getByRole('region', { name: 'Habilidades' });
  await expect(skills.getByRole('listitem')).toHaveCount(3);
  await expect(skills).toContainText('ainda não está no dicionário');
  await expectAccessible(page);
  await skills.getByRole('button', { name: 'Remover SQL' }).press('Enter');
  await expect(skills.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(skills.getByRole('listitem').last()).toContainText('SQL');

  await page.getByRole('tab', { name: 'Visão geral' }).click();
  await page.getByRole('button', { name: /^Título profissional: / }).press('Enter');
  await page.keyboard.type('Engenheira de dados');
  await page.keyboard.press('Enter');
  await saved(page, /^Título profissional: Engenheira de dados/);
  await page.getByRole('button', { name: /^Pretensão salarial: / }).press('Enter');
  await page.keyboard.type('14 mil');
  await page.keyboard.press('Enter');
  await saved(page, /^Pretensão salarial: R\$\s14\.000 por mês/);
  // Left in the middle of a word, it is open again.
  await page.getByRole('button', { name: /^Sobre você: / }).press('Enter');
  await page.keyboard.type('Cuido de dados');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Sobre você' })).toHaveValue('Cuido de dados');
  await page.getByRole('textbox', { name: 'Sobre você' }).press('Control+Enter');
  await saved(page, /^Sobre você: Cuido de dados/);

  // In two tabs: who saves later is told what the other has saved, and chooses; nothing is lost.
  const other = await page.context().newPage();
  await other.goto('/admin/potential/profile');
  await other.getByRole('button', { name: /^Título profissional: / }).press('Enter');
  await other.keyboard.type(' sênior');
  await page.getByRole('button', { name: /^Título profissional: / }).press('Enter');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Arquiteta de dados');
  await page.keyboard.press('Enter');
  await saved(page, /^Título profissional: Arquiteta de dados/);
  // Whether this tab has been read again by then or not, Enter saves nothing.
  await other.getByLabel('Título profissional').press('Enter');
  await expect(other.getByText('Isto mudou em outro lugar enquanto você editava.')).toBeVisible();
  await expect(other.getByRole('status').filter({ hasText: 'Arquiteta de dados' })).toBeVisible();
  await expect(other.getByLabel('Título profissional')).toHaveValue('Engenheira de dados sênior');
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Salvar o meu' }).click();
  await saved(other, /^Título profissional: Engenheira de dados sênior/);
  await other.close();
  await page.reload();

  await page.getByLabel('O que você quer contar?').fill('Publiquei um artigo sobre filas.');
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Publiquei um artigo' })).toBeVisible();

  for (const [tab, button, fields] of [
    ['Experiência', 'Adicionar experiência', { Empresa: 'Lumo', Cargo: 'Engenheira', Início: '01/03/2022' }],
    ['Formação', 'Adicionar formação', { Instituição: 'UFPE', Grau: 'Bacharelado', Área: 'Computação' }],
    ['Idiomas', 'Adicionar idioma', { Idioma: 'Inglês', Proficiência: 'Fluente' }],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    const list = page.getByRole('region', { name: tab, exact: true });
    await list.getByRole('button', { name: button }).click();
    for (const [label, value] of Object.entries(fields)) {
      if (label === 'Início') {
        await list.getByRole('spinbutton').first().click();
        await page.keyboard.type(value.replaceAll('/', ''));
      } else if (label === 'Proficiência') await list.getByLabel(label).selectOption({ label: value });
      else await list.getByLabel(label, { exact: true }).fill(value);
    }
    await expectAccessible(page);
    await list.getByRole('button', { name: 'Adicionar', exact: true }).click();
    await expect(list.getByRole('listitem')).toHaveCount(1);
  }
  await page.getByRole('tab', { name: 'Contato' }).click();
  await page.getByRole('button', { name: /^GitHub: / }).press('Enter');
  await page.keyboard.type('exemplo.com/iara');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Endereço do GitHub inválido.')).toBeVisible();
  await page.getByLabel('GitHub').fill('github.com/iara-mota');
  await page.keyboard.press('Enter');
  await saved(page, /^GitHub: https:\/\/github\.com\/iara-mota/);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Ver como recrutadores veem' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Iara Mota' })).toBeVisible();
  await expect(page.getByText('Só empresas a que você se candidata veem este perfil.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'github.com/iara-mota' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Editar perfil' }).click();
  await page.getByRole('button', { name: /^Endereço público: / }).press('Enter');
  const slug = `Iara ${Date.now()}`;
  await page.keyboard.type(slug);
  await page.keyboard.press('Enter');
  const open = page.getByRole('link', { name: 'Abrir a página' });
  await expect(open).toBeVisible();
  const path = (await open.getAttribute('href')) ?? '';
  expect(path).toBe(`/talentos/${slug.toLowerCase().replace(' ', '-')}`);

  const visitors = await browser.newContext({ locale: 'pt-BR', baseURL: server.url });
  const visitor = await visitors.newPage();
  const answer = await visitor.goto(path);
  // Drawn by the server, words and all; nothing that only applications tell.
  const html = (await answer?.text()) ?? '';
  for (const word of ['Engenheira de dados', 'Cuido de dados', 'Habilidades declaradas']) expect(html).toContain(word);
  for (const secret of [email, 'github.com', '14.000', '1400000']) expect(html).not.toContain(secret);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Iara Mota' })).toBeVisible();
  await expectAccessible(visitor);
  await page.getByRole('radio', { name: 'Ninguém' }).check();
  await expect(page.getByText('Enquanto ninguém vê seu perfil, este endereço não abre.')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Este perfil não está aqui' })).toBeVisible();
  await visitors.close();
});
