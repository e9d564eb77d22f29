import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Callout } from './callout.tsx';

/** Above what is being typed: what another tab, or somebody else, has saved in its place meanwhile. */
export function ChangedElsewhere({ live, children }: { live: boolean; children: ReactNode }) {
  const { t } = useTranslation('parts');
  // The region stands before its words come, so that screen readers announce them.
  return (
    <div role="status" className="empty:hidden">
      {live && (
        <Callout kind="warning" title={t('changedElsewhere')}>
          {children}
        </Callout>
      )}
    </div>
  );
}
