import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { misbehaving } from '../../../test/fixtures/misbehaving.ts';
import { confine, describeIsolation, findIsolation } from './isolation.ts';

const isolation = await findIsolation();

/** Runs code with the system's isolation alone, as if Node's own permissions had been overcome. */
async function runOutsideOfNode(code: string): Promise<unknown> {
  const { command, args } = confine(isolation, misbehaving);
  const flags = [
    ...args.slice(0, args.indexOf('--permission')),
    '-e',
    `(async () => console.log(JSON.stringify(${code})))()`,
  ];
  const { stdout } = await promisify(execFile)(command, flags, { env: {}, cwd: '/' });
  return JSON.parse(stdout);
}

const outcomeOf = (work: string) => `await (async () => ${work})().then(() => 'done', ({ code }) => code)`;

describe(`isolation by the system (${describeIsolation(isolation)})`, () => {
  test.skipIf(!isolation.shell)('CPU, memory, files and cores have limits', async () => {
    const limits = await runOutsideOfNode(
      '(process.report.excludeNetwork = true, process.report.getReport().userLimits)',
    );
    expect(limits).toMatchObject({
      cpu_time_seconds: { hard: 10 + 2 * misbehaving.limits.seconds },
      file_size_blocks: { hard: 0 },
      core_file_size_blocks: { hard: 0 },
      open_files: { hard: 64 },
      ...(process.platform === 'linux' && {
        data_seg_size_bytes: { hard: (640 + misbehaving.limits.memoryMegabytes) * 1024 * 1024 },
      }),
    });
  });

  test.skipIf(!isolation.shell)('a deeper stack is given, or not believed in', async () => {
    const deep = { ...misbehaving, limits: { ...misbehaving.limits, stackMegabytes: 40 } };
    const { command, args } = confine(isolation, deep);
    const flags = [...args.slice(0, args.indexOf('--permission')), '--stack-size=40960', '-p'];
    const depth = 'let n = 0; const go = () => { n += 1; go(); }; try { go(); } catch {} n > 100000';
    const run = async (file: string, all: string[]) =>
      (await promisify(execFile)(file, all, { env: {}, cwd: '/' })).stdout;
    expect(args).toContain('--stack-size=40960');
    expect(await run(command, [...flags, depth])).toBe('true\n');
    const within = ['-c', 'ulimit -S -s 8192; ulimit -H -s 16384; exec "$@"', 'sh', command];
    expect(await run('/bin/sh', [...within, ...flags, depth])).toBe('false\n');
  });

  test.skipIf(!isolation.setpriv || isolation.bubblewrap !== null)('no further rights can be had', async () => {
    const status = await runOutsideOfNode(`require('fs').readFileSync('/proc/self/status', 'utf8')`);
    expect(status).toMatch(/^NoNewPrivs:\s1$/m);
  });

  test.skipIf(!isolation.bubblewrap)('there are no files of others, no network and no other processes', async () => {
    const listener = createServer();
    await once(listener.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => void listener.close());
    const { port } = listener.address() as AddressInfo;
    const connect = `new Promise((done, refuse) => require('net').connect(${port}, '127.0.0.1').on('connect', done).on('error', refuse))`;
    expect(
      await runOutsideOfNode(`[
        ${outcomeOf(`require('fs').readFileSync('/etc/passwd')`)},
        ${outcomeOf(`require('fs').readFileSync(${JSON.stringify(import.meta.filename.replace('sandbox/isolation.test', 'config'))})`)},
        ${outcomeOf(connect)},
        require('fs').readdirSync('/proc').filter((name) => Number(name)).length <= 3,
      ]`),
    ).toEqual(['ENOENT', 'ENOENT', expect.stringMatching(/ECONNREFUSED|ENETUNREACH/), true]);
  });
});
