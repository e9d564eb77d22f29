import { addNote, listNotes } from '@prova/contract/evaluations/evaluations';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pagesQueryOf, useCall } from '../../../lib/query.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { changedByNote } from '../evaluations.queries.ts';
import { NoteItem } from './note-item.tsx';

/** What the team tells itself about an application. The candidate never sees it. */
export function NotesSection({ applicationId, canWrite }: { applicationId: string; canWrite: boolean }) {
  const { t } = useTranslation('funnel');
  const notes = useInfiniteQuery(pagesQueryOf(listNotes, { params: { id: applicationId } }));
  return (
    <section>
      <h3 className="text-h5">{t('notes.title')}</h3>
      {canWrite && <NewNote applicationId={applicationId} />}
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
        // Who may write one has the field for it above.
        empty={!canWrite && <p className="mt-2 text-muted">{t('notes.none')}</p>}
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

function NewNote({ applicationId }: { applicationId: string }) {
  const { t } = useTranslation('funnel');
  const form = useContractForm(addNote.body, { body: '' });
  const forget = useKeptDraft(`note.${applicationId}`, form);
  const add = useCall(addNote, { invalidates: changedByNote, meta: { quiet: true } });
  return (
    <form
      {...form.formProps(async (body) => {
        await add.mutateAsync({ params: { id: applicationId }, body });
        forget();
        form.reset({ body: '' });
      })}
      className="mt-2 flex flex-col items-start gap-2"
    >
      {form.failure && !form.errorOf('body') && (
        <Callout kind="error" live className="w-full">
          {form.failure}
        </Callout>
      )}
      <TextArea
        data-new-note=""
        label={t('notes.new')}
        hint={t('notes.hint')}
        rows={2}
        maxLength={2000}
        className="w-full"
        {...form.register('body')}
        error={form.errorOf('body')}
      />
      <Button type="submit" size="sm" busy={add.isPending}>
        {t('notes.add')}
      </Button>
    </form>
  );
}
