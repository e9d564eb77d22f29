import { lazy, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../lib/session.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Popover } from '../ui/popover.tsx';

const load = () => import('./user-menu-panel.tsx');
const UserMenuPanel = lazy(async () => ({ default: (await load()).UserMenuPanel }));

/** Opens what belongs to the person who is signed in. */
export function UserMenu() {
  const { t } = useTranslation('app');
  const user = useUser();
  // Where it fails, opening the menu tries again.
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);
  return (
    <Popover
      label={t('userMenu.label')}
      nameTrigger
      variant="bare"
      align="end"
      className="inline-grid size-11 place-items-center rounded-full"
      trigger={
        <Avatar
          name={user.name || (user.role === 'POTENTIAL' ? 'U' : 'R')}
          src={user.photoUrl ?? undefined}
          size="sm"
        />
      }
      // The three themes stand in one row on a phone.
      panelClassName="w-[21.5rem]"
    >
      <UserMenuPanel />
    </Popover>
  );
}
