import { expectAccessible } from '../../support/accessibility.ts';
import { browserFlags, findBrowser } from '../../support/browser.ts';
import { asRecruiter, draftTest, sendDraft } from '../../support/sent-test.ts';
import { expect, test } from '../../support/test.ts';

test.use({
  seeded: true,
  // A camera that shows a moving picture and sounds, and is allowed without a question.
  launchOptions: {
    executablePath: findBrowser(),
    args: [...browserFlags, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
});

const QUESTIONS = [{ type: 'VIDEO_RESPONSE', text: '<p>Como você depura?</p>', points: 4, videoSeconds: 30 }];

test('a video is recorded, sent part by part through a lost connection, and watched by whoever grades it', async ({
  page,
  context,
  browser,
  server,
  mailsTo,
}) => {
  test.slow();
  page.setDefaultTimeout(20_000);
  const ask = await asRecruiter(context, server.url);
  const id = await draftTest(ask, 'Conversa gravada', QUESTIONS);
  const link = await sendDraft(ask, id, mailsTo);

  const phone = await browser.newContext({ viewport: { width: 360, height: 780 }, locale: 'pt-BR' });
  const taker = await phone.newPage();
  taker.setDefaultTimeout(20_000);
  await taker.goto(link);
  await taker.getByRole('link', { name: 'Abrir teste' }).first().click();
  await taker.getByRole('button', { name: 'Começar' }).click();
  await taker.getByRole('button', { name: 'Ligar a câmera' }).click();
  await expect(taker.getByLabel('O que a câmera vê')).toBeVisible();
  await taker.getByRole('button', { name: 'Começar a gravar' }).click();
  await expect(taker.getByText('Gravando')).toBeVisible();
  await expectAccessible(taker);
  // The clock of the recording goes on without a connection, and what it records waits.
  await phone.setOffline(true);
  await expect(taker.getByRole('status').filter({ hasText: 'Sem conexão' })).toBeVisible();
  await taker.getByRole('button', { name: 'Parar' }).click();
  await phone.setOffline(false);
  await expect(taker.getByText('Vídeo enviado.')).toBeVisible();
  await expect(taker.getByLabel('Sua resposta em vídeo')).toBeVisible();
  await expectAccessible(taker);
  expect(await taker.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await taker.getByRole('button', { name: 'Rever e finalizar' }).first().click();
  await taker.getByRole('button', { name: 'Finalizar' }).click();
  await expect(taker.getByRole('heading', { name: 'Teste enviado' })).toBeVisible();
  await phone.close();

  const [task] = await ask<{ video: { url: string } }[]>('GET', `/tests/grading?testId=${id}`);
  const video = await context.request.get(`${server.url}${task?.video.url}`);
  expect(video.headers()['content-type']).toBe('video/webm');
  expect((await video.body()).length).toBeGreaterThan(20_000);
});
