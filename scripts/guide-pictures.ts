// npm run guide-pictures: takes the pictures of the guide to candidates anew, from the demo. Look at them, then commit them.
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shootDemo } from '../e2e/support/shoot-demo.ts';
import { GUIDE_PICTURE, GUIDE_PICTURES } from '../web/src/features/funnel/guide/guide-pictures.ts';
import { ensureBrowser } from './install-browser.ts';
import { say, step } from './say.ts';

const FOLDER = 'web/src/features/funnel/guide/pictures';
const screens = new Map<string, string>(Object.entries(GUIDE_PICTURES).map(([name, screen]) => [screen, name]));

process.env.CHROMIUM_PATH = await ensureBrowser();
const folder = await mkdtemp(join(tmpdir(), 'prova-guide-'));
const complaints: string[] = [];
try {
  await shootDemo({
    folder,
    only: (name) => screens.has(name),
    sizes: [GUIDE_PICTURE],
    format: 'webp',
    report: (complaint) => {
      complaints.push(complaint);
      say(complaint);
    },
  });
  if (complaints.length > 0) throw new Error('Some pictures could not be taken: those that were are kept as they are');
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const taken = await readdir(folder);
  for (const file of taken) await cp(join(folder, file), join(FOLDER, nameOf(file)));
  step(`${taken.length} pictures in ${FOLDER}`);
} finally {
  await rm(folder, { recursive: true, force: true });
}
process.disconnect?.();

/** `<screen>-<theme>-<locale>-<width>.webp` is shown as `<name>-<theme>-<locale>.webp`. */
function nameOf(file: string): string {
  const [, screen = '', look = ''] = /^(.+)-((?:light|dark)-[a-z]{2}-[A-Z]{2})-\d+\.webp$/.exec(file) ?? [];
  const name = screens.get(screen);
  if (!name) throw new Error(`Nobody asked for ${file}`);
  return `${name}-${look}.webp`;
}
