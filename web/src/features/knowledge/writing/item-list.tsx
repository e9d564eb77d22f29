import type { KnowledgeKind } from '@prova/contract/knowledge/knowledge-fields';
import { useQuery } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { CardRowsSkeleton, Listing, ListRows } from '../../../widgets/list-page.tsx';
import { articlesQuery, coursesQuery, learningPathsQuery } from '../knowledge.queries.ts';
import { ItemRow } from './item-row.tsx';
import type { WrittenCard } from './kinds.ts';

type Query = Parameters<typeof coursesQuery>[0];
type Props = Pick<ComponentProps<typeof Listing<WrittenCard>>, 'list' | 'bar'> & {
  kind: KnowledgeKind;
  query: Query;
  create: ReactNode;
};

/** An author's own of one kind, page by page. */
export function ItemList({ kind, list, query, bar, create }: Props) {
  const { t } = useTranslation('knowledge-writing');
  const courses = useQuery({ ...coursesQuery(query), enabled: kind === 'courses' });
  const articles = useQuery({ ...articlesQuery(query), enabled: kind === 'articles' });
  const paths = useQuery({ ...learningPathsQuery(query), enabled: kind === 'learning-paths' });
  const shown = { courses, articles, 'learning-paths': paths }[kind];
  return (
    <div className="flex flex-col gap-4">
      <Listing<WrittenCard>
        list={list}
        query={shown}
        bar={bar}
        skeleton={<CardRowsSkeleton />}
        failure={t('loadError')}
        empty={
          <EmptyState title={t(`empty.${kind}`)} icon={<PenLine />} action={create}>
            {t('empty.text')}
          </EmptyState>
        }
        noMatch={{ title: t('noMatch') }}
      >
        {(rows, busy) => (
          <ListRows label={t(`kinds.${kind}`)} busy={busy}>
            {rows.map((item) => (
              <ItemRow key={item.id} kind={kind} item={item} />
            ))}
          </ListRows>
        )}
      </Listing>
    </div>
  );
}
