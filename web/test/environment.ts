import { BroadcastChannel, threadId } from 'node:worker_threads';
import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** What browsers have and jsdom lacks. */
const OF_NODE = ['ReadableStream', 'WritableStream', 'TransformStream', 'TextDecoderStream', 'TextEncoderStream'];
let browsers = 0;

/** A browser for each test file, in a realm of its own: a file finds nothing of another, without a process of its own. */
export default {
  ...builtinEnvironments.jsdom,
  name: 'browser',
  async setupVM(options) {
    const jsdom = await builtinEnvironments.jsdom.setupVM?.(options);
    if (!jsdom) throw new Error('jsdom cannot run in a realm of its own');
    const context = jsdom.getVmContext();
    for (const name of OF_NODE) Object.assign(context, { [name]: Reflect.get(globalThis, name) });
    const browser = `${threadId} ${browsers++}`;
    // Node's reaches all threads: files that run side by side would be tabs of one browser.
    const OfThisBrowser = class extends BroadcastChannel {
      constructor(name: string) {
        super(`${browser} ${name}`);
      }
    };
    Object.assign(context, { BroadcastChannel: OfThisBrowser });
    return jsdom;
  },
} satisfies Environment;
