import { setTimeout as wait } from 'node:timers/promises';
import { login } from '@prova/contract/accounts/accounts';
import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/document-versions';
import { listRecruiterJobs } from '@prova/contract/jobs/job-list';
import { DEMO_PASSWORD } from '../server/seeds/companies.ts';
import { addPeople } from './support/add-people.ts';
import type { Bench, Measure } from './support/bench.ts';
import { percentile } from './support/figure.ts';
import { get } from './support/get.ts';

const PEOPLE = 100;
const PER_SECOND = 50;
const SECONDS = 10;
/** Other calls, by somebody at work meanwhile. */
const OTHERS_PER_SECOND = 20;

/**
 * Fifty people a second sign in while a recruiter goes on working. They arrive at their own pace (an open loop): a slow
 * server does not make them come more slowly.
 */
export const measure: Measure = async (bench) => {
  const people = await addPeople(bench.databaseUrl, PEOPLE);
  // Each has signed in before from this browser.
  const devices = new Map<string, string>();
  for (const email of people) devices.set(email, (await signIn(bench, email)).device);

  const signIns: number[] = [];
  const others: number[] = [];
  await Promise.all([
    openLoop(PER_SECOND, async (index) => {
      const email = people[index % people.length] ?? '';
      signIns.push(await timed(() => signIn(bench, email, devices.get(email))));
    }),
    openLoop(OTHERS_PER_SECOND, async () => {
      others.push(await timed(() => get(bench, listRecruiterJobs, { limit: 20 })));
    }),
  ]);
  const during = `while ${PER_SECOND} sign in each second`;
  return [
    { name: `other calls ${during}, p95`, value: percentile(others, 0.95), limit: 100, unit: 'ms', better: 'lower' },
    { name: `sign-in ${during}, p95`, value: percentile(signIns, 0.95), limit: 1_000, unit: 'ms', better: 'lower' },
  ];
};

/** Starts a call at each beat, whether or not the ones before have been answered; waits for all. */
async function openLoop(perSecond: number, call: (index: number) => Promise<void>): Promise<void> {
  const began = performance.now();
  const calls: Promise<void>[] = [];
  for (let index = 0; index < perSecond * SECONDS; index += 1) {
    await wait(Math.max(0, began + (index * 1000) / perSecond - performance.now()));
    calls.push(call(index));
  }
  await Promise.all(calls);
}

async function timed(call: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await call();
  return performance.now() - began;
}

async function signIn({ url }: Bench, email: string, device?: string): Promise<{ device: string }> {
  const answer = await fetch(url + login.path, {
    method: login.method,
    headers: { 'content-type': 'application/json', ...(device && { cookie: device }) },
    body: JSON.stringify({
      email,
      password: DEMO_PASSWORD,
      acceptedTerms: TERMS_VERSION,
      acceptedPrivacy: PRIVACY_VERSION,
    }),
  });
  if (!answer.ok) throw new Error(`A sign-in was refused: ${await answer.text()}`);
  await answer.arrayBuffer();
  const kept = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('prova-device='));
  return { device: kept?.replace(/;.*$/, '') ?? device ?? '' };
}
