import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { misbehaving } from '../../../test/fixtures/misbehaving.ts';
import { createLog } from '../log.ts';
import { describeIsolation, findIsolation, NO_ISOLATION } from './isolation.ts';
import type { Program, ProgramLimits } from './program.ts';
import { openSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts';

const isolation = await findIsolation();
const linux = process.platform === 'linux';

function open(options: Partial<SandboxOptions> = {}): Sandbox {
  const sandbox = openSandbox({ log: createLog('silent'), ...options });
  onTestFinished(() => sandbox.close());
  return sandbox;
}

type Misbehaving = typeof misbehaving;
const within = (limits: Partial<ProgramLimits>, more: Partial<Misbehaving> = {}): Misbehaving => ({
  ...misbehaving,
  ...more,
  limits: { ...misbehaving.limits, ...limits },
});

async function attempt(sandbox: Sandbox, deed: string, program: Misbehaving = misbehaving, target = '') {
  return (await sandbox.run(program, { deed, target }, Buffer.from('bytes'))).value;
}

/** Processes below one, and theirs. */
function below(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  return children.flatMap((child) => [child, ...below(child)]);
}

/** State and CPU time, in hundredths of a second, of a process; undefined when it is gone. */
function activity(pid: number): { ticks: number } | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return fields[0] === 'Z' ? undefined : { ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    return undefined;
  }
}

describe.each([
  [`Node's permissions alone`, NO_ISOLATION],
  [`all the isolation of this machine (${describeIsolation(isolation)})`, isolation],
])('behind %s', (_name, around) => {
  let sandbox: Sandbox;
  const listener = createServer();
  beforeAll(async () => {
    sandbox = openSandbox({ log: createLog('silent'), isolation: around });
    await once(listener.listen(0, '127.0.0.1'), 'listening');
  });
  afterAll(async () => {
    await sandbox.close();
    listener.close();
  });

  test('a program answers', async () => {
    expect(await attempt(sandbox, 'answer its bytes')).toBe('bytes');
  });

  test.each([
    ['read a file', '/etc/passwd', 'refused: ERR_ACCESS_DENIED'],
    ['read a file', fileURLToPath(new URL('../config.ts', import.meta.url)), 'refused: ERR_ACCESS_DENIED'],
    ['write a file', '/tmp/prova-written', 'refused: ERR_ACCESS_DENIED'],
    ['start a program', process.execPath, 'refused: ERR_ACCESS_DENIED'],
    ['start a thread', '', 'refused: ERR_ACCESS_DENIED'],
    ['run text as code', '', 'refused: EvalError'],
  ])('it may not %s (%s)', async (deed, target, refusal) => {
    expect(await attempt(sandbox, deed, misbehaving, target)).toBe(refusal);
  });

  test('it may not connect to this machine', async () => {
    const { port } = listener.address() as AddressInfo;
    expect(await attempt(sandbox, 'connect', misbehaving, String(port))).toBe('refused: ERR_ACCESS_DENIED');
  });

  test('it knows nothing of the environment', async () => {
    const known = Object.keys(JSON.parse(String(await attempt(sandbox, 'read the environment'))));
    // What shells and systems add by themselves.
    const harmless = /^(PWD|OLDPWD|SHLVL|_|__CF_\w+|(SYSTEM|WIN|USER|HOME|LOGON|TEMP|PATH)\w*)$/i;
    expect(
      known.filter((name) => !(process.platform === 'win32' ? harmless : /^(PWD|OLDPWD|SHLVL|_)$/).test(name)),
    ).toEqual([]);
  });

  test.each<[deed: string, reason: string, limits: Partial<ProgramLimits>]>([
    ['loop for ever', 'time', { seconds: 0.5 }],
    ['wait for ever', 'time', { seconds: 0.5 }],
    ['fill the heap', 'memory', { heapMegabytes: 32, memoryMegabytes: 600 }],
    ['print for ever', 'output', { outputBytes: 1_000_000 }],
    ['answer for ever', 'output', { outputBytes: 1_000_000 }],
    ['say things for ever', 'output', { outputBytes: 1_000_000 }],
    ['state a huge answer', 'output', { outputBytes: 1_000_000 }],
    ['answer what was not declared', 'output', {}],
    ['exit', 'crash', {}],
    ['throw', 'error', {}],
  ])('told to %s, it fails for %s', async (deed, reason, limits) => {
    await expect(attempt(sandbox, deed, within(limits))).rejects.toMatchObject({ name: 'ProgramFailure', reason });
    expect(await attempt(sandbox, 'answer its bytes')).toBe('bytes');
  });

  test.each<[deed: string, said: string, limits: Partial<ProgramLimits>]>([
    ['say something and loop for ever', 'olá, ção 😀\n', { seconds: 0.5 }],
    ['say something and exit', 'é'.repeat(20_000), {}],
    ['loop for ever', '', { seconds: 0.5 }],
  ])('told to %s, what it said is known all the same', async (deed, said, limits) => {
    await expect(attempt(sandbox, deed, within(limits))).rejects.toMatchObject({ name: 'ProgramFailure', said });
  });

  test('what was said in one run is no part of the next one', async () => {
    const program = within({ seconds: 0.5 }, { runsPerProcess: 2 });
    expect(await attempt(sandbox, 'say something and answer', program)).toBe('answered');
    await expect(attempt(sandbox, 'loop for ever', program)).rejects.toMatchObject({ reason: 'time', said: '' });
  });

  test.skipIf(process.platform === 'win32')('buffers that grow end it at its limit', async () => {
    const program = within({ memoryMegabytes: 200 });
    await expect(attempt(sandbox, 'fill buffers', program)).rejects.toMatchObject({ reason: 'memory' });
  });

  test('what a library prints is no answer', async () => {
    expect(await attempt(sandbox, 'print like an answer')).toBe('answered');
  });
});

test.skipIf(!isolation.shell || !linux)('memory taken all at once is refused by the system', async () => {
  const program = within({ memoryMegabytes: 200 });
  expect(await attempt(open({ isolation }), 'fill buffers at once', program)).toMatch(/^refused/);
});

test.skipIf(!linux)('a process has nothing of ours open', async () => {
  const listener = createServer();
  await once(listener.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void listener.close());
  const before = new Set(below(process.pid));
  const sandbox = open({ isolation: { ...isolation, bubblewrap: null } });
  const busy = attempt(sandbox, 'wait for ever').catch(() => undefined);
  await expect
    .poll(() => below(process.pid).some((pid) => !before.has(pid) && (activity(pid)?.ticks ?? 0) > 5))
    .toBe(true);
  const [pid = 0] = below(process.pid).filter((one) => !before.has(one));
  const sockets = readdirSync(`/proc/${pid}/fd`).filter((fd) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${fd}`).startsWith('socket:');
    } catch {
      return false;
    }
  });
  // Beside what it reads, answers and prints, what it says: all of its own.
  expect(sockets.filter((fd) => Number(fd) > 3)).toEqual([]);
  await sandbox.close();
  await busy;
});

test('each run has a process of its own, unless the program says otherwise', async () => {
  const sandbox = open();
  expect([await attempt(sandbox, 'count its runs'), await attempt(sandbox, 'count its runs')]).toEqual([1, 1]);
  const often = within({}, { runsPerProcess: 2 });
  const counted: unknown[] = [];
  for (let run = 0; run < 3; run += 1) counted.push(await attempt(sandbox, 'count its runs', often));
  expect(counted).toEqual([1, 2, 1]);
  // A failure ends it, whatever it has left.
  await attempt(sandbox, 'throw', often).catch(() => undefined);
  expect(await attempt(sandbox, 'count its runs', often)).toBe(1);
});

test('what nobody waits for leaves a place to what somebody does', async () => {
  const sandbox = open({ places: 3 });
  const background = within({}, { background: true });
  const endless = Promise.allSettled([1, 2, 3].map(() => attempt(sandbox, 'wait for ever', background)));
  expect(await attempt(sandbox, 'answer its bytes')).toBe('bytes');
  await sandbox.close();
  // Nothing is wrong with what they were given: it may be tried again.
  for (const outcome of await endless)
    expect(outcome).toMatchObject({ reason: { name: expect.not.stringContaining('ProgramFailure') } });
});

test('somebody’s work has one place in line, and leaves it when it is given up', async () => {
  const sandbox = open({ places: 1 });
  const people = ['Ana', 'Bia', 'Caio'].map((owner) => ({ owner, controller: new AbortController() }));
  const ask = (index: number, deed: string) => {
    const { owner, controller } = people[index] as (typeof people)[number];
    return sandbox.run(misbehaving, { deed, target: '' }, undefined, { owner, signal: controller.signal });
  };
  const giveUp = (index: number) => people[index]?.controller.abort(new Error('Enough'));
  const places = () => people.map(({ owner }) => sandbox.lineOf(owner)?.place);
  expect(places()).toEqual([undefined, undefined, undefined]);
  const endless = ask(0, 'wait for ever');
  // Two pieces of work of one person are one to whoever comes after.
  const bias = Promise.allSettled([ask(1, 'answer its bytes'), ask(1, 'answer its bytes')]);
  const caios = ask(2, 'answer its bytes');
  expect(places()).toEqual([0, 1, 2]);
  expect(sandbox.lineOf('Caio')?.seconds).toBeGreaterThan(0);
  giveUp(1);
  for (const outcome of await bias) expect(outcome).toMatchObject({ reason: { message: 'Enough' } });
  expect(places()).toEqual([0, undefined, 1]);
  // What runs gives way.
  giveUp(0);
  await expect(endless).rejects.toThrow('Enough');
  expect((await caios).value).toBe('');
  await expect.poll(places).toEqual([undefined, undefined, undefined]);
  await expect(ask(0, 'answer its bytes')).rejects.toThrow('Enough');
});

test('programs wait while together they might take more memory than there is', async () => {
  const sandbox = open({ places: 3 });
  const large = within({ memoryMegabytes: 1000 });
  let answered = 0;
  const first = attempt(sandbox, 'wait for ever', { ...large, limits: { ...large.limits, seconds: 3 } });
  const second = attempt(sandbox, 'answer its bytes', large).then(() => {
    answered += 1;
  });
  await expect(first).rejects.toMatchObject({ reason: 'time' });
  expect(answered).toBe(0);
  await second;
});

test('who comes when too much waits is told at once', async () => {
  const sandbox = open({ places: 1 });
  const large = Buffer.alloc(33 * 1024 * 1024);
  const early = Promise.allSettled([
    attempt(sandbox, 'wait for ever'),
    sandbox.run(misbehaving, { deed: 'answer its bytes', target: '' }, large),
  ]);
  await expect(sandbox.run(misbehaving, { deed: '', target: '' }, large)).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
  });
  await sandbox.close();
  for (const outcome of await early)
    expect(outcome).toMatchObject({ reason: { name: expect.not.stringContaining('ProgramFailure') } });
  await expect(attempt(sandbox, 'answer its bytes')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
});

test('a program that does not start is our fault, and keeps no place', async () => {
  const sandbox = open({ places: 1 });
  const missing: Program<{ deed: string; target: string }, unknown> = {
    ...misbehaving,
    entry: new URL('./missing.program.ts', import.meta.url),
  };
  const failure = await attempt(sandbox, 'answer its bytes', missing).catch((error: unknown) => error);
  expect(failure).toMatchObject({
    name: 'Error',
    message: expect.stringMatching(/does not start .*missing\.program/s),
  });
  expect(await attempt(sandbox, 'answer its bytes')).toBe('bytes');
});

test.skipIf(!linux || !(isolation.setpriv || isolation.bubblewrap))(
  'a server that is killed leaves no process behind, busy or not',
  async () => {
    const owner = spawn(process.execPath, [
      fileURLToPath(new URL('../../../test/fixtures/sandbox-owner.ts', import.meta.url)),
    ]);
    onTestFinished(() => void owner.kill('SIGKILL'));
    const pid = owner.pid ?? 0;
    const busy = () => below(pid).filter((one) => (activity(one)?.ticks ?? 0) > 100);
    await expect.poll(busy).not.toEqual([]);
    const all = below(pid);
    expect(all.length).toBeGreaterThan(1);
    owner.kill('SIGKILL');
    await once(owner, 'exit');
    await expect.poll(() => all.filter(activity)).toEqual([]);
  },
);
