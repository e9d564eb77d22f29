import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectAccessible } from '../../support/accessibility.ts';
import { joined, newAddress } from '../../support/people.ts';
import { expect, test } from '../../support/test.ts';

const RESUME = join(import.meta.dirname, '../../../bench/resumes/set/carla-plain.pdf');

test('a talent imports a résumé, sees it in the profile and takes it back', async ({ page, server, mailsTo }) => {
  await joined(page, server.url, mailsTo, { name: 'Iara Mota', email: newAddress('importa') });
  await page.goto('/admin/potential/profile?tab=skills');
  await page.getByRole('button', { name: 'Importar currículo' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Importar currículo' });
  await dialog
    .getByLabel('Currículo', { exact: true })
    .setInputFiles({ name: 'curriculo.pdf', mimeType: 'application/pdf', buffer: await readFile(RESUME) });
  await expect(dialog.getByRole('heading', { name: 'Experiência' })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Habilidades' })).toBeVisible();
  await expectAccessible(page);
  const skills = dialog.getByRole('region', { name: 'Habilidades' });
  const first = skills.getByRole('checkbox').first();
  const name = (await first.evaluate((box: HTMLInputElement) => box.labels?.[0]?.textContent)) ?? '';
  await expect(first).toBeChecked();
  await dialog.getByRole('button', { name: /^Adicionar \d+ itens ao perfil$/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/itens do currículo estão no perfil/)).toBeVisible();
  const list = page.getByRole('tabpanel', { name: 'Habilidades' });
  await expect(list.getByText(name, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(list.getByText(name, { exact: true })).toBeHidden();
});
