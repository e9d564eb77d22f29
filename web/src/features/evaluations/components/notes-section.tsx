import { listNotes } from '@prova/contract/evaluations/evaluations';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pagesQueryOf } from '../../../lib/query.ts';
import { Button } from '../../../ui/button.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { NoteItem } from './note-item.tsx';

/** What the team tells itself about an application. The candidate never sees it. */
export function NotesSection({ applicationId }: { applicationId: string }) {
  const { t } = useTranslation('funnel');
  const notes = useInfiniteQuery(pagesQueryOf(listNotes, { params: { id: applicationId } }));
  return (
    <section>
      <h3 className="text-h5">{t('notes.title')}</h3>
      <QueryView
        query={notes}
        skeleton={
          <SkeletonGroup className="mt-4 flex flex-col gap-2">
            <Skeleton className="w-40" />
            <Skeleton className="w-full" />
          </SkeletonGroup>
        }
        failure={{ level: 4, title: t('notes.error'), className: 'mt-3' }}
        isEmpty={({ pages }) => pages.every(({ data }) => data.length === 0)}
        empty={<p className="mt-2 text-muted">{t('notes.none')}</p>}
      >
        {({ pages }) => (
          <ul className="mt-4 flex flex-col gap-4">
            {pages
              .flatMap(({ data }) => data)
              .map((note) => (
                <NoteItem key={note.id} note={note} />
              ))}
          </ul>
        )}
      </QueryView>
      {notes.hasNextPage && (
        <Button
          size="sm"
          variant="quiet"
          className="mt-2"
          busy={notes.isFetchingNextPage}
          onClick={() => void notes.fetchNextPage()}
        >
          {t('notes.more')}
        </Button>
      )}
    </section>
  );
}
