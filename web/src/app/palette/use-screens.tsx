import { useNavigate } from 'react-router';
import { useLocale } from '../../lib/i18n.ts';
import { useWorkingCompany } from '../../lib/working-company.ts';
import type { Command } from '../../ui/command-palette.tsx';
import { foundBy, menuOf, navigationOf } from '../navigation.ts';

/** Where the navigation and the user menu of a recruiter lead. */
export function useScreens(): Command[] {
  const navigate = useNavigate();
  const locale = useLocale();
  const role = useWorkingCompany()?.role;
  const owns = role === 'owner';
  const menu = menuOf('recruiter').filter(({ ownersOnly }) => owns || !ownersOnly);
  return [...navigationOf('recruiter').filter(foundBy(role)), ...menu].map(({ to: href, name, icon: Icon }) => ({
    id: `screen-${href}`,
    label: name[locale],
    icon: <Icon />,
    onAction: () => void navigate(href),
  }));
}
