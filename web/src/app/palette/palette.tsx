import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CommandPalette } from '../../ui/command-palette.tsx';
import { useActions } from './use-actions.tsx';
import { useFound } from './use-found.tsx';
import { useScreens } from './use-screens.tsx';

/** Jobs and people as the server finds them, screens, and what can be done from anywhere. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('palette');
  const [query, setQuery] = useState('');
  const { jobs, people, loading, failed } = useFound(query);
  const screens = useScreens();
  const actions = useActions();
  return (
    <CommandPalette
      open
      onClose={onClose}
      onQuery={setQuery}
      loading={loading}
      notice={failed ? t('failed') : undefined}
      groups={[
        { id: 'jobs', title: t('jobs'), commands: jobs, found: true },
        { id: 'people', title: t('people'), commands: people, found: true },
        { id: 'screens', title: t('screens'), commands: screens },
        { id: 'actions', title: t('actions'), commands: actions },
      ]}
    />
  );
}
