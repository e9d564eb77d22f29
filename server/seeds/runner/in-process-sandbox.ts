import type { Run } from '../../src/platform/sandbox/program.ts';
import type { Sandbox } from '../../src/platform/sandbox/sandbox.ts';

/**
 * Runs the programs for foreign files in this process: those of the scenario were made by it a moment ago, and a process for
 * each would take most of the time.
 */
export const inProcessSandbox: Sandbox = {
  async run(program, input, body = new Uint8Array()) {
    const entry = (await import(program.entry.href)) as { run: Run<typeof program> };
    const answer = await entry.run(program.input.parse(input) as never, Buffer.from(body), neverEnds, notHeard);
    return { value: program.output.parse(answer.value), body: answer.body ?? new Uint8Array() };
  },
  lineOf: () => null,
  close: async () => undefined,
};

/** What is never killed is asked when it has ended. */
const notHeard = () => undefined;

/** Only what strangers send is ended from within. */
function neverEnds(): never {
  throw new Error('A program ended itself');
}
