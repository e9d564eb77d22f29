import { knowledgePaths } from '@prova/contract/knowledge/paths';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../lib/api-error.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { QueryView, type Viewed } from '../../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { tabHref } from '../knowledge-address.ts';

const TAB_OF = { course: 'courses', article: 'articles', path: 'paths' } as const;

type Props<T> = { kind: keyof typeof TAB_OF; query: Viewed<T>; children: (data: T) => ReactNode };

/** The page of one course, article or path; or that it is not there, with the way to the others. */
export function ItemView<T>({ kind, query, children }: Props<T>) {
  const { t } = useTranslation('knowledge');
  return (
    <QueryView
      query={query}
      skeleton={<ItemSkeleton />}
      failure={{ level: 1, title: t(`${kind}.loadError`) }}
      refusal={(error) =>
        isApiError(error, 'KNOWLEDGE_NOT_FOUND', 'NOT_FOUND') && (
          <EmptyState
            level={1}
            icon={<SearchX />}
            title={t(`${kind}.gone`)}
            action={<LinkButton href={tabHref(TAB_OF[kind])}>{t(`${kind}.all`)}</LinkButton>}
          >
            {t(`${kind}.goneText`)}
          </EmptyState>
        )
      }
    >
      {children}
    </QueryView>
  );
}

export function ItemSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-4">
      <Skeleton className="h-16 w-full max-w-xl" />
      <Skeleton className="h-10 w-48" />
      <Skeleton className="h-72 w-full max-w-3xl" />
    </SkeletonGroup>
  );
}

/** From a page of the knowledge base back to its list. */
export function useListCrumb() {
  const { t } = useTranslation('knowledge');
  return (kind: keyof typeof TAB_OF) => [
    { label: t('title'), href: knowledgePaths.knowledge },
    { label: t(`tabs.${TAB_OF[kind]}`), href: tabHref(TAB_OF[kind]) },
  ];
}
