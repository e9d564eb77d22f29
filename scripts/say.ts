import { styleText } from 'node:util';

const began = performance.now();

/** One line about a step of a command, with the seconds since the command began. */
export function step(text: string): void {
  const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(5);
  process.stdout.write(`${styleText('dim', `${seconds} s`)}  ${text}\n`);
}

/** A plain line of output. */
export function say(text = ''): void {
  process.stdout.write(`${text}\n`);
}
