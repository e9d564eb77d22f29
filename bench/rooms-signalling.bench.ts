import { fileURLToPath } from 'node:url';
import { ROOM_SOCKET_PATH } from '@prova/contract/rooms/room-protocol';
import { createRoom } from '@prova/contract/rooms/rooms';
import { spawnFollower, stopChild } from '../scripts/support/server-process.ts';
import { addMembers } from './support/add-members.ts';
import type { Bench, Measure } from './support/bench.ts';
import { percentile } from './support/figure.ts';
import { memoryOf } from './support/memory-of.ts';
import type { RoomsAnswer, RoomsAsk } from './support/room-crowd.ts';
import { signIn } from './support/sign-in.ts';

/** Of three people each, as many as a company makes in a day. */
const ROOMS = 200;
const SECONDS = 60;
/** Each is the host of ten rooms, and may have twenty sockets. */
const HOSTS = 20;

/** 200 rooms of three on one process: how long it takes to come in, and what they cost. */
export const measure: Measure = async (bench) => {
  const emails = await addMembers(bench.databaseUrl, bench.volume.companyId, HOSTS);
  const token = [];
  for (const email of emails) token.push(await signIn(bench.url, email));
  const codes = [];
  for (let room = 0; room < ROOMS; room += 1) codes.push(await newRoom(bench));
  const before = await memoryOf(bench.url);
  const url = bench.url.replace('http', 'ws') + ROOM_SOCKET_PATH;
  const { joined, kept } = await meet(
    { url, codes, token, seconds: SECONDS },
    async () => (await memoryOf(bench.url)) - before,
  );
  return [
    {
      name: `rooms, ${joined.length} come in over ${SECONDS} s, by knocking where they have to, p95`,
      value: percentile(joined, 0.95),
      limit: 100,
      unit: 'ms',
      better: 'lower',
    },
    {
      name: `rooms, memory for each of ${ROOMS} of three`,
      value: kept / ROOMS / 1000,
      limit: 500,
      unit: 'kB',
      better: 'lower',
    },
  ];
};

async function newRoom({ url, accessToken }: Bench): Promise<string> {
  const answer = await fetch(url + createRoom.path, {
    method: createRoom.method,
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: '{}',
  });
  if (!answer.ok) throw new Error(`A room could not be made: ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: { code: string } };
  return data.code;
}

/** @param look what is measured while everybody is inside */
async function meet(ask: RoomsAsk, look: () => Promise<number>): Promise<{ joined: number[]; kept: number }> {
  const child = spawnFollower([fileURLToPath(new URL('support/room-crowd.ts', import.meta.url))], {
    output: 'inherit',
    env: {},
  });
  const next = () =>
    new Promise<RoomsAnswer>((resolve, reject) => {
      child.once('message', (said) => resolve(said as RoomsAnswer));
      child.once('exit', () => reject(new Error('Those who come into the rooms have gone.')));
    });
  try {
    await next();
    child.send(ask);
    const said = await next();
    if ('failed' in said) throw new Error(said.failed);
    if (!('joined' in said)) throw new Error('Those who come into the rooms said something else.');
    return { joined: said.joined, kept: await look() };
  } finally {
    await stopChild(child);
  }
}
