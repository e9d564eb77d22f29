import { applicationMatch } from '@prova/contract/applications/application-match';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { queryOf } from '../../../lib/query.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { MatchButton, useMatchWords } from './match-button.tsx';

const ExplainedDialog = lazy(async () => ({ default: (await import('./explained-dialog.tsx')).ExplainedDialog }));

type Props = { applicationId: string; name: string; jobTitle: string; className?: string };

/** How a candidate matches the job of an application, for the team. It opens what the number stands on. */
export function ApplicationMatch({ applicationId, name, jobTitle, className }: Props) {
  const { t } = useTranslation('matching');
  const matchWords = useMatchWords();
  const [search, setSearch] = useSearchParams();
  // A request that a person looks at the number leads straight to what it stands on.
  const [open, setOpen] = useState(search.get('match') === 'open');
  const close = () => {
    setOpen(false);
    if (!search.has('match')) return;
    search.delete('match');
    setSearch(search, { replace: true });
  };
  const query = useQuery(queryOf(applicationMatch, { params: { id: applicationId } }));
  if (query.isError)
    return (
      <Button size="sm" variant="ghost" className={className} onClick={() => void query.refetch()}>
        {t('team.retry')}
      </Button>
    );
  if (!query.data) return <Skeleton className="size-12 rounded-full" />;
  const { score } = query.data;
  const label = score === null ? t('team.openUnknown', { name }) : t('team.open', { match: matchWords(score), name });
  return (
    <>
      <MatchButton score={score} label={label} className={className} onPress={() => setOpen(true)} />
      {open && (
        <Suspense>
          <ExplainedDialog
            score={score}
            description={t('team.about', { name, title: jobTitle })}
            query={query}
            team={query.data}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
