import type { Notification } from '@prova/contract/notifications/notifications';
import { expect, test } from 'vitest';
import { groupNotifications } from './group-notifications.ts';

let count = 0;
const entry = (at: string, key: string | null, read = false): Notification => {
  count += 1;
  return {
    id: `n${count}`,
    type: 'APPLICATION_UPDATE',
    title: 'Nova candidatura',
    message: 'mensagem',
    link: null,
    group: key === null ? null : { key, title: `{count} novas candidaturas: ${key} {count}`, message: 'vaga' },
    read,
    // Without a zone: of the day that the reader has.
    createdAt: new Date(at).toISOString(),
  };
};
const shapes = (entries: Notification[]) =>
  groupNotifications(entries).map(({ rows }) =>
    rows.map(({ several, title, entries }) => (several ? title : entries.map(({ id }) => id).join())),
  );

test('what is of one job and one kind is one row of its day, in the place of the newest', () => {
  const alone = entry('2026-11-20T11:00', null);
  const one = [
    entry('2026-11-20T12:00', 'A'),
    alone,
    entry('2026-11-20T10:00', 'B'),
    entry('2026-11-20T09:00', 'A'),
    entry('2026-11-20T08:00', 'A'),
  ];
  // What a title of a job holds is not counted.
  expect(shapes(one)).toEqual([['3 novas candidaturas: A {count}', alone.id, one[2]?.id]]);
  expect(groupNotifications(one)[0]?.rows[0]?.entries.map(({ createdAt }) => createdAt)).toEqual(
    [one[0], one[3], one[4]].map((each) => each?.createdAt),
  );
});

test('days and what was read stay apart', () => {
  const entries = [
    entry('2026-11-20T12:00', 'A'),
    entry('2026-11-20T11:00', 'A', true),
    entry('2026-11-19T23:00', 'A'),
    entry('2026-11-19T22:00', 'A'),
  ];
  expect(shapes(entries)).toEqual([[entries[0]?.id, entries[1]?.id], ['2 novas candidaturas: A {count}']]);
  expect(groupNotifications([])).toEqual([]);
});
