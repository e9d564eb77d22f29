import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CommandPalette } from '../../ui/command-palette.tsx';
import { useActions } from './use-actions.tsx';
import { useFound } from './use-found.tsx';
import { useScreens } from './use-screens.tsx';

/** Screens, what can be done from anywhere, and jobs and people as the server finds them. */
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
        // What is there at once stands above what has to be found: nothing comes in above what Enter would choose.
        { id: 'screens', title: t('screens'), commands: screens },
        { id: 'actions', title: t('actions'), commands: actions },
        { id: 'jobs', title: t('jobs'), commands: jobs, found: true },
        { id: 'people', title: t('people'), commands: people, found: true },
      ]}
    />
  );
}
