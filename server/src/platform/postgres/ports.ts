import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Below what systems give to outgoing connections: there, whoever tries to reach a database that is away may be given
 * the very port, and then keeps the database from coming back.
 */
const LOWEST = 15_000;
const HIGHEST = 32_000;

/** A port of 127.0.0.1 that nobody listens on. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const port = randomInt(LOWEST, HIGHEST);
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port was found between ${LOWEST} and ${HIGHEST}.`);
}

/** Whether a port of 127.0.0.1 is free, or becomes it within so many milliseconds. */
export async function isFree(port: number, patience = 0): Promise<boolean> {
  for (const deadline = Date.now() + patience; ; await delay(100)) {
    if (await canListen(port)) return true;
    if (Date.now() >= deadline) return false;
  }
}

function canListen(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const server = createServer();
    server.once('error', () => answer(false));
    server.listen(port, '127.0.0.1', () => server.close(() => answer(true)));
  });
}
