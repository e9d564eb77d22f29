// A thread of test-capacity.ts: counts how far it comes within the given milliseconds.
import { parentPort, workerData } from 'node:worker_threads';

const ROUNDS = 10_000;

const begun = performance.now();
let state = 1;
let rounds = 0;
let elapsed = 0;
do {
  for (let round = 0; round < ROUNDS; round += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
  }
  rounds += ROUNDS;
  elapsed = performance.now() - begun;
} while (elapsed < Number(workerData));
// The state goes along, so that the compiler keeps what it comes from.
parentPort?.postMessage({ speed: rounds / elapsed, state });
