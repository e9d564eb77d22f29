import { readdirSync, readFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { browserFlags, mediaFlags } from '../e2e/support/browser.ts';
import { recruitingOf } from '../e2e/support/recruiting.ts';
import { enterRoom, isInside, openWindow, type RoomPerson, seesMoving } from '../e2e/support/room-people.ts';
import { signIn } from '../e2e/support/sign-in.ts';
import { addMembers } from './support/add-members.ts';
import type { Bench, Measure } from './support/bench.ts';
import { percentile } from './support/figure.ts';

/** So long each is looked at, in turns, so that whatever else the machine does hits both. */
const LOOK_MS = 10_000;
const TURNS = 3;
/** As Linux counts processor time. */
const TICKS_A_SECOND = 100;

/** What recording adds to a call of three: processor time of the browser that holds all of them, one of which records. */
export const measure: Measure = async (bench) => {
  const server = await chromium.launchServer({
    executablePath: bench.browser,
    args: [...browserFlags, ...mediaFlags],
  });
  try {
    const browser = await chromium.connect(server.wsEndpoint());
    const { host, others } = await meet(browser, bench);
    const pid = server.process().pid ?? 0;
    const [alone, recorded]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < TURNS; turn += 1) {
      alone.push(await coresOf(pid));
      await record(host, others);
      recorded.push(await coresOf(pid));
      await stop(host);
    }
    const [without, withIt] = [percentile(alone, 0.5), percentile(recorded, 0.5)];
    return [
      {
        name: `a call of three that is recorded, processor time by that without (${withIt.toFixed(2)} of ${without.toFixed(2)} cores)`,
        value: withIt / without,
        limit: 1.5,
        unit: '',
        better: 'lower',
      },
    ];
  } finally {
    await server.close();
  }
};

/** Three of a team in the room of an interview, who see each other. */
async function meet(browser: Browser, bench: Bench): Promise<{ host: RoomPerson; others: RoomPerson[] }> {
  const colleagues = await addMembers(bench.databaseUrl, bench.volume.companyId, 2);
  const people: RoomPerson[] = [];
  for (const email of [bench.volume.email, ...colleagues]) {
    const person = await openWindow(browser, bench.url);
    await signIn(person.context, bench.url, email);
    people.push(person);
  }
  const [host, ...others] = people;
  if (!host) throw new Error('There is no host');
  const code = await newInterview(host, bench);
  for (const person of people) {
    await enterRoom(person, code, null);
    await isInside(person);
  }
  // Everybody has the pictures of both others.
  for (const person of people)
    await person.page.locator('video[aria-label^="Imagem de "]').nth(2).waitFor({ state: 'attached' });
  await seesMoving(
    host,
    (await host.page.locator('video[aria-label^="Imagem de "]').last().getAttribute('aria-label')) ?? '',
  );
  return { host, others };
}

async function newInterview({ context }: RoomPerson, { url, volume }: Bench): Promise<string> {
  const recruiting = await recruitingOf(context, url);
  const [applied] = await recruiting.call<{ application: { id: string } }[]>(
    'GET',
    `/applications/candidates?jobId=${volume.jobId}&status=new`,
  );
  const date = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const body = { applicationId: applied?.application.id, date, time: '14:00', type: 'video' };
  return (await recruiting.call<{ roomCode: string }>('POST', '/interviews', body)).roomCode;
}

const mark = ({ page }: RoomPerson) => page.getByRole('button', { name: /Gravando/ });

async function record(host: RoomPerson, others: readonly RoomPerson[]): Promise<void> {
  await host.page.getByRole('button', { name: 'Gravar', exact: true }).click();
  await host.page.getByRole('button', { name: 'Perguntar a todos' }).click({ delay: 700 });
  for (const { page } of others) {
    const question = page.getByRole('dialog', { name: 'A entrevista pode ser gravada?' });
    await question.getByRole('button', { name: 'Aceito a gravação' }).click({ delay: 700 });
  }
  await mark(host).waitFor();
}

async function stop(host: RoomPerson): Promise<void> {
  await mark(host).click();
  await host.page.getByRole('button', { name: 'Parar a gravação' }).click();
  await host.page.getByRole('alertdialog').getByRole('button', { name: 'Parar', exact: true }).click({ delay: 700 });
  await mark(host).waitFor({ state: 'detached' });
}

/** How many cores a process and all that it has started take, for a while. */
async function coresOf(pid: number): Promise<number> {
  const before = ticksOf(pid);
  await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  return (ticksOf(pid) - before) / TICKS_A_SECOND / (LOOK_MS / 1000);
}

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly ticks: number;
}

function ticksOf(root: number): number {
  const processes = readdirSync('/proc').flatMap((name) =>
    /^\d+$/.test(name) ? (readProcess(Number(name)) ?? []) : [],
  );
  const childrenOf = Map.groupBy(processes, ({ parent }) => parent);
  const sum = (pid: number): number =>
    (childrenOf.get(pid) ?? []).reduce((total, child) => total + child.ticks + sum(child.pid), 0);
  return (processes.find(({ pid }) => pid === root)?.ticks ?? 0) + sum(root);
}

/** Undefined for one that has ended meanwhile. */
function readProcess(pid: number): Process | undefined {
  try {
    // Its name, in parentheses, may hold anything.
    const [, after = ''] = /\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const fields = after.split(' ');
    return { pid, parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    return undefined;
  }
}
