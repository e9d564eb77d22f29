import { contentType } from '../../modules/files/content-type.ts';
import { createLog } from '../../platform/log.ts';
import { describeIsolation, findIsolation } from '../../platform/sandbox/isolation.ts';
import { openSandbox } from '../../platform/sandbox/sandbox.ts';
import { attempt, type Finding } from './finding.ts';

/** Has a file looked at, and names the isolation around whoever does. */
export async function inspectSandbox(): Promise<Finding> {
  const isolation = await findIsolation();
  return attempt(`files of strangers (limits: Node, ${describeIsolation(isolation)})`, async () => {
    const sandbox = openSandbox({ log: createLog('silent'), isolation });
    try {
      if ((await contentType(sandbox, Buffer.from('%PDF-1.7\n'))) !== 'application/pdf')
        throw new Error('a PDF is not known');
    } finally {
      await sandbox.close();
    }
    if (process.platform !== 'linux') return undefined;
    if (!isolation.shell || !(isolation.setpriv || isolation.bubblewrap))
      return 'a process that reads them may outlive this server: install sh and util-linux';
    return isolation.bubblewrap
      ? undefined
      : 'native code is not kept from files and network: install bubblewrap, and allow it user namespaces';
  });
}
