import {
  ANSWER,
  type Handle,
  type Interpreter,
  type JavaScriptHost,
  type JavaScriptRun,
  type Machine,
  openMachine,
  PENDING,
  Rejection,
} from './javascript-interpreter.ts';
import type { CaseRun } from './returned-value.ts';

export interface JavaScriptAnswer extends JavaScriptRun {
  readonly functionName: string;
}

/**
 * Runs an answer on one input, with an interpreter of its own. The same wherever it runs.
 * @param input arguments as a JSON array
 * @throws what the host breaks down on
 */
export async function runJavaScript(host: JavaScriptHost, answer: JavaScriptAnswer, input: string): Promise<CaseRun> {
  const machine = await openMachine(host, answer);
  const { vm, call } = machine;
  return machine.ended(async () => {
    vm.evalCode(machine.prepared(), ANSWER);
    const named = findFunction(vm, answer.functionName);
    if (!named) return { outcome: 'threw', message: `There is no function "${answer.functionName}".` };
    const result = await settle(machine, call('call', named, call('args', vm.newString(input))));
    return { value: JSON.parse(call('encode', result).toString()) };
  });
}

function findFunction(vm: Interpreter, name: string): Handle | undefined {
  const found = vm.evalCode(
    `(() => { const named = typeof ${name} === 'function' ? ${name} : undefined;
      const given = module.exports;
      return named ?? (typeof given === 'function' ? given : given?.${name} ?? given?.default); })()`,
    'prova.js',
  );
  return found.isFunction ? found : undefined;
}

/**
 * What a promise comes to. Time passes by itself, so that nothing is ever waited for longer than it computes.
 * @throws Error saying what it was rejected with, or that it is never settled
 */
async function settle({ vm, clock, call }: Machine, value: Handle): Promise<Handle> {
  if (!value.isPromise) return value;
  for (;;) {
    vm.executePendingJobs();
    const at = value.promiseState === PENDING ? Number(call('nextAt').toString()) : -1;
    if (at < 0) break;
    clock.passed = at;
    call('tick');
  }
  if (value.promiseState === PENDING) throw new Error('The promise that was returned is never settled.');
  const settled = await vm.resolvePromise(value);
  if ('value' in settled) return settled.value;
  throw new Rejection(settled.error);
}
