import type { MenuEntry, NavigationEntry } from '../lib/feature.ts';
import { features } from './features.ts';

const byOrder = (one: { order: number }, other: { order: number }) => one.order - other.order;

/** The main navigation of a role. A screen adds its entry when it exists; nothing here leads nowhere. */
export function navigationOf(area: NavigationEntry['area']): readonly NavigationEntry[] {
  return features
    .flatMap(({ navigation = [] }) => navigation)
    .filter((entry) => entry.area === area)
    .sort(byOrder);
}

/** What of it somebody finds something at, by their role in the company they work for. */
export const foundBy =
  (role: string | undefined) =>
  ({ not }: Pick<NavigationEntry, 'not'>): boolean =>
    !role || !not?.includes(role);

/** The user menu of a role. What is `onPhone` has its place in the bar on wider screens. */
export function menuOf(area: MenuEntry['area']): readonly (MenuEntry & { onPhone?: true })[] {
  const ofBar = navigationOf(area).flatMap(({ inPhoneMenu, ...entry }) =>
    inPhoneMenu === undefined ? [] : [{ ...entry, order: inPhoneMenu, onPhone: true as const }],
  );
  return [...features.flatMap(({ menu = [] }) => menu).filter((entry) => entry.area === area), ...ofBar].sort(byOrder);
}

export function isActive({ to, active, covers }: NavigationEntry, pathname: string): boolean {
  const within = (place: string) => pathname === place || pathname.startsWith(`${place}/`);
  return pathname === to || (active === 'prefix' && within(to)) || (covers !== undefined && within(covers));
}
