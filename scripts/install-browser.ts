import { existsSync } from 'node:fs';
import { findBrowser } from '../e2e/support/browser.ts';
import { runNode, runProgram } from './run-node.ts';

/**
 * Path of a browser for the journeys, installed when the machine has none: by apt where we may, otherwise by
 * Playwright. Throws, saying what to do, when neither works.
 */
export async function ensureBrowser(): Promise<string> {
  const found = findBrowser();
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  const tried: string[] = [];
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    await runProgram('apt-get', ['update', '-qq']);
    const install = ['install', '-y', '-qq', '--no-install-recommends', 'chromium'];
    tried.push((await runProgram('apt-get', install, { env: { DEBIAN_FRONTEND: 'noninteractive' } })).output);
  }
  if (!findBrowser()) {
    const flags = isRoot ? ['--with-deps', 'chromium'] : ['chromium'];
    tried.push((await runNode(['node_modules/playwright/cli.js', 'install', ...flags])).output);
  }
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    'No browser was found and none could be installed. Install Chromium, or name one in CHROMIUM_PATH.\n' +
      tried.map((output) => output.trim().split('\n').slice(-5).join('\n')).join('\n'),
  );
}
