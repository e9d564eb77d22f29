import { isPainted } from '../lib/is-painted.ts';

/** The code that takes over what the server has drawn is on its way meanwhile, and runs once the words are on the screen. */
async function start(): Promise<void> {
  if (document.getElementById('page-state')) await isPainted();
  await import('./take-over.tsx');
}

void start();
