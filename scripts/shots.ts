// npm run shots [-- <part of a screen's name>]: pictures of every screen in every look, in ./shots, for looking at.
import { rm } from 'node:fs/promises';
import { shootDemo } from '../e2e/support/shoot-demo.ts';
import { ensureBrowser } from './install-browser.ts';
import { say, step } from './say.ts';

const [only] = process.argv.slice(2);

process.env.CHROMIUM_PATH = await ensureBrowser();
if (!only) await rm('shots', { recursive: true, force: true });
const taken = await shootDemo({ folder: 'shots', ...(only && { only: (name) => name.includes(only) }), report: say });
step(`${taken} pictures in ./shots`);
process.disconnect?.();
