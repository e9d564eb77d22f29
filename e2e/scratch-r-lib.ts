import { chromium } from '@playwright/test';
import { signIn } from './support/sign-in.ts';
export const base = 'http://localhost:4712';
export async function open(opts: any = {}) {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'.split(' ') });
  const context = await browser.newContext({ viewport: { width: opts.w ?? 1440, height: opts.h ?? 900 }, locale: opts.locale ?? 'pt-BR', colorScheme: opts.dark ? 'dark' : 'light', acceptDownloads: true });
  context.setDefaultTimeout(8000);
  const token = await signIn(context, base, opts.email ?? 'recrutadora@aurora.example');
  await context.addCookies([{ name: 'app-locale', value: opts.locale ?? 'pt-BR', url: base }]);
  if (opts.dark) await context.addInitScript(() => { try { localStorage.setItem('theme', 'dark'); } catch {} });
  const page = await context.newPage();
  watch(page);
  return { browser, context, page, token };
}
export function watch(page: any) {
  page.on('console', (m: any) => { if (m.type() === 'error' || m.type() === 'warning') console.log('CONSOLE', m.type(), m.text().slice(0, 300), page.url()); });
  page.on('pageerror', (e: any) => console.log('PAGEERROR', e.message, page.url()));
}
export async function overflow(page: any, tag: string) {
  const r = await page.evaluate(() => ({ sw: document.documentElement.scrollWidth, iw: innerWidth, off: [...document.querySelectorAll('body *')].filter(e => { const b = e.getBoundingClientRect(); return b.width > 0 && b.right > innerWidth + 2 && getComputedStyle(e).visibility !== 'hidden'; }).slice(0, 4).map(e => e.tagName + '.' + (e.className?.toString?.() ?? '').slice(0, 60) + ':' + (e.textContent ?? '').slice(0, 30)) }));
  if (r.sw > r.iw) console.log('OVERFLOW', tag, JSON.stringify(r));
}
