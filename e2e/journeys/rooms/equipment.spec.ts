import { type Browser, chromium, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { browserFlags, findBrowser } from '../../support/browser.ts';
import { expect, test } from '../../support/test.ts';

const phone = { locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', viewport: { width: 360, height: 740 } };

test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
});

/**
 * A phone at the equipment test of a room that nobody has opened yet.
 * @param prepare something that runs in its pages first
 */
async function openTest(browser: Browser, baseURL: string, prepare?: () => void): Promise<Page> {
  const context = await browser.newContext({ ...phone, baseURL });
  if (prepare) await context.addInitScript(prepare);
  const page = await context.newPage();
  await page.goto('/admin/interview/rooms/abc-defg-hjk');
  await page.getByRole('button', { name: 'Esperar mesmo assim' }).click();
  await page.getByRole('button', { name: 'Só testar o equipamento' }).click();
  return page;
}

const turnOn = (page: Page) => page.getByRole('button', { name: 'Ligar câmera e microfone' }).click();

async function showsPicture(page: Page): Promise<void> {
  const picture = page.getByLabel('O que sua câmera mostra');
  await expect.poll(() => picture.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBeGreaterThan(0);
}

/** A microphone is open, whatever it hears. */
const hears = (page: Page) => expect(page.getByRole('region', { name: 'Microfone' }).getByRole('status')).toBeVisible();

/** A problem is said with its steps; what is asked for is one press away. */
async function expectSteps(page: Page, title: string): Promise<void> {
  const alert = page.getByRole('alert').filter({ hasText: title });
  await expect(alert.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
}

test('a visitor without an account makes up a room, is asked for what is missing, tests the equipment and waits', async ({
  browser,
  server,
}) => {
  const page = await (await browser.newContext({ ...phone, baseURL: server.url })).newPage();
  await page.goto('/admin/interview');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Informe o código da sala')).toBeVisible();
  await expect(page.getByLabel('Seu nome')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Seu nome').fill('Davi Couto');
  await page.getByRole('button', { name: 'Gerar uma sala' }).click();
  await expect(page.getByText(/espera até que alguém de uma equipe/)).toBeVisible();
  await page.getByRole('button', { name: 'Continuar' }).click();

  // Nobody has opened it: whoever made it up waits for that.
  await expect(page).toHaveURL(/\/admin\/interview\/rooms\/[a-z-]{12}$/);
  await page.getByRole('radio', { name: /^Participar da entrevista/ }).check();
  await page.getByRole('checkbox', { name: /^Sei que quem está/ }).check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Aceite os termos da sala para entrar')).toBeVisible();
  await page.getByRole('checkbox', { name: /^Aceito os termos/ }).check();
  await page.getByRole('button', { name: 'Continuar' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Câmera e som' })).toBeFocused();
  await page.getByRole('button', { name: 'Pedir para entrar' }).click();
  await expect(page.getByText('Selecione uma câmera, ou “Sem câmera”')).toBeVisible();
  await turnOn(page);
  await showsPicture(page);
  await expect(page.getByText('Estamos ouvindo você.')).toBeVisible();
  await page.getByRole('button', { name: 'Tocar um som' }).click();
  await page.getByRole('button', { name: 'Ouvi', exact: true }).click();
  await page.getByRole('button', { name: 'Testar conexão' }).click();
  await expect(page.getByText('Sem retransmissor')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pedir para entrar' }).click();
  await expect(page.getByRole('heading', { name: 'Você está na sala de espera' })).toBeVisible();
});

test('devices that are not allowed are explained, and work once they are', async ({ server }) => {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserFlags, '--use-fake-device-for-media-stream'],
  });
  const page = await openTest(browser, server.url);
  await turnOn(page);
  await expectSteps(page, 'Câmera e microfone não foram liberados');
  await page.context().grantPermissions(['camera', 'microphone']);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await showsPicture(page);
  await browser.close();
});

test('where there is no camera, one takes part with sound', async ({ server }) => {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserFlags, '--use-fake-device-for-media-stream=device-count=0', '--use-fake-ui-for-media-stream'],
  });
  const page = await openTest(browser, server.url);
  await turnOn(page);
  await expectSteps(page, 'Nenhuma câmera encontrada');
  await page.getByRole('button', { name: 'Continuar sem câmera' }).click();
  await expect(page.getByText('Você participa sem câmera.')).toBeVisible();
  await hears(page);
  await browser.close();
});

test('a camera that another program uses is taken once it is free', async ({ browser, server }) => {
  // No browser can be asked to find its camera busy: its answer is exchanged.
  const page = await openTest(browser, server.url, () => {
    const { mediaDevices } = navigator;
    const ask = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = (wanted) =>
      wanted?.video && !('cameraIsFree' in globalThis)
        ? Promise.reject(new DOMException('Could not start video source', 'NotReadableError'))
        : ask(wanted);
  });
  await turnOn(page);
  await expectSteps(page, 'A câmera está em uso por outro programa');
  await page.evaluate(() => Object.assign(globalThis, { cameraIsFree: true }));
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await showsPicture(page);
  await hears(page);
});
