import type { JavaScriptHost } from '@prova/contract/code/javascript-interpreter';
import type { CaseRun } from '@prova/contract/code/returned-value';
import { type JavaScriptAnswer, runJavaScript } from '@prova/contract/code/run-javascript';
import { type JavaScriptProgram, runJavaScriptProgram } from '@prova/contract/code/run-javascript-program';
import { JSException, QuickJS } from 'quickjs-wasi';
import { transform } from 'sucrase';

/** An answer has its arguments as a JSON array, by case. */
export type Task =
  | { readonly answer: JavaScriptAnswer; readonly inputs: readonly string[] }
  | { readonly program: JavaScriptProgram };
/** What the worker is sent, once, with QuickJS: the worker itself may fetch nothing. */
export type Work = Task & { readonly wasm: ArrayBuffer };

/** `ready`: the first case begins, or the program, which has `said` what it prints meanwhile. `failed`: it is the place that does not do, and not the answer that is wrong. */
export type RunReport =
  | { readonly ready: true }
  | { readonly said: string }
  | { readonly run: CaseRun }
  | { readonly failed: string };

const report = (message: RunReport) => postMessage(message);

addEventListener('message', async ({ data }: MessageEvent<Work>) => {
  try {
    const wasm = await WebAssembly.compile(data.wasm);
    const host: JavaScriptHost = {
      open: (options) => QuickJS.create({ wasm, ...options }),
      transform,
      spent: () => performance.now(),
      say: (said) => report({ said }),
      // Browsers give a worker less of a stack than the interpreter counts on.
      hasBroken: (error) => error instanceof RangeError && !(error instanceof JSException),
    };
    report({ ready: true });
    if ('program' in data) report({ run: await runJavaScriptProgram(host, data.program) });
    else for (const input of data.inputs) report({ run: await runJavaScript(host, data.answer, input) });
  } catch (error) {
    report({ failed: String(error) });
  }
});
