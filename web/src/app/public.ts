import { isPainted } from '../lib/is-painted.ts';
import { preloadModules } from '../lib/preload-modules.ts';

/** The code that takes over what the server has drawn is asked for once the words are on the screen: to read it takes long. */
async function start(): Promise<void> {
  if (document.getElementById('page-state')) await isPainted();
  preloadModules(document);
  await import('./take-over.tsx');
}

void start();
