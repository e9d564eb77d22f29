import {
  ANSWER,
  type Handle,
  inWords,
  type JavaScriptHost,
  type JavaScriptRun,
  type Machine,
  openMachine,
  REJECTED,
  Rejection,
  thrown,
} from './javascript-interpreter.ts';
import type { CaseRun } from './returned-value.ts';

/** Code that is run for what it prints. */
export interface JavaScriptProgram extends JavaScriptRun {
  readonly printedMax: number;
  /** Milliseconds since 1970: what it takes for now. */
  readonly beginsAt: number;
}

/** `await` may stand outside of functions. */
const AWAITS = 128;

/**
 * Runs a program from its first line to its last, and what it asked for later: timers, promises.
 * @throws what the host breaks down on
 */
export async function runJavaScriptProgram(
  host: JavaScriptHost,
  { printedMax, beginsAt, ...run }: JavaScriptProgram,
): Promise<CaseRun> {
  /** What was thrown in promises that nobody looks at. */
  const rejections: string[] = [];
  const onRejected = (described: string, isHandled: boolean) => {
    if (!isHandled) rejections.push(described);
    else if (rejections.includes(described)) rejections.splice(rejections.indexOf(described), 1);
  };
  let printed = '';
  const onPrinted = (text: string) => {
    printed += text;
    host.say?.(text);
  };
  const machine = await openMachine(host, run, {
    printedMax,
    printedKept: printedMax,
    beginsAt,
    onPrinted,
    onRejected,
  });
  const ended = await machine.ended(async () => {
    const done = machine.vm.evalCode(machine.prepared(), ANSWER, AWAITS);
    passTime(machine);
    await throwIfRejected(machine, done);
    const [first] = rejections;
    return first === undefined ? {} : thrown(inWords(first));
  });
  // As it was heard: an interpreter without memory cannot say it any more.
  return { ...ended, printed };
}

/** Until nothing waits any more. */
function passTime({ vm, call, clock, isOver }: Machine): void {
  vm.executePendingJobs();
  while (!isOver()) {
    const at = Number(call('nextAt').toString());
    if (at < 0) return;
    clock.passed = at;
    call('tick');
    vm.executePendingJobs();
  }
}

/** A program whose last line waits for what never comes has come to its end all the same. */
async function throwIfRejected({ vm }: Machine, done: Handle): Promise<void> {
  if (!done.isPromise || done.promiseState !== REJECTED) return;
  const settled = await vm.resolvePromise(done);
  if ('error' in settled) throw new Rejection(settled.error);
}
