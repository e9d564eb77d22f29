import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';

const pageOf = (body: string, dark = '') =>
  `<!doctype html><html lang="pt-BR"><title>Página</title>
   <style>:root[data-theme=dark] { background: #000; color: #fff } ${dark}</style>
   <main><h1>Página</h1>${body}</main></html>`;

test('what cannot be used or read is found, in either theme', async ({ page }) => {
  await page.setContent(pageOf('<p>Um texto</p>'));
  await expectAccessible(page);
  for (const [fault, html] of [
    [/light: button-name/, pageOf('<button></button>')],
    [/dark: color-contrast/, pageOf('<p>Um texto</p>', ':root[data-theme=dark] p { color: #333 }')],
    [
      /dark: link-in-text-block/,
      pageOf(
        '<p>Um texto que é longo, com <a href="/">um vínculo</a> dentro</p>',
        ':root[data-theme=dark] a { text-decoration: none; color: #ddd }',
      ),
    ],
  ] as const) {
    await page.setContent(html);
    await expect(expectAccessible(page)).rejects.toThrow(fault);
  }
});
