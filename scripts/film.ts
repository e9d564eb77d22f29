// node scripts/film.ts <address>: films a running demo for the landing page. Needs ffmpeg (`apt-get install ffmpeg`). Look at
// the film, then commit it.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { browserFlags } from '../e2e/support/browser.ts';
import { demoAccounts, signIn } from '../e2e/support/sign-in.ts';
import { ensureBrowser } from './install-browser.ts';
import { step } from './say.ts';

const FOLDER = 'web/src/features/site/film';
const SIZE = { width: 1280, height: 720 };
const MOST_BYTES = 3_000_000;
/** Seconds into the film at which it shows well what it is about. */
const POSTER_AT = 2;

const run = promisify(execFile);
const address = process.argv[2];
if (!address) throw new Error('Say where the demo runs: node scripts/film.ts http://localhost:3000');

interface Scene {
  readonly words: { readonly 'pt-BR': string; readonly 'en-US': string };
  readonly as: keyof typeof demoAccounts | null;
  /** Where it begins, loaded before it is filmed. */
  readonly at: string | ((page: Page) => Promise<string>);
  readonly play: (page: Page) => Promise<void>;
}

const rest = (page: Page, seconds: number) => page.waitForTimeout(seconds * 1000);
const open = async (page: Page, path: string) => {
  await page.goto(address + path, { waitUntil: 'networkidle' });
  await page.evaluate('document.fonts.ready');
};
/** Down, as somebody reads. */
async function read(page: Page, pixels: number): Promise<void> {
  await page.mouse.move(SIZE.width / 2, SIZE.height / 2);
  for (let moved = 0; moved < pixels; moved += 20) {
    await page.mouse.wheel(0, 20);
    await page.waitForTimeout(50);
  }
}
const follow = async (page: Page, link: string) => {
  await page.locator(link).first().click();
  await page.waitForLoadState('networkidle');
};

const SCENES: readonly Scene[] = [
  {
    words: {
      'pt-BR': 'As vagas pedem nível e prova, nunca anos. Dá para se candidatar sem criar conta.',
      'en-US': 'Jobs ask for a level and proof, never for years. You can apply without an account.',
    },
    as: null,
    at: '/jobs',
    play: async (page) => {
      await rest(page, 2.5);
      await follow(page, 'main a[href^="/jobs/"]');
      await rest(page, 2);
      await read(page, 500);
      await rest(page, 1.5);
    },
  },
  {
    words: {
      'pt-BR': 'O que você demonstra em um teste fica no seu perfil, com a nota e a evidência.',
      'en-US': 'What you demonstrate in a test stays on your profile, with its score and its evidence.',
    },
    as: 'talent',
    at: '/admin/potential/profile',
    play: async (page) => {
      await rest(page, 2);
      await page.getByRole('tab', { name: 'Habilidades' }).click();
      await rest(page, 1.5);
      await read(page, 300);
      await rest(page, 4);
    },
  },
  {
    words: {
      'pt-BR': 'Cada vaga recomendada diz por que combina, o que falta e como provar.',
      'en-US': 'Every recommended job says why it fits, what is missing and how to prove it.',
    },
    as: 'talent',
    at: '/admin/potential/home',
    play: async (page) => {
      await rest(page, 2);
      const why = page.getByRole('button', { name: /^Compatibilidade de/ }).first();
      await why.scrollIntoViewIfNeeded();
      await rest(page, 1.5);
      await why.click();
      await rest(page, 6);
    },
  },
  {
    words: {
      'pt-BR': 'A empresa acompanha todo mundo em um quadro, com o prazo de cada resposta à vista.',
      'en-US': 'The company follows everyone on one board, with the deadline of every reply in sight.',
    },
    as: 'recruiter',
    at: boardOf,
    play: async (page) => {
      await rest(page, 3);
      await read(page, 200);
      await rest(page, 4);
    },
  },
  {
    words: {
      'pt-BR': 'E você sabe em que etapa está e até que dia vem a resposta.',
      'en-US': 'And you know which stage you are in, and by which day the reply will come.',
    },
    as: 'talent',
    at: '/admin/potential/applications',
    play: async (page) => {
      await rest(page, 2.5);
      await follow(page, 'main a[href^="/admin/potential/applications/"]');
      await rest(page, 2);
      await read(page, 300);
      await rest(page, 4);
    },
  },
];

async function boardOf(page: Page): Promise<string> {
  await open(page, '/admin/recruiter/jobs');
  const href = await page.locator('main a[href$="/board"]').first().getAttribute('href');
  if (!href) throw new Error('The demo has no job with a board.');
  return href;
}

interface Frame {
  readonly file: string;
  readonly at: number;
}

/** What is seen of a scene, picture by picture, with the seconds since its first one. */
async function film(
  context: BrowserContext,
  scene: Scene,
  folder: string,
): Promise<{ frames: Frame[]; length: number }> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const frames: Frame[] = [];
  const writes: Promise<void>[] = [];
  let first: number | undefined;
  cdp.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const now = metadata.timestamp ?? 0;
    first ??= now;
    const file = join(folder, `${frames.length}.jpg`);
    frames.push({ file, at: now - first });
    writes.push(writeFile(file, Buffer.from(data, 'base64')));
    // The last ones may come while the page closes.
    cdp.send('Page.screencastFrameAck', { sessionId }).catch((error: unknown) => {
      if (!page.isClosed()) throw error;
    });
  });
  await open(page, typeof scene.at === 'string' ? scene.at : await scene.at(page));
  await page.locator('main [aria-busy=true]').waitFor({ state: 'detached' });
  const began = performance.now();
  await cdp.send('Page.startScreencast', { format: 'jpeg', quality: 90, maxWidth: SIZE.width, maxHeight: SIZE.height });
  await scene.play(page);
  await cdp.send('Page.stopScreencast');
  await Promise.all(writes);
  await page.close();
  return { frames, length: (performance.now() - began) / 1000 };
}

/** Pauses while a page loads are no longer than this. */
const LONGEST_PAUSE = 3.2;

const time = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23);
const captions = (cues: readonly { from: number; to: number; words: string }[]) =>
  `WEBVTT\n\n${cues.map(({ from, to, words }) => `${time(from)} --> ${time(to)}\n${words}\n`).join('\n')}`;

const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserFlags });
const folder = await mkdtemp(join(tmpdir(), 'prova-film-'));
try {
  const list = ['ffconcat version 1.0'];
  const cues: { from: number; to: number; scene: Scene }[] = [];
  let now = 0;
  for (const [index, scene] of SCENES.entries()) {
    const context = await browser.newContext({ viewport: SIZE, locale: 'pt-BR', colorScheme: 'light' });
    if (scene.as) await signIn(context, address, demoAccounts[scene.as]);
    const part = join(folder, String(index));
    await mkdir(part);
    const { frames, length } = await film(context, scene, part);
    await context.close();
    const from = now;
    for (const [place, { file, at }] of frames.entries()) {
      const lasts = Math.min(LONGEST_PAUSE, Math.max(0.02, (frames[place + 1]?.at ?? length) - at));
      list.push(`file '${file}'`, `duration ${lasts.toFixed(3)}`);
      now += lasts;
    }
    cues.push({ from, to: now, scene });
    step(`scene ${index + 1}: ${(now - from).toFixed(1)} s in ${frames.length} pictures`);
  }
  const source = join(folder, 'film.ffconcat');
  await writeFile(source, `${list.join('\n')}\n`);
  await mkdir(FOLDER, { recursive: true });
  const target = join(FOLDER, 'prova.webm');
  const scale = `fps=12,scale=${SIZE.width}:${SIZE.height}:force_original_aspect_ratio=decrease,pad=${SIZE.width}:${SIZE.height}:0:0:white,format=yuv420p`;
  await run('ffmpeg', [
    ...['-y', '-safe', '0', '-f', 'concat', '-i', source, '-vf', scale, '-an'],
    ...[
      '-c:v',
      'libvpx-vp9',
      '-crf',
      '38',
      '-b:v',
      '0',
      '-g',
      '120',
      '-deadline',
      'good',
      '-cpu-used',
      '4',
      '-row-mt',
      '1',
    ],
    target,
  ]);
  const { size } = await stat(target);
  if (size > MOST_BYTES) throw new Error(`The film has ${size} bytes, and may have ${MOST_BYTES}.`);
  await run('ffmpeg', [
    ...['-y', '-ss', String(POSTER_AT), '-i', target, '-frames:v', '1', '-c:v', 'libwebp', '-quality', '75'],
    join(FOLDER, 'poster.webp'),
  ]);
  for (const locale of ['pt-BR', 'en-US'] as const) {
    const worded = cues.map(({ from, to, scene }) => ({ from, to, words: scene.words[locale] }));
    await writeFile(join(FOLDER, `captions.${locale}.vtt`), captions(worded));
  }
  step(`${FOLDER}: ${now.toFixed(0)} s, ${(size / 1_000_000).toFixed(1)} MB`);
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}
