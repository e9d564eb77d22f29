import { jobPaths } from '@prova/contract/jobs/paths';
import { LogOut, Moon, Plus, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { signOut } from '../../lib/session.ts';
import { useWorkingCompany } from '../../lib/working-company.ts';
import type { Command } from '../../ui/command-palette.tsx';
import { useTheme } from '../../ui/theme.ts';

const RUN_JOBS = ['owner', 'recruiter'];

/** What a recruiter can do from anywhere. */
export function useActions(): Command[] {
  const { t } = useTranslation(['palette', 'app']);
  const navigate = useNavigate();
  const [, setTheme] = useTheme();
  const role = useWorkingCompany()?.role;
  return [
    ...(role && RUN_JOBS.includes(role)
      ? [{ id: 'new-job', label: t('newJob'), icon: <Plus />, onAction: () => void navigate(jobPaths.newJob) }]
      : []),
    { id: 'light', label: t('light'), icon: <Sun />, onAction: () => setTheme('light') },
    { id: 'dark', label: t('dark'), icon: <Moon />, onAction: () => setTheme('dark') },
    { id: 'sign-out', label: t('app:userMenu.signOut'), icon: <LogOut />, onAction: () => signOut() },
  ];
}
