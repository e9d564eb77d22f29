import { readFileSync } from 'node:fs';
import type { JavaScriptHost } from '@prova/contract/code/javascript-interpreter';
import type { CaseRun } from '@prova/contract/code/returned-value';
import { runJavaScript } from '@prova/contract/code/run-javascript';
import { runJavaScriptProgram } from '@prova/contract/code/run-javascript-program';
import { QuickJS } from 'quickjs-wasi';
import { transform } from 'sucrase';
import type { Run } from '../../platform/sandbox/program.ts';
import type { javascriptAnswer } from './code-programs.ts';
import { cpuMilliseconds } from './usage.ts';

/** Its types come with those of browsers, which the server goes without. */
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<object> };

const wasm = await WebAssembly.compile(readFileSync(new URL(import.meta.resolve('quickjs-wasi/quickjs.wasm'))));
const host: JavaScriptHost = {
  open: (options) => QuickJS.create({ wasm, ...options }),
  transform,
  spent: cpuMilliseconds,
};

/** Runs an answer on each input, with an interpreter of its own for each; or a program. */
export const run: Run<typeof javascriptAnswer> = async (given, _body, _endWith, say) => {
  if ('program' in given) {
    const { program, ...written } = given;
    return { value: [await runJavaScriptProgram({ ...host, say }, { ...written, ...program })] };
  }
  const { inputs, ...answer } = given;
  const runs: CaseRun[] = [];
  for (const input of inputs) runs.push(await runJavaScript(host, answer, input));
  return { value: runs };
};
