// Inside of the process: node main.ts <entry of a program>. Reads pieces of work from its input, one at a time, and
// answers each. It imports nothing of the server, whose files it cannot read.
import { writeSync } from 'node:fs';
import { END_OF_RUN, encodeFrame, FrameReader } from './frames.ts';
import type { Program, Run } from './program.ts';

const ANSWERS = 1;
const SAYS = 3;

// What libraries print must not come between the answers.
Object.defineProperty(process, 'stdout', { value: process.stderr });
const [, , entry = ''] = process.argv;
const { run } = (await import(entry)) as { run: Run<Program> };

const reader = new FrameReader();
process.stdin.on('data', async (chunk) => {
  const frame = reader.push(Buffer.from(chunk));
  if (!frame) return;
  try {
    const { value, body } = await run(frame.value, frame.body, endWith, say);
    conclude({ value }, body);
  } catch (error) {
    conclude({ error: error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 500) : 'not an error' });
  }
});
// The server has gone, however that happened.
process.stdin.on('end', () => process.exit());
answer({ ready: true });

function endWith(value: unknown): never {
  conclude({ value });
  process.exit();
}

/** What is said from now on is of the next piece of work. */
function conclude(value: unknown, body?: Uint8Array): void {
  write(SAYS, Buffer.from(END_OF_RUN));
  answer(value, body);
}

function answer(value: unknown, body?: Uint8Array): void {
  for (const part of encodeFrame(value, body)) write(ANSWERS, part);
}

function say(text: string): void {
  write(SAYS, Buffer.from(text.replaceAll(END_OF_RUN, '')));
}

function write(to: number, bytes: Uint8Array): void {
  for (let written = 0; written < bytes.length; ) written += writeSync(to, bytes, written);
}
