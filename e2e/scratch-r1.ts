import { open, base, overflow } from './scratch-r-lib.ts';
for (const o of [{ w: 1440 }, { w: 360, h: 800, dark: true, locale: 'en-US' }]) {
  const { browser, page, token, context } = await open(o);
  const n = `/tmp/r/${o.w}`;
  await page.goto(base + '/admin/recruiter/tests', { waitUntil: 'networkidle' });
  console.log(await page.evaluate(() => document.documentElement.lang + document.documentElement.outerHTML.slice(0, 200)));
  await overflow(page, 'list'); await page.screenshot({ path: n + '-list.png' });
  console.log((await page.locator('a[href*="/tests/"]').evaluateAll((a: any) => a.map((x: any) => x.getAttribute('href')))).join(' '));
  console.log((await page.locator('nav a, header a, aside a').evaluateAll((a: any) => [...new Set(a.map((x: any) => x.getAttribute('href')))])).join(' '));
  await page.goto(base + '/admin/recruiter/grading', { waitUntil: 'networkidle' });
  await overflow(page, 'grading'); await page.screenshot({ path: n + '-grading.png' });
  await browser.close();
}
