import { getExport, listConsents } from '@prova/contract/privacy';
import { sitePaths } from '@prova/contract/site/paths';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../lib/page-title.ts';
import { queryOf } from '../../lib/query.ts';
import { useUser } from '../../lib/session.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { ConsentLists } from './components/consent-lists.tsx';
import { DataCopy } from './components/data-copy.tsx';
import { EraseAccount } from './components/erase-account.tsx';
import { OwnRequests } from './components/own-requests.tsx';
import { VisibilityChoice } from './components/visibility-choice.tsx';

/** Everything a person may do about their data: see what they accepted, take a copy, go. */
export function PrivacyPage() {
  const { t } = useTranslation('my-data');
  usePageTitle(t('title'));
  const { role } = useUser();
  const consents = useQuery(queryOf(listConsents));
  const copy = useQuery(queryOf(getExport));
  const queries = [consents, copy];
  const failed = queries.some(({ isError, data }) => isError && data === undefined);
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-5">
      <PageHeader
        title={t('title')}
        facts={
          <>
            {t('intro')}{' '}
            <Link href={sitePaths.privacy} className="text-brand underline">
              {t('policy')}
            </Link>
          </>
        }
      />
      {failed ? (
        <ErrorState
          title={t('loadError')}
          onRetry={() => {
            for (const query of queries) void query.refetch();
          }}
          retrying={queries.some(({ isFetching }) => isFetching)}
        >
          {t('loadErrorText')}
        </ErrorState>
      ) : consents.data && copy.data !== undefined ? (
        <>
          <DataCopy copy={copy.data} />
          {consents.data.visibility && <VisibilityChoice visibility={consents.data.visibility} />}
          <ConsentLists consents={consents.data} talent={role === 'POTENTIAL'} />
          <OwnRequests />
          <EraseAccount />
        </>
      ) : (
        <SkeletonGroup className="flex flex-col gap-5">
          <Skeleton className="h-36 w-full" />
          <Skeleton className="h-52 w-full" />
          <Skeleton className="h-36 w-full" />
        </SkeletonGroup>
      )}
    </div>
  );
}
