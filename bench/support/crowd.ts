import { fileURLToPath } from 'node:url';
import { spawnFollower, stopChild } from '../../scripts/support/server-process.ts';
import type { CrowdAnswer, CrowdAsk } from './socket-crowd.ts';

/** Sockets that are open in a process of their own. */
export type Crowd = {
  /** Milliseconds from the beginning of `change` until each socket has heard of it. */
  hear: (change: () => Promise<unknown>) => Promise<number[]>;
  close: () => Promise<void>;
};

/** Opening them all on a busy machine. */
const LATE_MS = 240_000;
const entry = fileURLToPath(new URL('socket-crowd.ts', import.meta.url));

export async function openCrowd(sockets: Omit<Extract<CrowdAsk, { ask: 'open' }>, 'ask'>): Promise<Crowd> {
  const child = spawnFollower([entry], { output: 'inherit', env: {} });
  const next = () =>
    new Promise<CrowdAnswer>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('The sockets said nothing for four minutes.')), LATE_MS);
      child.once('message', (answer) => {
        clearTimeout(late);
        const said = answer as CrowdAnswer;
        if ('failed' in said) reject(new Error(said.failed));
        else resolve(said);
      });
    });
  const ask = (message: CrowdAsk) => {
    const answer = next();
    child.send(message);
    return answer;
  };
  const close = () => stopChild(child);
  try {
    await next();
    await ask({ ask: 'open', ...sockets });
  } catch (error) {
    await close();
    throw error;
  }
  return {
    hear: async (change) => {
      await ask({ ask: 'listen' });
      const answer = next();
      const began = performance.timeOrigin + performance.now();
      const [told] = await Promise.all([answer, change()]);
      if (!('heard' in told)) throw new Error('The sockets said something else.');
      return told.heard.map((at) => at - began);
    },
    close,
  };
}
