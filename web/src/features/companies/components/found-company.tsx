import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

// With its form, which the home of everybody else does without.
const FoundDialog = lazy(async () => ({ default: (await import('./found-dialog.tsx')).FoundDialog }));

/** For a recruiter who has left every company, or was removed: the way to one of their own. */
export function FoundCompany({ level }: { level?: 1 | 2 | 3 }) {
  const { t } = useTranslation('companies');
  const [open, setOpen] = useState(false);
  return (
    <EmptyState
      {...(level && { level })}
      title={t('noCompany')}
      action={
        <Button variant="primary" onClick={() => setOpen(true)}>
          {t('found.open')}
        </Button>
      }
    >
      {t('found.text')}
      {open && (
        <Suspense>
          <FoundDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </EmptyState>
  );
}
