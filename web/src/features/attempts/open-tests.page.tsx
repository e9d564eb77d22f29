import { assessmentPaths } from '@prova/contract/assessments/paths';
import { TEST_CATEGORIES, TEST_DIFFICULTIES } from '@prova/contract/assessments/test-fields';
import { OPEN_TEST_SORTS } from '@prova/contract/attempts/open-tests';
import { to } from '@prova/contract/paths';
import { talentPaths } from '@prova/contract/talents/paths';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ClipboardCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { choices, listAddress, order, useListAddress, words } from '../../lib/list-address.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { ListFilterBar } from '../../widgets/list-filter-bar.tsx';
import { ListPage, ListRows } from '../../widgets/list-page.tsx';
import { gapLeft } from '../talents/components/prove-skill.ts';
import { openTestsQuery } from './attempts.queries.ts';
import { OpenTestCard } from './components/open-test-card.tsx';

const openFilters = listAddress(
  { search: words(120), skill: words(80), category: choices(TEST_CATEGORIES), difficulty: choices(TEST_DIFFICULTIES) },
  { sort: order(OPEN_TEST_SORTS) },
);

/** Tests that nobody asked the talent for: chosen to prove what they know. */
export function OpenTestsPage() {
  const { t } = useTranslation(['open-tests', 'own-tests', 'tests', 'prove']);
  const list = useListAddress(openFilters);
  const tests = useQuery(openTestsQuery(list.query));
  const any = t('tests:filters.any');
  const { skill } = list.filters;
  // Other filters, too, hide tests: then nothing is known of the skill.
  const onlySkill = Object.keys(list.asked).every((name) => name === 'skill');
  const back = skill ? gapLeft(skill) : null;
  return (
    <ListPage
      title={skill ? t('prove:title', { skill }) : t('title')}
      className="mx-auto w-full max-w-4xl gap-4"
      header={{
        // The line of facts wraps before the actions leave the title's side.
        className: 'sm:flex-nowrap sm:[&>:last-child]:shrink-0',
        facts: t(skill ? 'prove:lead' : 'lead', { skill }),
        actions: back ? (
          <LinkButton href={back} icon={<ArrowLeft className="size-4" />}>
            {t('prove:back')}
          </LinkButton>
        ) : (
          <LinkButton href={assessmentPaths.ownTests}>{t('own-tests:toTests')}</LinkButton>
        ),
      }}
      list={list}
      query={tests}
      bar={(total) => (
        <ListFilterBar
          list={list}
          label={t('tests:filters.label')}
          search={{ label: t('search'), placeholder: t('searchPlaceholder') }}
          filters={{
            category: { label: t('tests:filters.category'), any, name: (value) => t(`tests:category.${value}`) },
            difficulty: { label: t('tests:filters.difficulty'), any, name: (value) => t(`tests:difficulty.${value}`) },
          }}
          sorts={OPEN_TEST_SORTS}
          sortName={(sort) => t(`sorts.${sort}`)}
          results={total === undefined ? undefined : t('tests:filters.results', { count: total })}
        />
      )}
      skeleton={
        <SkeletonGroup className="flex flex-col gap-3">
          <Skeleton className="h-44 w-full" />
          <Skeleton className="h-44 w-full" />
        </SkeletonGroup>
      }
      failure={t('loadError')}
      empty={{ title: t('none'), text: t('noneText'), icon: <ClipboardCheck /> }}
      noMatch={
        skill && onlySkill
          ? {
              title: t('prove:nothing', { skill }),
              text: t('prove:nothingText'),
              action: (
                <div className="flex flex-wrap justify-center gap-2">
                  <LinkButton href={to(talentPaths.profile, {}, { tab: 'experience' })}>
                    {t('prove:experience')}
                  </LinkButton>
                  <LinkButton href={assessmentPaths.openTests}>{t('prove:others')}</LinkButton>
                </div>
              ),
            }
          : { title: t('noMatch') }
      }
    >
      {(rows, busy) => (
        <ListRows label={t('title')} busy={busy} className="grid gap-3 lg:grid-cols-2">
          {rows.map((test) => (
            <OpenTestCard key={test.id} test={test} skill={skill || undefined} />
          ))}
        </ListRows>
      )}
    </ListPage>
  );
}
