import { Briefcase, House, type LucideIcon } from 'lucide-react';
import { paths } from './paths.ts';

export interface NavItem {
  to: string;
  icon: LucideIcon;
  /** Name of the phrases in `app.nav`: the label and, with "Hint", what hovering says. */
  name: 'home' | 'jobs';
  /** `exact`: active only on its own page; `prefix`: on the pages below it, too. */
  active: 'exact' | 'prefix';
}

/** The top navigation. A screen adds its line when it exists; nothing here leads to an empty room. */
export const recruiterNavigation: readonly NavItem[] = [
  { to: paths.recruiterHome, icon: House, name: 'home', active: 'exact' },
  { to: paths.recruiterJobs, icon: Briefcase, name: 'jobs', active: 'prefix' },
];

export const expertNavigation: readonly NavItem[] = [
  { to: paths.expertHome, icon: House, name: 'home', active: 'exact' },
];

export const talentNavigation: readonly NavItem[] = [
  { to: paths.talentHome, icon: House, name: 'home', active: 'exact' },
];

export function isActive({ to, active }: NavItem, pathname: string): boolean {
  return pathname === to || (active === 'prefix' && pathname.startsWith(`${to}/`));
}
