import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasVoice } from '@prova/contract/interviews/has-voice';
import { wavOf } from '@prova/contract/interviews/wav';
import { joined, noise, pcmOf, speech, typing } from '../../../contract/test/sounds.ts';
import { type FakeVoice, fakeVoice, voiceHears } from '../../../server/test/fake-voice.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { browserFlags, findBrowser, mediaFlags } from '../../support/browser.ts';
import { readOutbox } from '../../support/outbox.ts';
import { ANA, admit, enterRoom, isInside, openRoom, openWindow } from '../../support/room-people.ts';
import { startTestedServer, type TestedServer } from '../../support/server.ts';
import { expect, test } from '../../support/test.ts';

/** What every microphone here hears, again and again: a quiet room, somebody who types, and two phrases. */
const SOUND = join(tmpdir(), 'prova-captions.wav');
const PHRASES = 2;
const phrase = (seed: number) => joined(speech(2.5, 0.4, 130, seed), noise(2, 0.001));
writeFileSync(SOUND, wavOf(pcmOf(joined(noise(4, 0.001), typing(4, 0.3), noise(1, 0.001), phrase(1), phrase(2)))));

test.use({
  launchOptions: {
    executablePath: findBrowser() ?? '',
    args: [...browserFlags, ...mediaFlags, `--use-file-for-fake-audio-capture=${SOUND}`],
  },
});

let voice: FakeVoice;
let server: TestedServer;
test.beforeAll(async () => {
  voice = await fakeVoice(voiceHears('Cada evento levava a própria chave.'));
  server = await startTestedServer({
    databaseServer: process.env.TEST_DATABASE_URL ?? '',
    seeded: false,
    logFile: 'test-results/server-captions.log',
    env: { AI_AUDIO_BASE_URL: voice.baseUrl, AI_TRANSCRIPTION_MODEL: 'ouvinte-1' },
  });
});
test.afterAll(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
  await server?.stop();
  await voice?.close();
});

test('a service writes down what somebody says, once they agree, and nothing of a quiet room or of keys', async ({
  browser,
}) => {
  const { host, code } = await openRoom(browser, server.url, (address, count = 1) =>
    readOutbox(server.url, address, count),
  );
  const guest = await openWindow(browser, server.url);
  await enterRoom(guest, code, { as: 'Participar da entrevista', name: ANA });
  await admit(host, ANA);
  await isInside(guest);

  await guest.page.getByRole('button', { name: 'Legendas' }).click();
  await expect(guest.page.getByText(/até o serviço de transcrição ouvinte-1/)).toBeVisible();
  await expectAccessible(guest.page);
  expect(voice.asked).toEqual([]);
  await guest.page.getByRole('button', { name: 'Legendar minha fala' }).click();
  await expect(guest.page.getByText('Legendas da sua fala, em português, pelo serviço de transcrição')).toBeVisible();

  await host.page.getByRole('button', { name: 'Legendas' }).click();
  const log = host.page.getByRole('log', { name: 'Legendas' });
  await expect(log).toContainText(ANA);
  await expect(log).toContainText('Cada evento levava a própria chave.');
  // The sound has come round: whoever types was heard as well, and nobody was asked about it.
  await expect.poll(() => voice.asked.length).toBeGreaterThan(PHRASES);
  for (const { samples, fields } of voice.asked) {
    expect(samples && hasVoice(samples)).toBe(true);
    expect(samples?.length).toBeLessThan(6 * 16_000);
    expect(fields).toMatchObject({ model: 'ouvinte-1', language: 'pt' });
  }

  await guest.page.getByRole('button', { name: 'Parar de legendar' }).click();
  await expect(guest.page.getByText('Sua fala não está sendo legendada.')).toBeVisible();
});
