import type { applicationStatusMatch } from '@prova/contract/applications/application-match';
import { privacyPaths } from '@prova/contract/privacy/paths';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { useRead } from '../../../lib/use-read.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { MatchNotLoaded } from './match-not-loaded.tsx';
import { MatchSkeleton } from './match-skeleton.tsx';

const MatchExplained = lazy(() =>
  import('../../matching/components/match-explained.tsx').then(
    ({ MatchExplained }) => ({ default: MatchExplained }),
    () => ({ default: MatchNotLoaded }),
  ),
);

/** How an application matches its job, as the company reads it, by the link of a mail. */
export function GuestMatch({ token }: { token: string }) {
  const { t } = useTranslation('application-status');
  const { percent } = useFormat();
  const explained = useId();
  const [isOpen, setIsOpen] = useState(false);
  const match = useRead<typeof applicationStatusMatch>('/api/v1/applications/status/:token/match', {
    params: { token },
  });
  return (
    <QueryView query={match} skeleton={<MatchSkeleton />} failure={{ title: t('match.loadError') }}>
      {(found) => (
        <Card as="section" className="flex flex-col gap-3">
          <div className="flex items-start justify-between gap-4">
            <div className="min-w-0">
              <h2 className="text-h4">{t('match.title')}</h2>
              <p className="mt-1 text-sm">{t(`match.basis.${found.basis}`)}</p>
            </div>
            <p className="shrink-0 text-h3 tabular">
              {found.score === null ? t('match.unknown') : percent(found.score / 100)}
            </p>
          </div>
          <Button
            size="sm"
            className="self-start"
            aria-expanded={isOpen}
            aria-controls={explained}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t(isOpen ? 'match.hide' : 'match.show')}
          </Button>
          <div id={explained} hidden={!isOpen}>
            {isOpen && (
              <Suspense fallback={<Spinner />}>
                {/* What would raise it is said of a profile, which a guest has not. */}
                <MatchExplained explanation={{ ...found, raises: [] }} own={found} />
              </Suspense>
            )}
          </div>
          <p className="text-sm text-muted">
            {t('match.disagree')}{' '}
            <Link href={privacyPaths.dataRequest} className="font-semibold text-brand underline">
              {t('match.askReview')}
            </Link>
          </p>
        </Card>
      )}
    </QueryView>
  );
}
