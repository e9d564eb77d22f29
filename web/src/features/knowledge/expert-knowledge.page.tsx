import { KNOWLEDGE_SORTS } from '@prova/contract/knowledge/knowledge-fields';
import { to } from '@prova/contract/paths';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { isApiError } from '../../lib/api-error.ts';
import { useListAddress } from '../../lib/list-address.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ListFilterBar } from '../../widgets/list-filter-bar.tsx';
import { facetsQuery } from './knowledge.queries.ts';
import { kindOfTab, TABS, type Tab } from './knowledge-address.ts';
import { ItemList } from './writing/item-list.tsx';
import { KINDS } from './writing/kinds.ts';
import { NotAuthor } from './writing/not-author.tsx';
import { writingFilters } from './writing/writing-address.ts';

const CreateDialog = lazy(async () => ({ default: (await import('./writing/create-dialog.tsx')).CreateDialog }));

/** What an expert writes for the knowledge base. */
export function ExpertKnowledgePage() {
  const { t } = useTranslation('knowledge-writing');
  usePageTitle(t('title'));
  const navigate = useNavigate();
  const [isCreating, setIsCreating] = useState(false);
  const list = useListAddress(writingFilters);
  const { tab, status, search } = list.filters;
  const kind = kindOfTab[tab];
  const asked = {
    ...(search.trim() && { search: search.trim() }),
    // Both are all.
    ...(status.length === 1 && { status: status[0] }),
  };
  const facets = useQuery({ ...facetsQuery({ kind, ...asked }), placeholderData: keepPreviousData });
  if (isApiError(facets.error, 'NOT_KNOWLEDGE_AUTHOR')) return <NotAuthor />;
  const countOf = (each: Tab) => facets.data?.kinds.find(({ value }) => value === kindOfTab[each])?.count;
  const create = (
    <Button variant="primary" icon={<Plus className="size-4" />} onClick={() => setIsCreating(true)}>
      {t(`create.${kind}`)}
    </Button>
  );
  return (
    <div className="flex flex-col gap-5">
      <PageHeader title={t('title')} facts={t('lead')} actions={create} />
      <Tabs
        label={t('tabs')}
        selected={tab}
        onSelect={(id) => list.change({ tab: id as Tab })}
        byAddress
        items={TABS.map((id) => {
          const count = countOf(id);
          return {
            id,
            label: t(`kinds.${kindOfTab[id]}`),
            ...(count !== undefined && { count }),
            content: (
              <ItemList
                kind={kindOfTab[id]}
                list={list}
                query={{ ...asked, sort: list.filters.sort, page: list.filters.page }}
                create={create}
                bar={(total) => (
                  <ListFilterBar
                    list={list}
                    label={t('filters.label')}
                    search={{ label: t('filters.search'), placeholder: t('filters.placeholder') }}
                    filters={{
                      status: {
                        label: t('filters.status'),
                        any: t('filters.anyStatus'),
                        name: (value) => t(`status.${value}`),
                      },
                    }}
                    sorts={KNOWLEDGE_SORTS}
                    sortName={(sort) => t(`sorts.${sort}`)}
                    results={total === undefined ? undefined : t('results', { count: total })}
                  />
                )}
              />
            ),
          };
        })}
      />
      {isCreating && (
        <Suspense>
          <CreateDialog
            kind={kind}
            onCreated={(id) => void navigate(to(KINDS[kind].path, { id }))}
            onClose={() => setIsCreating(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
