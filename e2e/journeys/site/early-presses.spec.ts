import type { BrowserContext, Page } from '@playwright/test';
import { newAddress } from '../../support/people.ts';
import { scriptOf } from '../../support/scripts.ts';
import { expect, test } from '../../support/test.ts';

const LATER = ['features/site/components/below.tsx', 'app/layouts/site-footer.tsx'];

/** Holds back what stands below the first sight of the landing page, until it is let through. */
async function holdLaterParts(context: BrowserContext): Promise<() => void> {
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  for (const source of LATER)
    await context.route(scriptOf(source), async (route) => {
      await held;
      await route.continue();
    });
  return letThrough;
}

/** Opens the landing page and waits until what is seen first answers, which the rest of it does not yet. */
async function openFirstSight(page: Page): Promise<void> {
  await page.goto('/', { waitUntil: 'commit' });
  const html = page.locator('html');
  await page.getByRole('button', { name: /tema/i }).first().click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  // Marks of what the server has drawn.
  await page.locator('#precos, footer').evaluateAll((parts) => {
    for (const part of parts) part.setAttribute('data-drawn', 'by the server');
  });
}

const drawnByTheServer = (page: Page) => page.locator('[data-drawn]');

test('a press below the first sight is kept until its code has come, and nothing is drawn again', async ({
  page,
  context,
}) => {
  const letThrough = await holdLaterParts(context);
  await openFirstSight(page);
  await page.getByText('Preciso de conta para me candidatar?').click();
  await page.getByRole('button', { name: 'Fale com a gente' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(drawnByTheServer(page)).toHaveCount(2);
  letThrough();
  await expect(page.getByRole('dialog', { name: 'Fale com a gente' })).toBeVisible();
  await expect(page.getByText(/o formulário funciona sem/)).toBeVisible();
  await expect(drawnByTheServer(page)).toHaveCount(2);
  // Once.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const way of ['the button', 'Enter'])
  test(`an address that is sent from the foot by ${way} before its code has come is sent once it has`, async ({
    page,
    context,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/newsletter')) sent.push(request.url());
    });
    const email = newAddress('cedo');
    const letThrough = await holdLaterParts(context);
    await openFirstSight(page);
    await page.getByLabel('Uma carta por mês sobre contratar pelo saber').fill(email);
    if (way === 'Enter') await page.keyboard.press('Enter');
    else await page.getByRole('button', { name: 'Assinar' }).click();
    letThrough();
    await expect(page.getByRole('status').filter({ hasText: `enviamos para ${email}` })).toBeVisible();
    await expect(drawnByTheServer(page)).toHaveCount(2);
    expect(sent).toHaveLength(1);
  });

for (const width of [360, 1440])
  test(`links lead on before the code of what they name has come, at ${width} px`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 740 });
    const letThrough = await holdLaterParts(context);
    await openFirstSight(page);
    const header = page.getByRole('banner');
    if (width < 1024) await header.locator('summary').click();
    await header.getByRole('link', { name: 'Preços' }).click();
    await expect(page).toHaveURL('/#precos');
    await expect(page.getByRole('heading', { name: 'Preços' })).toBeInViewport();
    if (width < 1024) await expect(header.getByRole('link', { name: 'Preços' })).toBeHidden();
    await page.getByRole('button', { name: 'Fale com a gente' }).click();
    letThrough();
    await expect(page.getByRole('dialog', { name: 'Fale com a gente' })).toBeVisible();
    await expect(drawnByTheServer(page)).toHaveCount(2);
    await page.keyboard.press('Escape');
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

test('links to other pages are followed before all code has come', async ({ page, context }) => {
  await holdLaterParts(context);
  await openFirstSight(page);
  await page.getByRole('link', { name: /Todas as perguntas/ }).click();
  await expect(page).toHaveURL('/faq');
  await page.goBack();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cookies' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Vagas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vagas' })).toBeVisible();
});
