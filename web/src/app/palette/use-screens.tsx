import { talentPaths } from '@prova/contract/talents/paths';
import { UserSearch } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLocale } from '../../lib/i18n.ts';
import { useWorkingCompany } from '../../lib/working-company.ts';
import type { Command } from '../../ui/command-palette.tsx';
import { foundBy, menuOf, navigationOf } from '../navigation.ts';

/** Where the navigation and the user menu of a recruiter lead. */
export function useScreens(): Command[] {
  const navigate = useNavigate();
  const locale = useLocale();
  const { t } = useTranslation('palette');
  const company = useWorkingCompany();
  const role = company?.role;
  const owns = role === 'owner';
  const menu = menuOf('recruiter').filter(({ ownersOnly }) => owns || !ownersOnly);
  const talents = {
    id: 'screen-talents',
    label: t('talents'),
    icon: <UserSearch />,
    onAction: () => void navigate(talentPaths.talents),
  };
  const entries = [...navigationOf('recruiter'), ...menu].filter(foundBy(role));
  // Both lead to some of them.
  const screens = [...new Map(entries.map((entry) => [entry.to, entry])).values()].map(
    ({ to: href, name, icon: Icon }) => ({
      id: `screen-${href}`,
      label: name[locale],
      icon: <Icon />,
      onAction: () => void navigate(href),
    }),
  );
  return company?.runsJobs ? [...screens, talents] : screens;
}
