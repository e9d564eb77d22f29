import { expect, test } from 'vitest';
import { slotIn, withCard } from './board-state.ts';
import { rowsOf, withoutMember } from './card-groups.ts';
import { boardOf, cardOf } from './test-board.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const from = (name: string, source: string | null) => ({ ...cardOf(name, 'new'), source });

/** A board by source with one direct card and two of GitHub. */
function grouped() {
  const board = boardOf({ new: ['Bia', 'Ana', 'Caio'] });
  const [first, ...others] = board.columns;
  if (!first) throw new Error('missing');
  const column = {
    ...first,
    cards: [from('Bia', null), from('Ana', 'github'), from('Caio', 'github')],
    groups: [
      { key: 'direct', total: 1 },
      { key: 'github', total: 2 },
    ],
  };
  return { board: { ...board, group: 'source' as const, columns: [column, ...others] }, column };
}

const drawn = (rows: ReturnType<typeof rowsOf>) =>
  rows.map((row) => (row.kind === 'card' ? row.card.name : row.kind === 'group' ? `# ${row.group.key}` : row.kind));

test('a card lands among its own group, or where its group would begin', () => {
  const { column } = grouped();
  const at = (name: string, source: string | null) =>
    drawn(rowsOf(column, slotIn(column, from(name, source), 'source', NOW), 0));
  expect(at('Davi', null)).toEqual(['# direct', 'Bia', 'slot', '# github', 'Ana', 'Caio']);
  expect(at('Aldo', null)).toEqual(['# direct', 'slot', 'Bia', '# github', 'Ana', 'Caio']);
  expect(at('Bruno', 'github')).toEqual(['# direct', 'Bia', '# github', 'Ana', 'slot', 'Caio']);
  expect(at('Davi', 'linkedin')).toEqual(['# direct', 'Bia', '# github', 'Ana', 'Caio', 'slot']);
  expect(at('Davi', 'discord')).toEqual(['# direct', 'Bia', 'slot', '# github', 'Ana', 'Caio']);
});

test('grey cards stand at the end', () => {
  const { column } = grouped();
  expect(drawn(rowsOf(column, null, 2)).slice(-3)).toEqual(['Caio', 'coming', 'coming']);
});

test('a card that changes its group takes its count with it, and an empty group is gone', () => {
  const { board } = grouped();
  const after = withCard(board, { ...from('Bia', 'linkedin'), version: 2 }, 'open', NOW);
  expect(after.columns[0]?.groups).toEqual([
    { key: 'github', total: 2 },
    { key: 'linkedin', total: 1 },
  ]);
  expect(after.columns[0]?.cards.map(({ name }) => name)).toEqual(['Ana', 'Caio', 'Bia']);
  expect(after.columns[0]?.total).toBe(3);
});

test('who leaves is taken from the group that holds the place', () => {
  const groups = [
    { key: 'a', total: 2 },
    { key: 'b', total: 1 },
  ];
  expect(withoutMember(groups, 1)).toEqual([
    { key: 'a', total: 1 },
    { key: 'b', total: 1 },
  ]);
  expect(withoutMember(groups, 2)).toEqual([{ key: 'a', total: 2 }]);
  expect(withoutMember([], 4)).toEqual([]);
});
