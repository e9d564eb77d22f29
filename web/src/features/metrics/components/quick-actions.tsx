import { applicationPaths } from '@prova/contract/applications/paths';
import { assessmentPaths } from '@prova/contract/assessments/paths';
import { talentPaths } from '@prova/contract/talents/paths';
import { Eye, FileCheck2, ShieldCheck, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../ui/link.tsx';

const ACTIONS = [
  { name: 'prove', href: assessmentPaths.openTests, Icon: ShieldCheck },
  { name: 'profile', href: talentPaths.profile, Icon: UserRound },
  { name: 'applications', href: applicationPaths.talentApplications, Icon: FileCheck2 },
  { name: 'preview', href: talentPaths.preview, Icon: Eye },
] as const;

/** What talents come for, one press away. */
export function QuickActions() {
  const { t } = useTranslation('talent-figures');
  return (
    <nav aria-label={t('actions.title')}>
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {ACTIONS.map(({ name, href, Icon }) => (
          <li key={name} className="flex">
            <Link
              href={href}
              className="flex min-h-14 w-full items-center gap-3 rounded-card border border-border bg-surface px-4 py-2.5 text-sm font-semibold hover:bg-sunken"
            >
              <Icon className="size-5 shrink-0 text-brand" aria-hidden="true" />
              {t(`actions.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
