import { listApplications, type OwnApplication } from '@prova/contract/applications/applications';
import { jobPaths } from '@prova/contract/jobs/paths';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { pageQueryOf } from '../../../lib/query.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { useOwnUnread } from '../../conversations/conversations.queries.ts';
import { OwnApplicationRow } from './own-application-row.tsx';
import { isOpen, type OwnOffer } from './own-offers.tsx';

const STEP = 20;
const MOST = 100;

/** Which applications are asked for, by the address, and how many there are of the others. */
export function useOwnApplications() {
  const [search] = useSearchParams();
  const open = search.get('show') !== 'ended';
  const limit = Math.min(MOST, Math.max(STEP, Number(search.get('limit')) || STEP));
  const listed = useQuery(pageQueryOf(listApplications, { query: { open: open ? 'true' : 'false', limit } }));
  const other = useQuery(pageQueryOf(listApplications, { query: { open: open ? 'false' : 'true', limit: 1 } }));
  return { open, limit, listed, other };
}

/** The talent's applications, open or ended, grouped by who must act. */
export function OwnApplications({
  titled = false,
  offers = [],
}: {
  /** By the page that it is all of. */
  titled?: boolean;
  /** Those that stand nowhere else on the page: each is opened from its application. */
  offers?: readonly OwnOffer[];
}) {
  const { t } = useTranslation('talents');
  const [, setSearch] = useSearchParams();
  const { open, limit, listed, other } = useOwnApplications();
  const count = (show: boolean) => (show === open ? listed.data : other.data)?.meta.total ?? '';
  // Who has ended ones has applied.
  const emptiness = !open ? 'emptyEnded' : (other.data?.meta.total ?? 0) > 0 ? 'emptyOpen' : 'empty';
  const choose = (show: boolean) =>
    setSearch(show ? {} : { show: 'ended' }, { replace: true, preventScrollReset: true });

  return (
    <section className="flex flex-col gap-4">
      {!titled && <h2 className="text-h4">{t('applications.title')}</h2>}
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t('applications.filter')}</legend>
        {[true, false].map((show) => (
          <button
            key={String(show)}
            type="button"
            aria-pressed={show === open}
            onClick={() => choose(show)}
            className={buttonStyle({ variant: show === open ? 'soft' : 'secondary' })}
          >
            {t(show ? 'applications.open' : 'applications.ended', { count: count(show) })}
          </button>
        ))}
      </fieldset>
      <QueryView
        query={listed}
        skeleton={<SkeletonRows lead="icon" trail rowClassName="px-4 py-4" />}
        failure={{ level: 3, title: t('home.loadError'), text: t('home.loadErrorText') }}
        isEmpty={({ data }) => data.length === 0}
        empty={
          <EmptyState
            level={3}
            title={t(`applications.${emptiness}`)}
            action={
              // The home has the button in its header.
              open &&
              titled && (
                <LinkButton variant="primary" href={jobPaths.talentJobs}>
                  {t('home.browse')}
                </LinkButton>
              )
            }
          >
            {t(`applications.${emptiness}Text`)}
          </EmptyState>
        }
      >
        {({ data }) => <Groups applications={data} open={open} offers={offers} />}
      </QueryView>
      {listed.data && listed.data.meta.total > listed.data.data.length && limit < MOST && (
        <Button
          onClick={() =>
            setSearch(
              { ...(open ? {} : { show: 'ended' }), limit: String(limit + STEP) },
              { replace: true, preventScrollReset: true },
            )
          }
          busy={listed.isFetching}
        >
          {t('applications.more')}
        </Button>
      )}
    </section>
  );
}

type GroupsProps = { applications: readonly OwnApplication[]; open: boolean; offers: readonly OwnOffer[] };

function Groups({ applications, open, offers }: GroupsProps) {
  const { t } = useTranslation('talents');
  const unread = useOwnUnread();
  const groups = open
    ? [
        { title: t('applications.forYou'), list: applications.filter((each) => each.waitsFor === 'candidate') },
        { title: t('applications.forCompany'), list: applications.filter((each) => each.waitsFor !== 'candidate') },
      ]
    : [{ title: t('applications.over'), list: applications }];
  return groups
    .filter(({ list }) => list.length > 0)
    .map(({ title, list }) => (
      <div key={title} className="flex flex-col gap-2">
        <h3 className="text-h5">{title}</h3>
        <Card padded={false}>
          <ul className="divide-y divide-border">
            {list.map((application) => (
              <OwnApplicationRow
                key={application.id}
                application={application}
                unread={unread.get(application.id) ?? 0}
                offer={offers.find((one) => one.applicationId === application.id && isOpen(one))}
              />
            ))}
          </ul>
        </Card>
      </div>
    ));
}
