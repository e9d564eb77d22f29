import type { Page } from '@playwright/test';
import { asRecruiter, draftTest, sendDraft } from '../../support/sent-test.ts';
import { expect, test } from '../../support/test.ts';

test.use({ seeded: true });

const question = (language: string, starterCode: string) => ({
  ...{ type: 'CODE', points: 2, language, starterCode },
  text: '<p>Escreva <code>f(a)</code>, que devolve a mais um.</p>',
  check: {
    functionName: 'f',
    solution: 'const f = (a) => a + 1;',
    cases: [
      { name: 'um', visible: true, input: '[1]', expected: '2' },
      { name: 'fração', visible: true, input: '[0.1]', expected: '1.1' },
    ],
  },
});

const FLOOD = 'const f = () => { for (;;) console.log("x".repeat(1000)); };';

/** What people write, right and wrong: each has the same result, wherever it is run. */
const JAVASCRIPT = [
  'const f = (a) => a + 1;',
  'const f = (a) => Math.round(a + 1);',
  'const f = (a) => { console.log("veio", a, [a], { a }, undefined); return String(a); };',
  'const f = (a) => {\n  throw new TypeError("não quero");\n};',
  'const f = (a) => { throw { a }; };',
  'const f = (a) => a +;',
  'const g = (a) => a + 1;',
  'export default async (a) => { await null; return a + 1; };',
  'const f = (a) => new Promise((done) => setTimeout(() => done(a + 1), 3600000));',
  'const f = () => new Promise(() => {});',
  'const f = (a) => a === 1 ? NaN : new Map([[a, 1n]]);',
  'const f = () => { const all = []; for (;;) all.push(new Array(100000).fill(1)); };',
  'const f = (a) => { if (a === 1) for (;;) {} return a + 1; };',
  'const f = (a) => a === 1 ? /^(a+)+$/.test("a".repeat(40) + "!") : a + 1;',
  FLOOD,
  'const f = (a) => a === 1 ? "x".repeat(2000000) : [String(a + 1), "1.1\u00a0"];',
  'const f = (a) => a === 1 ? 2n : String(a + 1) + " ";',
  'const f = () => [Date.now(), Math.random(), new Date().getHours()];',
  'const f = () => [typeof fetch, typeof self, typeof postMessage, typeof process, typeof require];',
];
const TYPESCRIPT = [
  'enum Step { One = 1 }\nexport function f<T extends number>(a: T): number { return a + Step.One; }',
  'const f = (a: number): string => 5 as unknown as string;',
  'const f = (a: number) => {\n  const b: number = null!;\n  return b.toFixed();\n};',
];

/** Writes code, runs it, and answers what is said of it, but for how long it took. */
async function resultOf(page: Page, code: string): Promise<string> {
  const editor = page.locator('.cm-content');
  await editor.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(code);
  const results = page.getByRole('region', { name: 'Resultado da execução' }).filter({ hasText: /Executado/ });
  await expect(results.getByText('O código mudou depois desta execução.')).toBeVisible({
    visible: await results.isVisible(),
  });
  await page.getByRole('button', { name: 'Executar' }).click();
  await expect(results).toBeVisible();
  await expect(results.getByText('O código mudou depois desta execução.')).toBeHidden();
  return ((await results.textContent()) ?? '').replace(/[\d.,]+\s(?:ms|s)/g, '');
}

/** Both questions with all that is written into them. */
async function runAll(page: Page): Promise<string[]> {
  const all: string[] = [];
  await page.getByRole('button', { name: /^Questão 1\b/ }).click();
  for (const code of JAVASCRIPT) all.push(await resultOf(page, code));
  await page.getByRole('button', { name: /^Questão 2\b/ }).click();
  for (const code of TYPESCRIPT) all.push(await resultOf(page, code));
  return all;
}

/** Deeper than the stack of a worker: the server says what becomes of it. */
const TOO_DEEP = 'const f = (a) => f(a) + 1;';

const HERE = 'Executado neste navegador. Na correção, quem executa é o servidor.';
const ON_SERVER = 'Executado no servidor.';

test('code runs in the browser as it does on the server, which takes over where it cannot', async ({
  page,
  context,
  browser,
  server,
  mailsTo,
}) => {
  test.slow();
  const ask = await asRecruiter(context, server.url);
  const questions = [
    question('javascript', 'const f = (a) => a;'),
    question('typescript', 'const f = (a: number) => a;'),
  ];
  const id = await draftTest(ask, 'Mais um em JavaScript', questions);
  // Once the solutions were run, a case may take a second instead of five.
  const states = async () => {
    const path = `/tests/${id}/questions?includeAnswers=true`;
    return (await ask<{ check: { state: string } }[]>('GET', path)).map(({ check }) => check.state);
  };
  await expect.poll(states).toEqual(['right', 'right']);
  const link = await sendDraft(ask, id, mailsTo);

  const desk = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'pt-BR' });
  const taker = await desk.newPage();
  const runs: string[] = [];
  const policies: (string | undefined)[] = [];
  taker.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/run')) runs.push(request.url());
  });
  taker.on('response', (response) => {
    if (response.url().includes('/assets/runs/')) policies.push(response.headers()['content-security-policy']);
  });
  await taker.goto(link);
  await taker.getByRole('link', { name: 'Abrir teste' }).first().click();

  // The practice runs its code, too: the server knows nothing of it.
  await taker.getByRole('button', { name: 'Treinar antes' }).click();
  await taker.getByRole('button', { name: 'Próxima' }).click();
  await expect(taker.locator('.cm-content')).toBeVisible();
  expect(await resultOf(taker, 'const dobro = (n) => n * 2;')).toContain('2 de 2 casos passaram');
  await taker.getByRole('button', { name: 'Terminar o treino' }).first().click();
  expect(runs).toEqual([]);

  await taker.getByRole('button', { name: 'Começar' }).click();
  const here = await runAll(taker);
  expect(new Set(policies)).toEqual(new Set(["default-src 'none'; script-src 'wasm-unsafe-eval'"]));
  // What takes too long by the clock is for the server to judge: two that never end, and on a busy machine another.
  const asked = runs.splice(0).length;
  expect(asked).toBeGreaterThanOrEqual(2);
  expect(asked).toBeLessThanOrEqual(4);
  expect(here.filter((text) => text.includes(ON_SERVER))).toHaveLength(asked);

  const flooded = here[JAVASCRIPT.indexOf(FLOOD)] ?? '';
  expect(flooded).toContain('Imprimiu ou devolveu demais.');
  expect(flooded).toContain(HERE);

  const deep = await resultOf(taker, TOO_DEEP);
  expect(deep).toMatch(/RangeError: Maximum call stack size exceeded \(line 1\)/);
  expect(deep).toContain(ON_SERVER);
  expect(await resultOf(taker, TYPESCRIPT[0] ?? '')).toContain(HERE);
  expect(runs.splice(0)).toHaveLength(1);

  // Without the interpreter the server runs it, and says the same.
  await desk.route('**/*.wasm', (route) => route.abort());
  await taker.reload();
  const there = await runAll(taker);
  expect(runs).toHaveLength(JAVASCRIPT.length + TYPESCRIPT.length);
  const alike = (texts: readonly string[]) => texts.map((text) => text.replace(ON_SERVER, HERE));
  expect(alike(there)).toEqual(alike(here));
  await desk.close();

  // Whoever has little space, or asked to be spared, has it run on the server.
  const phone = await browser.newContext({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });
  const small = await phone.newPage();
  const fetched: string[] = [];
  small.on('request', (request) => fetched.push(request.url()));
  await small.goto(link);
  await small
    .getByRole('link', { name: /Continuar|Continue/ })
    .first()
    .click();
  // Both are answered: it goes on at the last look.
  await small.getByRole('button', { name: /^(?:Questão|Question) 1:/ }).click();
  await small.getByRole('button', { name: /Executar|Run/ }).click();
  await expect(small.getByText(/Executado no servidor|Ran on the server/)).toBeVisible();
  expect(fetched.filter((url) => /\.wasm|\/assets\/runs\//.test(url))).toEqual([]);
  await small
    .getByRole('button', { name: /Rever e finalizar|Review/ })
    .first()
    .click();
  await small.getByRole('button', { name: /^(?:Finalizar|Finish|Hand in)/ }).click();
  await expect(small.getByRole('heading', { name: /Teste enviado|handed in|sent/i })).toBeVisible();
  await phone.close();

  // Who grades it reads what was written: somebody else's code never runs in their browser.
  const proposed = async () =>
    (await ask<{ testTitle: string }[]>('GET', '/tests/grading?proposed=true&limit=100')).map(
      ({ testTitle }) => testTitle,
    );
  await expect.poll(proposed).toContain('Mais um em JavaScript');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto(`/admin/recruiter/tests/${id}/results`);
  await expect(page.getByRole('heading', { name: 'Mais um em JavaScript' })).toBeVisible();
  await page.goto('/admin/recruiter/grading');
  await page.getByRole('button', { name: 'Confirmar propostas' }).click();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/Mais um em JavaScript/)
      .first(),
  ).toBeVisible();
  expect(loaded.filter((url) => /\.wasm|\/assets\/runs\//.test(url))).toEqual([]);
});
