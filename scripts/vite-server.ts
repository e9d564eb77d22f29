import { fileURLToPath } from 'node:url';
import type { Settings } from './settings.ts';
import { endOf, spawnFollower, stopChild } from './support/server-process.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const port = 5173;

export type ViteServer = { url: string; ended: Promise<string>; stop: () => Promise<void> };

/** Vite's development server for the web client; it passes calls on to the server on `serverPort`. */
export function openViteServer(serverPort: number, { GOOGLE_CLIENT_ID, GOOGLE_SCRIPT_URL }: Settings): ViteServer {
  const env = { PORT: String(serverPort), GOOGLE_CLIENT_ID: GOOGLE_CLIENT_ID ?? '', GOOGLE_SCRIPT_URL };
  const child = spawnFollower(
    [`${root}node_modules/vite/bin/vite.js`, '--port', String(port), '--strictPort', '--logLevel', 'warn'],
    { output: 'inherit', env, cwd: `${root}web` },
  );
  return { url: `http://localhost:${port}`, ended: endOf(child), stop: () => stopChild(child) };
}
