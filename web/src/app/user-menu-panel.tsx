import type { MEMBER_ROLES } from '@prova/contract/companies/team';
import { LogOut } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../lib/i18n.ts';
import { signOut, useUser } from '../lib/session.ts';
import { useWorkingCompany } from '../lib/working-company.ts';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useTheme } from '../ui/theme.ts';
import { ThemeToggle } from '../ui/theme-toggle.tsx';
import { LanguageControl } from './language-control.tsx';
import { foundBy, menuOf } from './navigation.ts';

const CompanySwitcher = lazy(async () => ({
  default: (await import('../features/companies/components/company-switcher.tsx')).CompanySwitcher,
}));

const AREAS = { POTENTIAL: 'talent', RECRUITER: 'recruiter', EXPERT: 'expert' } as const;

/** The schemas that the contract's list stands beside are no part of the menu. */
const ROLES = ['owner', 'recruiter', 'hiring_manager', 'interviewer', 'expert'] as const satisfies typeof MEMBER_ROLES;

/** Who is signed in, what they see it in, and the way out. */
export function UserMenuPanel() {
  const { t } = useTranslation(['app', 'companies']);
  const locale = useLocale();
  const user = useUser();
  const [theme, setTheme] = useTheme();
  const [leaving, setLeaving] = useState(false);
  const company = useWorkingCompany();
  const role = ROLES.find((each) => each === company?.role);
  const owns = role === 'owner';
  const entries = menuOf(AREAS[user.role])
    .filter(foundBy(company?.role))
    .filter(({ ownersOnly }) => owns || !ownersOnly);
  const leave = () => {
    setLeaving(true);
    signOut();
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="min-w-0">
        {user.name && <p className="font-semibold wrap-break-word">{user.name}</p>}
        <p className="text-small text-muted">
          {/* As the team's page calls it. */}
          {role ? t(`companies:role.${role}`) : t(`userMenu.${AREAS[user.role]}`)}
        </p>
        <p className="text-small text-muted wrap-break-word">{user.email}</p>
      </div>
      {user.companies.length > 1 && (
        <Suspense fallback={<Skeleton className="h-16 w-full" />}>
          <CompanySwitcher />
        </Suspense>
      )}
      <nav aria-label={t('userMenu.label')} className="-mx-3 flex flex-col items-stretch border-t pt-3">
        {entries.map(({ to: href, name, icon: Icon, onPhone }) => (
          <LinkButton
            key={href}
            variant="ghost"
            href={href}
            icon={<Icon className="size-4" />}
            className={cx('justify-start', onPhone && (user.role === 'POTENTIAL' ? 'md:hidden' : 'sm:hidden'))}
          >
            {name[locale]}
          </LinkButton>
        ))}
      </nav>
      <div className="flex flex-col items-start gap-2 border-t pt-4">
        <ThemeToggle theme={theme} onChange={setTheme} />
        <LanguageControl className="-ml-3" account />
      </div>
      <Button variant="ghost" icon={<LogOut className="size-4" />} busy={leaving} onClick={leave}>
        {t('userMenu.signOut')}
      </Button>
    </div>
  );
}
