import { getExport, listConsents } from '@prova/contract/privacy/privacy';
import { sitePaths } from '@prova/contract/site/paths';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../lib/page-title.ts';
import { queryOf } from '../../lib/query.ts';
import { useUser } from '../../lib/session.ts';
import { Link } from '../../ui/link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SkeletonCards } from '../../ui/skeleton-cards.tsx';
import { OwnRecordings } from '../recordings/components/own-recordings.tsx';
import { VisibilityChoice } from '../talents/components/visibility-choice.tsx';
import { ConsentLists } from './components/consent-lists.tsx';
import { DataCopy } from './components/data-copy.tsx';
import { EraseAccount } from './components/erase-account.tsx';
import { OwnRequests } from './components/own-requests.tsx';

/** Everything a person may do about their data: see what they accepted, take a copy, go. */
export function PrivacyPage() {
  const { t } = useTranslation('my-data');
  usePageTitle(t('title'));
  const { role } = useUser();
  const consents = useQuery(queryOf(listConsents));
  const copy = useQuery(queryOf(getExport));
  // All at once: what comes late would push down what is being read.
  const both = {
    data: consents.data && copy.data !== undefined ? { consents: consents.data, copy: copy.data } : undefined,
    error: consents.error ?? copy.error,
    refetch: () => Promise.all([consents.refetch(), copy.refetch()]),
  };
  return (
    <div className="mx-auto flex w-full max-w-column flex-col gap-5">
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
      <QueryView
        query={both}
        skeleton={<SkeletonCards cards={[{ lines: 2, button: true }, { lines: 3 }, { lines: 2, button: true }]} />}
        failure={{ title: t('loadError'), text: t('loadErrorText') }}
      >
        {(data) => (
          <>
            <DataCopy copy={data.copy} />
            {data.consents.visibility && <VisibilityChoice visibility={data.consents.visibility} />}
            <ConsentLists consents={data.consents} talent={role === 'POTENTIAL'} />
            <OwnRecordings />
            <OwnRequests />
            <EraseAccount />
          </>
        )}
      </QueryView>
    </div>
  );
}
