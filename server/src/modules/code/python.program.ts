import { type CaseRun, PRINTED_KEPT, PRINTED_MAX } from '@prova/contract/code/returned-value';
import type { Run } from '../../platform/sandbox/program.ts';
import type { pythonAnswer } from './code-programs.ts';
import { readSnapshot } from './interpreter-snapshot.ts';
import { GUEST } from './python-guest.ts';
import { openPython } from './python-interpreter.ts';
import { sameChance } from './same-chance.ts';
import { cpuMilliseconds, megabytesHeld } from './usage.ts';

/** Milliseconds since 1970, of every run. */
const BEGIN = 1_700_000_000_000;
/** An answer may catch the first one. */
const INTERRUPTED_EVERY_MS = 100;
const SIGINT = 2;

type Guest = (
  code: string,
  name: string,
  given: string,
  wait: (seconds: number) => void,
  drown: (printed: string) => never,
  printedMax: number,
  printedKept: number,
  say: (printed: string) => void,
) => string;
/** Not to be relied on: whoever asked checks it. */
type Guests = Pick<CaseRun, 'outcome' | 'message' | 'value' | 'printed'>;

// What an answer waits for passes at once.
let waited = 0;
let begin = BEGIN;
Date.now = () => begin + waited;
const chance = sameChance();
const python = await openPython({ _loadSnapshot: readSnapshot('python') });
const call = python.runPython(GUEST) as Guest;

/** Runs an answer on one input, or a program. Python can reach its host: what was there once is never used again. */
export const run: Run<typeof pythonAnswer> = async (given, _body, endWith, say) => {
  const { code, milliseconds } = given;
  const { functionName, input, printedMax, printedKept, beginsAt, seed } =
    'program' in given ? asProgram(given.program) : asAnswer(given);
  begin = beginsAt;
  chance.restart(seed);
  const begun = cpuMilliseconds();
  const held = megabytesHeld();
  const spent = () => cpuMilliseconds() - begun;
  let interruptedAt = milliseconds;
  // Python looks here after some thousand steps of its own.
  const signals = {
    get 0() {
      if (spent() < interruptedAt) return 0;
      interruptedAt = spent() + INTERRUPTED_EVERY_MS;
      return SIGINT;
    },
    set 0(_taken) {},
  };
  python.setInterruptBuffer(signals as unknown as Uint8Array);
  const used = () => ({ milliseconds: spent(), megabytes: Math.max(0, megabytesHeld() - held) });
  // Whatever is thrown an answer may catch, and go on.
  const drown = (printed: string) => endWith({ outcome: 'output', message: '', printed, ...used() });
  watchStreams(printedMax, drown);
  let heard = '';
  const hear = (printed: string) => {
    heard += printed;
    say(printed);
  };
  const called = () => call(code, functionName, input, wait, drown, printedMax, printedKept, hear);
  const { outcome, ...result } = guestsOf(called, () => heard);
  const { milliseconds: taken, megabytes } = used();
  return {
    value: { ...result, outcome: taken > milliseconds ? 'time' : outcome, milliseconds: taken, megabytes },
  };
};

const asAnswer = (called: { functionName: string; input: string }) => ({
  ...called,
  printedMax: PRINTED_MAX,
  printedKept: PRINTED_KEPT,
  beginsAt: BEGIN,
  seed: undefined,
});

/** Of another time and another chance in each run, as programs are elsewhere. */
const asProgram = ({ printedMax, beginsAt }: { printedMax: number; beginsAt: number }) => ({
  functionName: '',
  input: '',
  printedMax,
  printedKept: printedMax,
  beginsAt,
  seed: BigInt(Math.trunc(beginsAt)),
});

const wait = (seconds: number) => {
  waited += seconds * 1000;
};

/** What is written past the streams of Python: to those it began with, or by number. Nobody sees it. */
function watchStreams(most: number, drown: (printed: string) => never): void {
  let bytes = 0;
  const write = (written: Uint8Array) => {
    bytes += written.length;
    if (bytes > most) drown('');
    return written.length;
  };
  python.setStdout({ write });
  python.setStderr({ write });
}

/**
 * What an answer left no memory or no stack for breaks the code around it, too.
 * @param heard what a program has printed until then
 * @throws what else that breaks on
 */
function guestsOf(run: () => string, heard: () => string): Guests {
  try {
    return JSON.parse(run()) as Guests;
  } catch (error) {
    const ended = { message: '', value: undefined, printed: heard() };
    const { type, message } = error as { type?: unknown; message: string };
    if (type === 'MemoryError' || /allocation failed/i.test(message)) return { ...ended, outcome: 'memory' };
    if (error instanceof RangeError) return { ...ended, outcome: 'threw', message: `RecursionError: ${message}` };
    throw error;
  }
}
