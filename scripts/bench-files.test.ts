import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { chooseBenchmarks, readBenchArguments } from './bench-files.ts';
import { root } from './run-node.ts';

const files = ['package.json', 'move.bench.ts', 'board.bench.ts', 'support', 'board-page.bench.ts'];

test('all benchmarks run where none is named, else those with the word in their name', () => {
  expect(chooseBenchmarks(files, '')).toEqual(['board-page.bench.ts', 'board.bench.ts', 'move.bench.ts']);
  expect(chooseBenchmarks(files, 'board')).toEqual(['board-page.bench.ts', 'board.bench.ts']);
});

test.each(['nonsense', 'bench', '.ts', 'package'])('%j names no benchmark, and those that exist are told', (part) => {
  const message = `No benchmark has "${part}" in its name. There are: board-page, board, move.`;
  expect(() => chooseBenchmarks(files, part)).toThrow(message);
});

test('a folder without benchmarks is an error, too', () => {
  expect(() => chooseBenchmarks(['support'], '')).toThrow('There are: none.');
});

test('the command refuses a word that names none before it starts anything', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/bench.ts', 'nonsense'], {
    cwd: root,
    encoding: 'utf8',
    // Nothing listens there: whoever asks for a database fails otherwise than by our words.
    env: { ...process.env, TEST_DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^No benchmark has "nonsense" in its name\. There are: .*board-page, board, .*\n$/);
});

test('a folder of examples may be named beside the word', () => {
  expect(readBenchArguments(['matching', '--set', '/tmp/mine'])).toEqual({ part: 'matching', set: '/tmp/mine' });
  expect(readBenchArguments(['--set', '/tmp/mine', 'matching'])).toEqual({ part: 'matching', set: '/tmp/mine' });
  expect(readBenchArguments([])).toEqual({ part: '' });
  expect(() => readBenchArguments(['matching', '--set'])).toThrow('--set takes the path of a folder.');
  expect(() => readBenchArguments(['one', 'two'])).toThrow('one word, not by 2');
});
