import { type Board, getBoard } from '@prova/contract/funnel/funnel';
import type { Measure } from './support/bench.ts';
import { percentile } from './support/figure.ts';
import { get } from './support/get.ts';
import { moveCard } from './support/move-card.ts';
import { openWindow } from './support/window.ts';

const MOVES = 200;
const WARM_UP = 20;

/** Cards moved one after the other, and when another window on the same board has heard of each. */
export const measure: Measure = async (bench) => {
  const { jobId } = bench.volume;
  const { data: board } = await get<Board>(bench, getBoard, { jobId, perColumn: 50 });
  const [from, to] = ['review', 'interview'].map((type) => board.columns.find(({ stage }) => stage.type === type));
  if (!from || !to) throw new Error('The board lacks the stages between which cards are moved.');
  const versions = new Map(from.cards.map(({ id, version }) => [id, version]));
  const ids = [...versions.keys()];
  const window = await openWindow(bench, jobId);
  const server: number[] = [];
  const heard: number[] = [];
  try {
    for (let index = 0; index < MOVES + WARM_UP; index += 1) {
      const id = ids[index % ids.length] ?? '';
      const target = Math.floor(index / ids.length) % 2 === 0 ? to : from;
      const arrival = window.hears(id);
      const began = performance.now();
      const { card } = await moveCard(bench, id, { targetStageId: target.stage.id, version: versions.get(id) });
      const answered = performance.now();
      versions.set(id, card.version);
      const arrived = await arrival;
      if (index < WARM_UP) continue;
      server.push(answered - began);
      heard.push(arrived - began);
    }
  } finally {
    window.close();
  }
  return [
    { name: 'move of a card, p95', value: percentile(server, 0.95), limit: 40, unit: 'ms', better: 'lower' },
    {
      name: 'move heard by another window, p95',
      value: percentile(heard, 0.95),
      limit: 300,
      unit: 'ms',
      better: 'lower',
    },
  ];
};
