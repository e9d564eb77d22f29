import { useQuery } from '@tanstack/react-query';
import { FileText, GraduationCap, Route } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { Viewed } from '../../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { Listing, ListRows } from '../../../widgets/list-page.tsx';
import { ArticleCard, CourseCard, PathCard } from '../components/item-cards.tsx';
import { articlesQuery, coursesQuery, learningPathsQuery } from '../knowledge.queries.ts';
import type { KnowledgeList, Tab } from '../knowledge-address.ts';
import { useExampleItems } from './example-items.ts';
import { type Facets, KnowledgeBar } from './knowledge-bar.tsx';

type Props = { list: KnowledgeList; facets: Facets | undefined };

const ICONS = { courses: <GraduationCap />, articles: <FileText />, paths: <Route /> } as const;

export function CourseList(props: Props) {
  const { courses } = useExampleItems();
  const query = useQuery(coursesQuery(askedOf(props.list)));
  return (
    <KindList
      {...props}
      query={query}
      example={courses}
      card={(item, isExample) => <CourseCard key={item.id} item={item} isExample={isExample} />}
    />
  );
}

export function ArticleList(props: Props) {
  const { articles } = useExampleItems();
  const query = useQuery(articlesQuery(askedOf(props.list)));
  return (
    <KindList
      {...props}
      query={query}
      example={articles}
      card={(item, isExample) => <ArticleCard key={item.id} item={item} isExample={isExample} />}
    />
  );
}

export function PathList(props: Props) {
  const { paths } = useExampleItems();
  const query = useQuery(learningPathsQuery(askedOf(props.list)));
  return (
    <KindList
      {...props}
      query={query}
      example={paths}
      card={(item, isExample) => <PathCard key={item.id} item={item} isExample={isExample} />}
    />
  );
}

const askedOf = ({ query: { tab: _, ...asked } }: KnowledgeList) => asked;

type Page<Item> = { data: readonly Item[]; meta: { total: number; totalPages: number } };
type KindProps<Item> = Props & {
  query: Viewed<Page<Item>> & { isPlaceholderData: boolean };
  example: readonly Item[];
  card: (item: Item, isExample: boolean) => ReactNode;
};

/** Courses, articles or paths, page by page. */
function KindList<Item>({ list, facets, query, example, card }: KindProps<Item>) {
  const { t } = useTranslation('knowledge');
  const tab: Tab = list.filters.tab;
  const cards = (rows: readonly Item[], { busy = false, isExample = false }) => (
    <ListRows label={t(`tabs.${tab}`)} busy={busy} className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
      {rows.map((item) => card(item, isExample))}
    </ListRows>
  );
  return (
    <div className="flex flex-col gap-4">
      <Listing
        list={list}
        query={query}
        bar={(total) => <KnowledgeBar list={list} facets={facets} total={total} />}
        skeleton={
          <SkeletonGroup className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
            {[0, 1, 2].map((row) => (
              <Skeleton key={row} className="h-52 w-full" />
            ))}
          </SkeletonGroup>
        }
        failure={t('loadError')}
        empty={
          <EmptyState title={t(`empty.${tab}`)} icon={ICONS[tab]}>
            {t(`empty.${tab}Text`)}
          </EmptyState>
        }
        noMatch={{ title: t(`noMatch.${tab}`) }}
        example={{ rows: example, draw: (rows) => cards(rows, { isExample: true }) }}
      >
        {(rows, busy) => cards(rows, { busy })}
      </Listing>
    </div>
  );
}
