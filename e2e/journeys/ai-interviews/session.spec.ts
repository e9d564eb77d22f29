import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { invite } from '../../support/invite-to-ai.ts';
import { expect, test } from '../../support/test.ts';

test.use({ seeded: true });

/** Whole enough that nothing is asked after it. */
const WHOLE =
  'Quando o painel começou a travar, eu medi a renderização e descobri que uma lista de mil linhas redesenhava inteira. ' +
  'Eu propus virtualizar a lista, escrevi o componente, revisei com uma colega e publiquei em duas etapas. ' +
  'O tempo de resposta caiu de 900 para 120 milissegundos e as reclamações acabaram na semana seguinte.';

async function begin(page: Page, way: 'Falando' | 'Escrevendo'): Promise<void> {
  const radio = page.getByRole('radio', { name: way });
  const notice = page.getByRole('checkbox', { name: 'Li e concordo' });
  await radio.click();
  await notice.click();
  // What is pressed while the page is taken over is pressed.
  await expect(radio).toBeChecked();
  await expect(notice).toBeChecked();
  await page.getByRole('button', { name: 'Começar a entrevista' }).click();
}

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const field = (page: Page) => page.getByLabel('Sua resposta');

test('a candidate on a phone writes from the notice to the thanks, over a reload, a lost line and a second device', async ({
  context,
  browser,
  server,
  mailsTo,
}) => {
  const link = await invite(context, server.url, mailsTo, 0);
  const phone = await browser.newContext({
    baseURL: server.url,
    locale: 'pt-BR',
    timezoneId: 'Asia/Tokyo',
    viewport: { width: 360, height: 740 },
  });
  const page = await phone.newPage();
  await page.goto(link);
  await expect(page.getByText('Separe um projeto de que você goste.')).toBeVisible();
  await expect(page.getByText(/18:00 pelo horário da empresa \(horário de Brasília\)/)).toBeVisible();
  await expectAccessible(page);
  await begin(page, 'Escrevendo');

  await expect(title(page, 'Escreva seu nome para começar')).toBeFocused();
  // The interview fills the window: nothing of the site lies over its end.
  await expect(page.locator('.social')).toBeHidden();
  await page.getByLabel('Seu nome').fill('Zuleica Outra');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(title(page, 'Entendi “Zuleica Outra”. Está certo?')).toBeFocused();
  await expect(page.getByText(/Na sua candidatura o nome é/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sim, começar' }).click();

  // The answer under way outlives the page.
  await expect(page.getByText(/^Pergunta 1 de \d+/)).toBeVisible();
  await expectAccessible(page);
  await field(page).fill(WHOLE);
  await page.reload();
  await expect(page.getByText(/Você parou na pergunta 1 de/)).toBeVisible();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(field(page)).toHaveValue(WHOLE);

  // Without a line it waits, and leaves once there is one.
  await phone.setOffline(true);
  await page.getByRole('button', { name: 'Enviar resposta' }).click();
  await expect(page.getByText(/Sem conexão. Sua resposta está guardada/)).toBeVisible();
  await phone.setOffline(false);
  await expect(page.getByText(/^Pergunta 2 de \d+/)).toBeVisible();
  await expect(field(page)).toHaveValue('');

  // A second device takes it over, and gives it back.
  const other = await (await browser.newContext({ baseURL: server.url, locale: 'pt-BR' })).newPage();
  await other.goto(link);
  await other.getByRole('button', { name: 'Continuar' }).click();
  await expect(other.getByText(/^Pergunta 2 de \d+/)).toBeVisible();
  await field(page).fill(WHOLE);
  await page.getByRole('button', { name: 'Enviar resposta' }).click();
  await expect(title(page, 'A entrevista continua em outra página')).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continuar nesta página' }).click();
  await expect(field(page)).toHaveValue(WHOLE);
  await other.close();

  const place = page.getByText(/^Pergunta \d+ de \d+/);
  const thanks = page.getByText(/^Agradecemos, /);
  // Every question has words of its own. Read at once: whoever waits for a question after the last one waits in vain.
  const asked = async () => (await page.getByRole('heading', { level: 1 }).allTextContents()).join();
  while (await place.isVisible()) {
    const before = await asked();
    await field(page).fill(WHOLE);
    await page.getByRole('button', { name: 'Enviar resposta' }).click();
    await expect.poll(asked).not.toBe(before);
    await expect(place.or(thanks)).toBeVisible();
  }
  await expect(thanks).toBeVisible();
  await page.getByText(/^Ler suas \d+ respostas$/).click();
  await expect(page.getByText(WHOLE).first()).toBeVisible();
  await expectAccessible(page);
  // As it is when the page is opened anew.
  await page.reload();
  await expect(thanks).toBeVisible();
  await phone.close();
});

/** In the place of recognition, which needs a service of the browser's maker: it hears what a journey says. */
function hearStandIn() {
  type Result = { transcript: string; confidence: number };
  type Listener = { onresult?: (event: object) => void; onerror?: (event: object) => void };
  const listening = new Set<Listener>();
  class Recognition implements Listener {
    onresult?: (event: object) => void;
    onerror?: (event: object) => void;
    start() {
      listening.add(this);
    }
    abort() {
      listening.delete(this);
    }
  }
  Object.assign(globalThis, {
    SpeechRecognition: Recognition,
    webkitSpeechRecognition: Recognition,
    isHeard: () => listening.size > 0,
    say: (transcript: string) => {
      const result: Result[] = [{ transcript, confidence: 0.9 }];
      for (const each of listening)
        each.onresult?.({ resultIndex: 0, results: [Object.assign(result, { isFinal: true })] });
    },
    refuse: () => {
      for (const each of listening) each.onerror?.({ error: 'not-allowed' });
    },
  });
}

async function say(page: Page, words: string): Promise<void> {
  await page.waitForFunction(() => (globalThis as unknown as { isHeard: () => boolean }).isHeard());
  await page.evaluate((words) => (globalThis as unknown as { say: (words: string) => void }).say(words), words);
}

test('a candidate says their name and answers aloud, loses the microphone, and asks for a person', async ({
  context,
  browser,
  server,
  mailsTo,
}) => {
  const link = await invite(context, server.url, mailsTo, 1);
  const own = await browser.newContext({ baseURL: server.url, locale: 'pt-BR', colorScheme: 'dark' });
  await own.addInitScript(hearStandIn);
  const page = await own.newPage();
  await page.goto(link);
  await begin(page, 'Falando');
  await expect(title(page, 'Diga seu nome para começar')).toBeFocused();
  await say(page, 'oi meu nome é zuleica outra');
  await expect(title(page, 'Entendi “Zuleica Outra”. Está certo?')).toBeFocused();
  await page.getByRole('button', { name: 'Sim, começar' }).click();
  await expect(page.getByText(/^Pergunta 1 de \d+/)).toBeVisible();
  await say(page, WHOLE);
  await expect(field(page)).toHaveValue(WHOLE);
  // The silence offers the end, and makes it.
  await expect(page.getByText(/^Terminou\?/)).toBeVisible();
  await expect(page.getByText(/^Pergunta 2 de \d+/)).toBeVisible();
  await expectAccessible(page);
  await page.waitForFunction(() => (globalThis as unknown as { isHeard: () => boolean }).isHeard());
  await page.evaluate(() => (globalThis as unknown as { refuse: () => void }).refuse());
  await expect(page.getByRole('alert').filter({ hasText: 'O microfone não foi liberado' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await say(page, 'Prefiro continuar com alguém');
  await page.getByRole('button', { name: 'Pausar' }).click();
  await expect(title(page, 'Entrevista em pausa')).toBeFocused();

  await page.getByRole('button', { name: 'Pedir uma pessoa' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel(/^Recado para/).fill('Uso Libras.');
  await dialog.getByRole('button', { name: 'Pedir uma pessoa' }).click();
  await expect(page.getByText('Você pediu para falar com uma pessoa')).toBeVisible();
  await expectAccessible(page);
  await own.close();
});
