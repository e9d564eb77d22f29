import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signOut, useUser } from '../lib/session.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { Popover } from '../ui/popover.tsx';
import { useTheme } from '../ui/theme.ts';
import { ThemeToggle } from '../ui/theme-toggle.tsx';
import { LanguageControl } from './language-control.tsx';

/** Who is signed in, what they see it in, and the way out. */
export function UserMenu() {
  const { t } = useTranslation('app');
  const user = useUser();
  const [theme, setTheme] = useTheme();
  const [leaving, setLeaving] = useState(false);
  const isTalent = user.role === 'POTENTIAL';
  const leave = () => {
    setLeaving(true);
    signOut();
  };
  return (
    <Popover
      label={t('userMenu.label')}
      nameTrigger
      variant="bare"
      align="end"
      className="inline-grid size-11 place-items-center rounded-full"
      trigger={<Avatar name={user.name || (isTalent ? 'U' : 'R')} size="sm" />}
      // The three themes stand in one row on a phone.
      panelClassName="w-[21.5rem]"
    >
      <div className="flex flex-col gap-4">
        <div className="min-w-0">
          {user.name && <p className="font-semibold wrap-break-word">{user.name}</p>}
          <p className="text-small text-muted">{t(isTalent ? 'userMenu.talent' : 'userMenu.recruiter')}</p>
          <p className="text-small text-muted wrap-break-word">{user.email}</p>
        </div>
        <div className="flex flex-col items-start gap-2 border-t pt-4">
          <ThemeToggle theme={theme} onChange={setTheme} />
          <LanguageControl className="-ml-3" account />
        </div>
        <Button variant="ghost" icon={<LogOut className="size-4" />} busy={leaving} onClick={leave}>
          {t('userMenu.signOut')}
        </Button>
      </div>
    </Popover>
  );
}
