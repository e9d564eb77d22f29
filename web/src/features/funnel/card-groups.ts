import { type BoardGroup, groupKeyOf, groupRank } from '@prova/contract/funnel/board-groups';
import type { Card, Column } from '@prova/contract/funnel/funnel';
import type { StageType } from '@prova/contract/jobs/stage-types';
import { daysSince } from '../../lib/calendar-day.ts';

type Groups = Column['groups'];

/** The group of a card in a column of this type. */
export function keyOf(card: Card, group: BoardGroup, stageType: StageType, now: number): string {
  return groupKeyOf(group, { ...card, stageType, days: daysSince(card.stageSince, new Date(now)) });
}

/** Whether two states of a card stand in the same group. */
export function isAlike(one: Card, other: Card, group: BoardGroup, stageType: StageType, now: number): boolean {
  return keyOf(one, group, stageType, now) === keyOf(other, group, stageType, now);
}

/** From which place to which one a group stands in a column; where it would stand when there is none. */
export function rangeOf({ groups }: Pick<Column, 'groups'>, key: string, group: BoardGroup): [number, number] {
  let from = 0;
  for (const one of groups) {
    if (one.key === key) return [from, from + one.total];
    if (groupRank(group, one.key) > groupRank(group, key)) break;
    from += one.total;
  }
  return [from, from];
}

/** The groups of a column with one card more. */
export function withMember({ groups, stage }: Column, card: Card, group: BoardGroup, now: number): Groups {
  const key = keyOf(card, group, stage.type, now);
  if (groups.some((one) => one.key === key))
    return groups.map((one) => (one.key === key ? { ...one, total: one.total + 1 } : one));
  const place = groups.findIndex((one) => groupRank(group, one.key) > groupRank(group, key));
  return groups.toSpliced(place < 0 ? groups.length : place, 0, { key, total: 1 });
}

/** The groups of a column without the card at a place: the counts say whose it was. */
export function withoutMember(groups: Groups, place: number): Groups {
  let last = -1;
  const owner = groups.findIndex(({ total }) => {
    last += total;
    return place <= last;
  });
  return groups
    .map((one, index) => (index === owner ? { ...one, total: one.total - 1 } : one))
    .filter(({ total }) => total > 0);
}

/** What is drawn of a column, from top to bottom. */
export type Row =
  | { kind: 'card'; key: string; card: Card; place: number }
  | { kind: 'group'; key: string; group: Groups[number] }
  | { kind: 'slot' | 'coming'; key: string };

/** Where a card would land: before which one, and whether that one begins another group. */
export interface Slot {
  readonly place: number;
  readonly endsGroup: boolean;
}

/** @param coming grey cards at the end */
export function rowsOf({ cards, groups }: Column, slot: Slot | null, coming: number): Row[] {
  const headings = new Map<number, Groups[number]>();
  let first = 0;
  for (const group of groups) {
    headings.set(first, group);
    first += group.total;
  }
  const rows: Row[] = [];
  const land = (place: number, endsGroup: boolean) => {
    if (slot?.place === place && slot.endsGroup === endsGroup) rows.push({ kind: 'slot', key: 'slot' });
  };
  for (const [place, card] of cards.entries()) {
    land(place, true);
    const group = headings.get(place);
    if (group) rows.push({ kind: 'group', key: `group-${group.key}`, group });
    land(place, false);
    rows.push({ kind: 'card', key: card.id, card, place });
  }
  if (slot && slot.place >= cards.length) rows.push({ kind: 'slot', key: 'slot' });
  for (let count = 0; count < coming; count += 1) rows.push({ kind: 'coming', key: `coming-${count}` });
  return rows;
}
