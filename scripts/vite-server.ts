import { fileURLToPath } from 'node:url';
import { endOf, spawnFollower, stopChild } from './server-process.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const port = 5173;

export type ViteServer = { url: string; ended: Promise<string>; stop: () => Promise<void> };

/** Vite's development server for the web client; it passes calls on to the server on `serverPort`. */
export function openViteServer(serverPort: number): ViteServer {
  const child = spawnFollower(
    [`${root}node_modules/vite/bin/vite.js`, '--port', String(port), '--strictPort', '--logLevel', 'warn'],
    { output: 'inherit', env: { PORT: String(serverPort) }, cwd: `${root}web` },
  );
  return { url: `http://localhost:${port}`, ended: endOf(child), stop: () => stopChild(child) };
}
