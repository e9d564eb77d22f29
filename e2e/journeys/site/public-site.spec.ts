import { expectAccessible } from '../../support/accessibility.ts';
import { complaintsOf } from '../../support/complaints.ts';
import { expect, test } from '../../support/test.ts';

test.use({ seeded: true });

const PAGES = ['/', '/status', '/blog', '/ajuda', '/ajuda?q=senha', '/faq', '/cookies', '/termos', '/privacidade'];

for (const width of [360, 1440])
  test(`the pages of the site are accessible, break no rule and fit at ${width} px`, async ({ page, context }) => {
    test.slow();
    const complaints = complaintsOf(context);
    await page.setViewportSize({ width, height: 740 });
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    }
    expect(complaints).toEqual([]);
  });

test('every link of the foot leads somewhere, and every place on the landing page is there', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const hrefs = await page
    .locator('footer a, .social a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(20);
  for (const href of new Set(hrefs)) {
    const [path = '', id] = href.split('#');
    const answer = await request.get(path || '/');
    expect(answer.status(), href).toBe(200);
    if (id) expect(await answer.text(), href).toContain(`id="${id}"`);
  }
});

test('who runs no script reads all of the landing page, the status and an article', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'pt-BR' });
  const page = await context.newPage();
  await page.goto(server.url);
  for (const title of ['Como funciona', 'Nossa missão', 'Preços', 'Perguntas frequentes'])
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect(page.getByText('Depoimentos ilustrativos')).toBeVisible();
  await expect(page.getByText('Números ilustrativos')).toBeVisible();
  await page.getByText('Preciso de conta para me candidatar?').click();
  await expect(page.getByText(/o formulário funciona sem/)).toBeVisible();
  await page.goto(`${server.url}/status`);
  await expect(page.getByText('Contas e candidaturas')).toBeVisible();
  await page.goto(`${server.url}/blog`);
  await page.locator('main article a').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${server.url}/ajuda?q=verificacao`);
  await expect(page.getByRole('heading', { name: 'Proteger a conta' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Publicar uma vaga' })).toHaveCount(0);
  await context.close();
});

test('the help finds what is typed, keeps it in the address, and leads to people where it finds nothing', async ({
  page,
}) => {
  await page.goto('/ajuda');
  const search = page.getByRole('searchbox', { name: 'Buscar na ajuda' });
  await search.fill('VERIFICACAO duas');
  await expect(page).toHaveURL(/\/ajuda\?q=VERIFICACAO/);
  await expect(page.getByRole('heading', { name: 'Publicar uma vaga' })).toHaveCount(0);
  await page.reload();
  await expect(search).toHaveValue('VERIFICACAO duas');
  await search.fill('nada assim zzz');
  await expect(page.getByText(/Não encontramos nada/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Fale com a gente' })).toHaveAttribute('href', '/contato');
  await search.fill('');
  await expect(page).toHaveURL('/ajuda');
  await expect(page.getByRole('heading', { name: 'Publicar uma vaga' })).toBeVisible();
});

test('the film plays at a press, from the middle, too', async ({ page, request, server }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const video = page.locator('video');
  await expect(video).toHaveJSProperty('paused', true);
  const source = await video.locator('source').getAttribute('src');
  const part = await request.get(server.url + source, { headers: { range: 'bytes=1000-1999' } });
  expect([part.status(), (await part.body()).length]).toEqual([206, 1000]);
  expect(part.headers()['content-type']).toBe('video/webm');
  expect(Number(part.headers()['content-range']?.split('/')[1])).toBeLessThan(3_000_000);
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true;
    return element.play();
  });
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
  const cues = await video.evaluate(
    (element: HTMLVideoElement) => [...element.textTracks].find(({ mode }) => mode === 'showing')?.language,
  );
  expect(cues).toBe('pt-BR');
});

test('the blog is followed by a feed that its pages name', async ({ page, request }) => {
  await page.goto('/blog');
  const feed = await page.locator('head link[type="application/rss+xml"]').getAttribute('href');
  const answer = await request.get(feed ?? '');
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'public, max-age=600']);
  const read = await page.evaluate(
    (xml) => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml');
      const textOf = (selector: string) => parsed.querySelector(selector)?.textContent ?? '';
      return {
        broken: parsed.querySelector('parsererror') !== null,
        title: textOf('channel > title'),
        links: [...parsed.querySelectorAll('item > link')].map(({ textContent }) => textContent ?? ''),
        date: Date.parse(textOf('item > pubDate')),
      };
    },
    await answer.text(),
  );
  expect(read).toMatchObject({ broken: false, title: 'Blog da Prova' });
  // The newest, as on the page: either goes on further than the other.
  const listed = await page
    .locator('main article h2 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const first = Math.min(listed.length, read.links.length, 5);
  expect(first).toBeGreaterThan(0);
  expect(read.links.slice(0, first).map((link) => new URL(link).pathname)).toEqual(listed.slice(0, first));
  const [newest = ''] = read.links;
  expect(read.date).toBeLessThan(Date.now());
  await page.goto(newest);
  await expect(page.locator('head link[type="application/rss+xml"]')).toHaveAttribute('href', feed ?? '');
  await expect(page.locator('head link[hreflang="x-default"]')).toHaveAttribute('href', newest);
});
