import { SearchX } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../lib/api-error.ts';
import { useLastPage } from '../lib/page-number.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { cx } from '../ui/cx.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { QueryView, type Viewed } from '../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { WithExample } from './with-example.tsx';

type Page<Row> = { data: readonly Row[]; meta: { total: number; totalPages: number } };

type ListingProps<Row> = {
  /** What `useListAddress` answers. */
  list: {
    filters: { page: number };
    isFiltered: boolean;
    change: (change: { page: number }) => void;
    clear: () => void;
  };
  query: Viewed<Page<Row>> & { isPlaceholderData: boolean };
  /** What the list is narrowed and sorted by; where nothing is listed at all, it is left out. */
  bar?: (total: number | undefined) => ReactNode;
  skeleton: ReactNode;
  /** That the list has not loaded. */
  failure: string;
  /** In the place of the list, for whom it is not. */
  refused?: ReactNode;
  /** What this place is for and the one next step, while there is nothing. */
  empty: ReactNode;
  /** The filters find nothing; they can be taken away. */
  noMatch: { title: string; text?: string; action?: ReactNode };
  /** Rows as they may look, for whoever asks to see some while the list does not load: they lead nowhere. */
  example?: { rows: readonly Row[]; draw: (rows: readonly Row[]) => ReactNode };
  /** @param busy what shows is still of the page before */
  children: (rows: readonly Row[], busy: boolean) => ReactNode;
};

/** A list by pages: what it is filtered by, its rows, or why there are none. */
export function Listing<Row>({
  list,
  query,
  bar,
  skeleton,
  failure,
  refused,
  empty,
  noMatch,
  example,
  children,
}: ListingProps<Row>) {
  const { t } = useTranslation('parts');
  const { filters, isFiltered, change, clear } = list;
  const { total, totalPages = 1 } = query.data?.meta ?? {};
  const goTo = (page: number) => change({ page });
  useLastPage(filters.page, query, goTo);
  const view = {
    query,
    skeleton,
    failure: { title: failure },
    refusal: () => isRefused(refused, query) && refused,
    isEmpty: ({ data }: Page<Row>) => data.length === 0,
    empty:
      isFiltered || total !== 0 ? (
        <EmptyState
          title={noMatch.title}
          icon={<SearchX />}
          action={noMatch.action ?? <Button onClick={clear}>{t('filters.clear')}</Button>}
        >
          {noMatch.text}
        </EmptyState>
      ) : (
        empty
      ),
  };
  const drawn = ({ data }: Page<Row>) => children(data, query.isPlaceholderData);
  return (
    <>
      {!isUntouched(list, query) && !isRefused(refused, query) && bar?.(total)}
      {example ? (
        <WithExample
          {...view}
          example={{ data: example.rows, meta: { total: example.rows.length, totalPages: 1 } }}
          drawExample={({ data }) => example.draw(data)}
        >
          {drawn}
        </WithExample>
      ) : (
        <QueryView {...view}>{drawn}</QueryView>
      )}
      <Pagination page={filters.page} totalPages={totalPages} onPage={goTo} />
    </>
  );
}

type Props<Row> = Omit<ListingProps<Row>, 'empty'> & {
  title: string;
  header?: Omit<ComponentProps<typeof PageHeader>, 'title'>;
  /** Makes the first one and all others: in the header, or beside what says that there is none. */
  create?: ReactNode;
  empty: { title: string; text: string; icon: ReactNode; action?: ReactNode };
  /** In the place of the page, for who works with no company. */
  noCompany?: ReactNode;
  className?: string;
  /** Dialogs and what else stands over the list. */
  over?: ReactNode;
};

/** A page that is a list by pages. */
export function ListPage<Row>({
  title,
  header,
  create,
  empty,
  noCompany,
  className = 'gap-5',
  over,
  ...listing
}: Props<Row>) {
  usePageTitle(title);
  const { list, query, refused } = listing;
  if (noCompany && isApiError(query.error, 'NO_COMPANY')) return noCompany;
  const begun = !isUntouched(list, query) && !isRefused(refused, query);
  const actions = header?.actions ?? (begun && create);
  return (
    <div className={cx('flex flex-col', className)}>
      <PageHeader title={title} {...header} actions={actions} />
      <Listing
        {...listing}
        empty={
          <EmptyState title={empty.title} icon={empty.icon} action={empty.action ?? create}>
            {empty.text}
          </EmptyState>
        }
      />
      {over}
    </div>
  );
}

type RowsProps = { label: string; busy: boolean; className?: string; children: ReactNode };

/** Rows below one another, pale while those of another page come. */
export function ListRows({ label, busy, className = 'flex flex-col gap-3', children }: RowsProps) {
  return (
    <ul aria-label={label} className={cx(className, busy && 'opacity-60')}>
      {children}
    </ul>
  );
}

/** Cards that are coming, each with a title, a line of facts and a button. */
export function CardRowsSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-3">
      {[0, 1, 2, 3].map((row) => (
        <Card key={row} className="flex min-h-24 flex-wrap items-center justify-between gap-6">
          <div className="flex min-w-0 flex-1 flex-col gap-2.5">
            <Skeleton className="h-5 w-3/4 max-w-80" />
            <Skeleton className="w-full max-w-md" />
          </div>
          <Skeleton className="h-9 w-36" />
        </Card>
      ))}
    </SkeletonGroup>
  );
}

type State = Pick<ListingProps<unknown>, 'list' | 'query'>;

/** There is nothing yet, whatever one filters by. */
const isUntouched = ({ isFiltered }: State['list'], { data }: State['query']) => !isFiltered && data?.meta.total === 0;
const isRefused = (refused: ReactNode, { error }: State['query']) => Boolean(refused) && isApiError(error, 'FORBIDDEN');
