export const USAGE = `npm test                        every check
npm test -- --changed           what the changes since the branch left main may touch, committed or not
npm test -- --changed=<commit>  the same since that commit`;

/** `changed`: undefined for everything, '' since the branch left main, otherwise since that commit. */
export type TestOptions = { changed?: string };

/** What the command was told. @throws UnknownArgument for anything but `--changed` */
export function readTestOptions(args: readonly string[]): TestOptions {
  const options: TestOptions = {};
  for (const arg of args) {
    const [, , commit = ''] = /^--changed(=(.+))?$/.exec(arg) ?? fail(arg);
    options.changed = commit;
  }
  return options;
}

/** Its message names the argument and says how the command is used. */
export class UnknownArgument extends Error {}

function fail(arg: string): never {
  throw new UnknownArgument(`npm test does not know ${arg}\n\n${USAGE}`);
}
