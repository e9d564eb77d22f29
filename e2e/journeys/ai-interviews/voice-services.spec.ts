import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIXED_PROMPTS } from '@prova/contract/ai-interviews/fixed-prompts';
import { hasVoice } from '@prova/contract/interviews/has-voice';
import { wavOf } from '@prova/contract/interviews/wav';
import { joined, noise, pcmOf, speech } from '../../../contract/test/sounds.ts';
import { type FakeVoice, fakeVoice, voiceHears } from '../../../server/test/fake-voice.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { browserFlags, findBrowser, mediaFlags } from '../../support/browser.ts';
import { invite } from '../../support/invite-to-ai.ts';
import { readOutbox } from '../../support/outbox.ts';
import { startTestedServer, type TestedServer } from '../../support/server.ts';
import { expect, test } from '../../support/test.ts';

/** What the microphone hears, again and again: a phrase, and then nothing for longer than it takes to end an answer. */
const SOUND = join(tmpdir(), 'prova-answers.wav');
writeFileSync(SOUND, wavOf(pcmOf(joined(noise(1, 0.001), speech(2.5, 0.4, 160), noise(6, 0.001)))));

/** A second and a half of silence as MP3: frames of 417 bytes without anything in them. */
const SILENT_MP3 = Buffer.concat(
  Array.from({ length: 60 }, () => Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0xc4]), Buffer.alloc(413)])),
);

const SAID = 'Eu medi a renderização, virtualizei a lista e o tempo de resposta caiu de 900 para 120 milissegundos.';

test.use({
  launchOptions: {
    executablePath: findBrowser() ?? '',
    args: [...browserFlags, ...mediaFlags, `--use-file-for-fake-audio-capture=${SOUND}`],
  },
});

let voice: FakeVoice;
let server: TestedServer;
let says = 'oi, meu nome é Zuleica Outra';
test.beforeAll(async () => {
  voice = await fakeVoice((response, asked) => {
    if (asked.path.endsWith('/speech')) response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(SILENT_MP3);
    else voiceHears(says)(response, asked);
  });
  server = await startTestedServer({
    databaseServer: process.env.TEST_DATABASE_URL ?? '',
    seeded: true,
    logFile: 'test-results/server-voices.log',
    env: { AI_AUDIO_BASE_URL: voice.baseUrl, AI_TRANSCRIPTION_MODEL: 'ouvinte-1', AI_SPEECH_MODEL: 'voz-1' },
  });
});
test.afterAll(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
  await server?.stop();
  await voice?.close();
});

const spoken = () => voice.asked.flatMap(({ path, fields }) => (path.endsWith('/speech') ? [fields.input] : []));

test('a candidate whose browser neither speaks nor writes down is read to, and answers aloud', async ({ browser }) => {
  const team = await browser.newContext({ baseURL: server.url, locale: 'pt-BR' });
  const link = await invite(team, server.url, (address) => readOutbox(server.url, address, 1), 0);
  await team.close();
  const own = await browser.newContext({ baseURL: server.url, locale: 'pt-BR', permissions: ['microphone'] });
  const page = await own.newPage();
  await page.goto(link);
  await expect(page.getByText(/até o serviço de transcrição ouvinte-1/).first()).toBeVisible();
  await page.getByRole('radio', { name: 'Falando' }).click();
  await page.getByRole('checkbox', { name: 'Li e concordo' }).click();
  await expectAccessible(page);
  expect(voice.asked).toEqual([]);
  await page.getByRole('button', { name: 'Começar a entrevista' }).click();

  await expect.poll(spoken).toEqual([FIXED_PROMPTS.name['pt-BR']]);
  await expect(page.getByRole('heading', { level: 1, name: 'Entendi “Zuleica Outra”. Está certo?' })).toBeVisible();
  says = SAID;
  await page.getByRole('button', { name: 'Sim, começar' }).click();
  await expect(page.getByText(/^Pergunta 1 de \d+/)).toBeVisible();
  const question = await page.getByRole('heading', { level: 1 }).textContent();
  await expect.poll(() => spoken().slice(1)).toEqual([question]);
  await expect(page.getByText('Ouvindo você.')).toBeVisible();
  await expect(page.getByLabel('Sua resposta')).toHaveValue(/virtualizei a lista/);
  // Nothing more is said: the answer goes on its way, and the next question is read.
  await expect.poll(() => spoken().length).toBeGreaterThan(2);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(question ?? '');
  for (const { samples } of voice.asked) if (samples) expect(hasVoice(samples)).toBe(true);
});
