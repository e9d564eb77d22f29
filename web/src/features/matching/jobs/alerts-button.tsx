import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { TalentSearch } from './use-talent-search.ts';

const JobAlertsDialog = lazy(async () => ({ default: (await import('./job-alerts.tsx')).JobAlertsDialog }));

type Props = Pick<ComponentProps<typeof Button>, 'variant' | 'icon'> & {
  asked: TalentSearch;
  isFiltered: boolean;
  children: ReactNode;
};

/** Opens the alerts, with the search at hand as another one. */
export function AlertsButton({ asked, isFiltered, children, ...look }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button {...look} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </Button>
      {open && (
        <Suspense>
          <JobAlertsDialog asked={asked} isFiltered={isFiltered} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
