import { run } from '../../server/src/modules/code/javascript.program.ts';

/** What the parent sends: the input of an answer of JavaScript. */
type Input = Parameters<typeof run>[0];

// One run in an interpreter that has just been started, as the sandbox has one for each verdict: without its isolation and pipes.
process.once('message', async (input: Input) => {
  const began = performance.now();
  const unheard = () => undefined;
  const { value } = await run(input, Buffer.alloc(0), () => process.exit(1), unheard);
  const milliseconds = performance.now() - began;
  process.send?.({ milliseconds, value: value[0]?.value });
  process.disconnect?.();
});
process.send?.({ ready: true });
