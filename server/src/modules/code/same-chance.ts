import crypto, { webcrypto } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const SEED = 1n;

/** Has what an interpreter takes for chance be the same in every run: of Knuth's linear generator, the upper bits. */
export function sameChance(): { restart(seed?: bigint): void } {
  let state = SEED;
  const fill = <T extends NodeJS.ArrayBufferView>(view: T): T => {
    const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
    for (let at = 0; at < bytes.length; at += 1) {
      state = BigInt.asUintN(64, state * 6364136223846793005n + 1442695040888963407n);
      bytes[at] = Number(state >> 56n);
    }
    return view;
  };
  Object.defineProperty(webcrypto, 'getRandomValues', { value: fill });
  Object.assign(crypto, { randomFillSync: fill });
  syncBuiltinESMExports();
  return {
    restart(seed = SEED) {
      state = seed;
    },
  };
}
