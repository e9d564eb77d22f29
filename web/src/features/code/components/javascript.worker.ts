import type { CaseRun } from '@prova/contract/code/returned-value';
import { type JavaScriptAnswer, type JavaScriptHost, runJavaScript } from '@prova/contract/code/run-javascript';
import { JSException, QuickJS } from 'quickjs-wasi';
import { transform } from 'sucrase';

/** What the worker is sent, once. */
export interface Work extends JavaScriptAnswer {
  /** QuickJS: the worker itself may fetch nothing. */
  readonly wasm: ArrayBuffer;
  /** Arguments as a JSON array, by case. */
  readonly inputs: readonly string[];
}
/** `ready`: the first case begins. `failed`: it is the place that does not do, and not the answer that is wrong. */
export type RunReport = { readonly ready: true } | { readonly run: CaseRun } | { readonly failed: string };

const report = (message: RunReport) => postMessage(message);

addEventListener('message', async ({ data }: MessageEvent<Work>) => {
  const { wasm: bytes, inputs, ...answer } = data;
  try {
    const wasm = await WebAssembly.compile(bytes);
    const host: JavaScriptHost = {
      open: (options) => QuickJS.create({ wasm, ...options }),
      transform,
      spent: () => performance.now(),
      // Browsers give a worker less of a stack than the interpreter counts on.
      hasBroken: (error) => error instanceof RangeError && !(error instanceof JSException),
    };
    report({ ready: true });
    for (const input of inputs) report({ run: await runJavaScript(host, answer, input) });
  } catch (error) {
    report({ failed: String(error) });
  }
});
