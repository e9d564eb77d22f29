import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Board, getBoard } from '@prova/contract/funnel/funnel';
import { SOCKET_PATH } from '@prova/contract/realtime';
import { freePort, spawnFollower, stopChild } from '../scripts/support/server-process.ts';
import { addMembers } from './support/add-members.ts';
import type { Bench, Measure } from './support/bench.ts';
import { openCrowd } from './support/crowd.ts';
import { percentile } from './support/figure.ts';
import { get } from './support/get.ts';
import { memoryOf } from './support/memory-of.ts';
import { moveCard } from './support/move-card.ts';
import { signIn } from './support/sign-in.ts';

/** As many sockets as one person may have, of a hundred people of the company. */
const PEOPLE = 100;
const EACH = 20;
const SOCKETS = PEOPLE * EACH;
const CHANGES = 30;
const WARM_UP = 5;
/** As long as what the real server says of a card that moved. */
const SAID = JSON.stringify({
  type: 'board:changed',
  data: { applicationId: crypto.randomUUID(), filling: 'x'.repeat(240) },
});

/** 2,000 sockets that follow one board: their memory, and when the last of them hears of a change. */
export const measure: Measure = async (bench) => {
  const emails = await addMembers(bench.databaseUrl, bench.volume.companyId, PEOPLE);
  const tokens = [];
  for (const email of emails) tokens.push(await signIn(bench.url, email));
  const before = await memoryOf(bench.url);
  const crowd = await openCrowd({
    url: bench.url.replace('http', 'ws') + SOCKET_PATH,
    tokens,
    each: EACH,
    jobId: bench.volume.jobId,
  });
  const real: number[] = [];
  let kept = 0;
  try {
    kept = (await memoryOf(bench.url)) - before;
    const cards = await movableCards(bench);
    for (let change = 0; change < CHANGES + WARM_UP; change += 1) {
      const heard = await crowd.hear(() => cards.moveNext());
      if (change >= WARM_UP) real.push(...heard);
    }
  } finally {
    await crowd.close();
  }
  const bare = await bareFanOut();
  const [p99, bareP99] = [percentile(real, 0.99), percentile(bare, 0.99)];
  const machine = `${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`;
  return [
    {
      name: `sockets, memory for each of ${SOCKETS}`,
      value: kept / SOCKETS / 1000,
      limit: 60,
      unit: 'kB',
      better: 'lower',
    },
    {
      name: `sockets, ${SOCKETS} hear of a move, p99 (${machine})`,
      value: p99,
      limit: 150,
      unit: 'ms',
      better: 'lower',
    },
    {
      name: `sockets, that by a bare server of ws, which has no database (${bareP99.toFixed(0)} ms)`,
      value: p99 / bareP99,
      limit: 4,
      unit: 'times',
      better: 'lower',
    },
  ];
};

/** Cards of one column, which go to the next one and back. */
async function movableCards(bench: Bench) {
  const { data: board } = await get<Board>(bench, getBoard, { jobId: bench.volume.jobId, perColumn: 20 });
  const [from, to] = ['review', 'interview'].map((type) => board.columns.find(({ stage }) => stage.type === type));
  const card = from?.cards[0];
  if (!from || !to || !card) throw new Error('The board lacks a card that can be moved.');
  let { version } = card;
  let there = false;
  return {
    moveNext: async () => {
      there = !there;
      const moved = await moveCard(bench, card.id, { targetStageId: (there ? to : from).stage.id, version });
      version = moved.card.version;
    },
  };
}

async function bareFanOut(): Promise<number[]> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawnFollower([fileURLToPath(new URL('support/bare-sockets.ts', import.meta.url))], {
    output: 'inherit',
    env: { PORT: String(port) },
  });
  try {
    while (!(await fetch(url).catch(() => null))?.ok) await delay(50);
    const tokens = Array.from({ length: PEOPLE }, () => '');
    const crowd = await openCrowd({ url: url.replace('http', 'ws'), tokens, each: EACH, jobId: null });
    const samples: number[] = [];
    try {
      for (let change = 0; change < CHANGES + WARM_UP; change += 1) {
        const heard = await crowd.hear(() => fetch(url, { method: 'POST', body: SAID }));
        if (change >= WARM_UP) samples.push(...heard);
      }
    } finally {
      await crowd.close();
    }
    return samples;
  } finally {
    await stopChild(server);
  }
}
