import { CANDIDATE_STATUSES } from '@prova/contract/applications/application-status';
import { type Board, type Column, getBoard, getColumn } from '@prova/contract/funnel/funnel';
import type { Measure } from './support/bench.ts';
import { type Figure, percentile, timeCalls } from './support/figure.ts';
import { get } from './support/get.ts';

const DAY = 24 * 60 * 60 * 1000;
const dayBefore = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);

/** Every filter of the board alone, and some that people combine. */
const FILTERS: Readonly<Record<string, Record<string, string>>> = {
  closed: { show: 'closed' },
  all: { show: 'all' },
  status: { status: 'review,open_to_test' },
  'every status': { status: CANDIDATE_STATUSES.join(','), show: 'all' },
  source: { source: 'linkedin,direct' },
  'applied from': { appliedFrom: dayBefore(20) },
  'applied to': { appliedTo: dayBefore(40) },
  overdue: { overdue: 'true' },
  'not overdue': { overdue: 'false' },
  unopened: { unopened: 'true' },
  'unwanted answers': { unwanted: 'true' },
  location: { location: 'recife' },
  'by source': { group: 'source' },
  'by status': { group: 'status', show: 'all' },
  'by days without an answer': { group: 'waiting' },
  'search for a name': { search: 'ana sil' },
  'search for a word': { search: 'plataforma' },
  'search for nobody': { search: 'xyzzy' },
  'search, status and source': { search: 'ana', status: 'review', source: 'github' },
};

/** The data of a board of 10,000 applications: its first screen, each filter, and more cards of each column. */
export const measure: Measure = async (bench) => {
  const { jobId } = bench.volume;
  let largest = 0;
  const read = async <T>(...call: Parameters<typeof get>) => {
    const { data, bytes } = await get<T>(...call);
    largest = Math.max(largest, bytes);
    return data;
  };
  const board = (query: Record<string, string | number>) => read<Board>(bench, getBoard, { jobId, ...query });

  const first = percentile(await timeCalls(200, () => board({})), 0.95);
  await board({ perColumn: 50, show: 'all' });

  let slowest = { name: '', milliseconds: 0 };
  for (const [name, filter] of Object.entries(FILTERS)) {
    const milliseconds = percentile(await timeCalls(40, () => board(filter)), 0.95);
    if (milliseconds > slowest.milliseconds) slowest = { name, milliseconds };
  }

  const pages: number[] = [];
  for (const { stage } of (await board({})).columns) {
    let cursor: string | null | undefined;
    for (let page = 0; page < 12 && cursor !== null; page += 1) {
      const began = performance.now();
      const query = { jobId, stageId: stage.id, limit: 100, cursor: cursor ?? undefined };
      cursor = (await read<Column>(bench, getColumn, query)).nextCursor;
      pages.push(performance.now() - began);
    }
  }

  const p95 = (name: string, value: number): Figure => ({ name, value, limit: 60, unit: 'ms', better: 'lower' });
  return [
    p95('board of 10,000, first screen, p95', first),
    p95(`board of 10,000, slowest filter (${slowest.name}), p95`, slowest.milliseconds),
    p95(`board of 10,000, 100 more cards of a column (${pages.length} pages), p95`, percentile(pages, 0.95)),
    { name: 'board of 10,000, largest answer', value: largest / 1000, limit: 300, unit: 'kB', better: 'lower' },
  ];
};
