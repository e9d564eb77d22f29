export const USAGE = `npm test                        every check
npm test -- --changed           what the changes since the branch left main may touch, committed or not
npm test -- --changed=<commit>  the same since that commit
npm test -- --checks            what needs no test to run: format, lint, types, dead code, schema, weights`;

export type TestOptions = {
  /** Undefined for everything, '' since the branch left main, otherwise since that commit. */
  changed?: string;
  /** No tests. */
  checksOnly?: true;
};

/** What the command was told. @throws UnknownArgument for anything else */
export function readTestOptions(args: readonly string[]): TestOptions {
  const options: TestOptions = {};
  for (const arg of args) {
    const changed = /^--changed(?:=(.+))?$/.exec(arg);
    if (changed) options.changed = changed[1] ?? '';
    else if (arg === '--checks') options.checksOnly = true;
    else throw new UnknownArgument(`npm test does not know ${arg}\n\n${USAGE}`);
  }
  return options;
}

/** Its message names the argument and says how the command is used. */
export class UnknownArgument extends Error {}
