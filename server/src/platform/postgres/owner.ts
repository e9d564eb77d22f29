import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { ClusterError, type PostgresBinaries } from './binaries.ts';

/** Who owns the cluster and runs the programs, when that is somebody else (we are root); `through` is put before them. */
export type Owner = { ids?: { uid: number; gid: number }; through: string[] };

/**
 * PostgreSQL refuses to run as root, so root hands it to the owner of the cluster, or to the system user `postgres`
 * (created when missing). Everyone else runs it themselves. When a folder above the data or the programs is closed to
 * that user (a clone in /root, a private temporary folder), it gets the right to pass through folders, and no other.
 * Throws ClusterError when that cannot be done, saying which folder to open.
 */
export function chooseOwner(clusterDir: string, binaries: PostgresBinaries): Owner {
  if (process.getuid?.() !== 0) return { through: [] };
  const present = existsSync(clusterDir) ? statSync(clusterDir) : undefined;
  // A copy that root made belongs to root.
  const { uid, gid } = present && present.uid !== 0 ? present : postgresUser();
  const closed = closedFolder(clusterDir, uid, gid) ?? closedFolder(binaries.postgres, uid, gid);
  if (closed === undefined) return { ids: { uid, gid }, through: [] };
  const through = [
    'setpriv',
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    // initdb asks access(2) whether it may run postgres, which ignores rights like ours without this bit.
    '--securebits=+no_setuid_fixup',
    '--inh-caps=+dac_read_search',
    '--ambient-caps=+dac_read_search',
    '--',
  ];
  const [setpriv = '', ...rest] = [...through, 'sh', '-c', 'test -x "$0"', binaries.postgres];
  const trial = spawnSync(setpriv, rest);
  if (trial.status === 0) return { ids: { uid, gid }, through };
  throw new ClusterError(
    `The folder ${closed} is closed to the system user who runs the database (uid ${uid}). Open it for passing through ` +
      `(chmod o+x '${closed}'), or work from a folder that is open, for example under /srv or /opt.`,
  );
}

/**
 * Makes a cluster folder what PostgreSQL asks of it, however it was copied here: its owner's alone.
 * @throws ClusterError when that is not possible
 */
export function takeOwnership(clusterDir: string, { ids }: Owner): void {
  try {
    if (ids && statSync(clusterDir).uid !== ids.uid) {
      const { status, stderr } = spawnSync('chown', ['-R', `${ids.uid}:${ids.gid}`, clusterDir], { encoding: 'utf8' });
      if (status !== 0) throw new Error(stderr);
    }
    chmodSync(clusterDir, 0o700);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ClusterError(`The folder ${clusterDir} cannot be handed to who runs the database: ${reason}`, { cause });
  }
}

function postgresUser(): { uid: number; gid: number } {
  const id = (flag: string) => Number.parseInt(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout, 10);
  if (Number.isNaN(id('-u'))) {
    spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']);
  }
  const user = { uid: id('-u'), gid: id('-g') };
  if (Number.isNaN(user.uid) || Number.isNaN(user.gid)) {
    throw new ClusterError(
      'PostgreSQL does not run as root and the system user `postgres` could not be created. Create it (useradd ' +
        '--system --user-group postgres), or run as another user.',
    );
  }
  return user;
}

/** The outermost folder above `path` that the user may not pass through. */
function closedFolder(path: string, uid: number, gid: number): string | undefined {
  const parents: string[] = [];
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    parents.unshift(folder);
    if (folder === dirname(folder)) break;
  }
  return parents.find((folder) => {
    if (!existsSync(folder)) return false;
    const entry = statSync(folder);
    const bit = entry.uid === uid ? 0o100 : entry.gid === gid ? 0o010 : 0o001;
    return (entry.mode & bit) === 0;
  });
}
