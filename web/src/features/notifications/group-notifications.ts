import type { Notification } from '@prova/contract/notifications/notifications';

/** One row of the list: a piece of news, or several of the same job and kind. */
export interface NotificationRow {
  readonly id: string;
  /** Whether it tells of several, which it unfolds. */
  readonly several: boolean;
  /** "5 novas candidaturas" of several. */
  readonly title: string;
  readonly message: string;
  /** The newest first. */
  readonly entries: readonly [Notification, ...Notification[]];
}

export interface NotificationDay {
  /** A moment of the day. */
  readonly at: string;
  readonly rows: readonly NotificationRow[];
}

/**
 * Entries, newest first, as days of rows. What belongs together is one row of its day, in the place of its newest; what was
 * read apart from what was not, so that the unread ones stay in sight.
 */
export function groupNotifications(entries: readonly Notification[]): NotificationDay[] {
  const days = new Map<string, Map<string, [Notification, ...Notification[]]>>();
  for (const entry of entries) {
    const day = new Date(entry.createdAt).toDateString();
    const rows = days.get(day) ?? new Map<string, [Notification, ...Notification[]]>();
    days.set(day, rows);
    const key = entry.group ? `${entry.group.key} ${entry.read}` : entry.id;
    const row = rows.get(key);
    if (row) row.push(entry);
    else rows.set(key, [entry]);
  }
  return [...days.values()].map((rows) => {
    const made = [...rows.values()].map(rowOf);
    return { at: made[0]?.entries[0].createdAt ?? '', rows: made };
  });
}

function rowOf(entries: [Notification, ...Notification[]]): NotificationRow {
  const [newest] = entries;
  const { id, title, message, group } = newest;
  if (entries.length === 1 || !group) return { id, several: false, title, message, entries };
  return {
    id,
    message: group.message,
    several: true,
    title: group.title.replace('{count}', String(entries.length)),
    entries,
  };
}
