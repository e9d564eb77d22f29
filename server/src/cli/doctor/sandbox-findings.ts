import { contentType } from '../../modules/files/content-type.ts';
import { createLog } from '../../platform/log.ts';
import { openSandbox } from '../../platform/sandbox/sandbox.ts';
import { describeWalls, findWalls } from '../../platform/sandbox/walls.ts';
import { attempt, type Finding } from './finding.ts';

/** Has a file looked at, and names the walls that stand around whoever does. */
export async function inspectSandbox(): Promise<Finding> {
  const walls = await findWalls();
  return attempt(`files of strangers (limits: Node, ${describeWalls(walls)})`, async () => {
    const sandbox = openSandbox({ log: createLog('silent'), walls });
    try {
      if ((await contentType(sandbox, Buffer.from('%PDF-1.7\n'))) !== 'application/pdf')
        throw new Error('a PDF is not known');
    } finally {
      await sandbox.close();
    }
    if (process.platform !== 'linux') return undefined;
    if (!walls.shell || !(walls.setpriv || walls.bubblewrap))
      return 'a process that reads them may outlive this server: install sh and util-linux';
    return walls.bubblewrap
      ? undefined
      : 'native code is not kept from files and network: install bubblewrap, and allow it user namespaces';
  });
}
