import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { createRoom } from '@prova/contract/rooms/rooms';
import { browserFlags, mediaFlags } from '../e2e/support/browser.ts';
import { signIn } from '../e2e/support/sign-in.ts';
import { addMembers } from './support/add-members.ts';
import type { Bench, Measure } from './support/bench.ts';
import { percentile } from './support/figure.ts';

const TIMES = 10;
const HOST = 'Pessoa que Recebe';
const GUEST = 'Pessoa que Chega';

/** When (by the clock of the machine) the first frame of the other's picture was there to be painted. Text: it runs in the page. */
const WATCH = `
  globalThis.firstFrame = new Promise((resolve) => {
    const look = () => {
      const video = document.querySelector('video[aria-label^="Imagem de "]:not([aria-label^="Imagem de Você"])');
      if (!video) return;
      seen.disconnect();
      video.requestVideoFrameCallback(() => resolve(performance.timeOrigin + performance.now()));
    };
    const seen = new MutationObserver(look);
    seen.observe(document, { childList: true, subtree: true });
    look();
  });
  undefined`;

/** When a button was pressed, by the same clock. */
const pressed = (name: string) => `
  globalThis.pressed = new Promise((resolve) => {
    addEventListener('click', ({ target }) => {
      const button = target.closest('button');
      const said = button?.getAttribute('aria-label') ?? button?.textContent ?? '';
      if (said.includes(${JSON.stringify(name)})) resolve(performance.timeOrigin + performance.now());
    }, true);
  });
  undefined`;

/** How long two who come together in a room wait until each sees the other; browser, server and both cameras share a machine. */
export const measure: Measure = async (bench) => {
  const [colleague = ''] = await addMembers(bench.databaseUrl, bench.volume.companyId, 1);
  const browser = await chromium.launch({ executablePath: bench.browser, args: [...browserFlags, ...mediaFlags] });
  try {
    const entered = [];
    const admitted = [];
    // The first of each only warms up.
    for (let time = 0; time <= TIMES; time += 1) {
      entered.push(await meet(browser, bench, { by: colleague, knocks: false }));
      admitted.push(await meet(browser, bench, { by: null, knocks: true }));
    }
    const figure = (name: string, samples: readonly number[]) =>
      ({ name, value: percentile(samples.slice(1), 0.5) / 1000, limit: 2, unit: 's', better: 'lower' }) as const;
    return [
      figure('rooms, from coming in to the first frame on both sides, 480p, median', entered),
      figure('rooms, from being let in to the first frame on both sides, 480p, median', admitted),
    ];
  } finally {
    await browser.close();
  }
};

/** @param by address of a colleague, who does not have to knock */
async function meet(browser: Browser, bench: Bench, { by, knocks }: { by: string | null; knocks: boolean }) {
  const code = await newRoom(bench);
  const [host, guest] = [await open(browser, bench), await open(browser, bench)];
  try {
    await signIn(host.context, bench.url, bench.volume.email);
    if (by !== null) await signIn(guest.context, bench.url, by);
    await prepare(host.page, code, { as: 'Conduzir a conversa', name: HOST });
    await host.page.getByRole('button', { name: 'Entrar na sala' }).click();
    await host.page.getByRole('toolbar', { name: 'Controles da sala' }).waitFor();
    await prepare(guest.page, code, { as: knocks ? 'Participar da entrevista' : 'Conduzir a conversa', name: GUEST });
    if (knocks) await guest.page.getByRole('button', { name: 'Pedir para entrar' }).click();
    const admit = host.page.getByRole('button', { name: `Aprovar ${GUEST}` });
    if (knocks && !(await admit.isVisible()))
      await host.page.getByRole('button', { name: 'Pessoas', exact: true }).click();
    const button = knocks ? admit : guest.page.getByRole('button', { name: 'Entrar na sala' });
    const [first, other] = [button.page(), knocks ? guest.page : host.page];
    await button.waitFor();
    await first.evaluate(pressed(knocks ? `Aprovar ${GUEST}` : 'Entrar na sala'));
    await host.page.evaluate(WATCH);
    await guest.page.evaluate(WATCH);
    await button.click();
    const began = await first.evaluate<number>('pressed');
    const seen = await Promise.all([first, other].map((page) => page.evaluate<number>('firstFrame')));
    return Math.max(...seen) - began;
  } finally {
    await host.context.close();
    await guest.context.close();
  }
}

async function open(browser: Browser, { url }: Bench): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'pt-BR',
    viewport: { width: 1000, height: 700 },
    permissions: ['camera', 'microphone'],
  });
  await context.addInitScript(
    `localStorage.setItem('prova.devices', '{"camera":"default","microphone":"default","quality":"480p"}');`,
  );
  return { context, page: await context.newPage() };
}

/** Up to the press that leads into the room, with camera and microphone open, as after the equipment test. */
async function prepare(page: Page, code: string, { as, name }: { as: string; name: string }): Promise<void> {
  await page.goto(`/admin/interview/rooms/${code}`);
  await page.getByRole('radio', { name: as }).check();
  await page.getByLabel('Seu nome').fill(name);
  await page.getByRole('checkbox', { name: /Sei que quem está/ }).check();
  await page.getByRole('checkbox', { name: /Aceito os termos/ }).check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: 'Ligar câmera e microfone' }).click();
  await page.getByLabel('O que sua câmera mostra').waitFor();
  await page.waitForLoadState('networkidle');
}

async function newRoom({ url, accessToken }: Bench): Promise<string> {
  const answer = await fetch(url + createRoom.path, {
    method: createRoom.method,
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: '{}',
  });
  if (!answer.ok) throw new Error(`A room could not be made: ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: { code: string } };
  return data.code;
}
