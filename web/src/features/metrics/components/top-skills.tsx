import type { DataOf } from '@prova/contract/endpoint';
import { listTopSkills } from '@prova/contract/metrics/talent-home';
import { to } from '@prova/contract/paths';
import { talentPaths } from '@prova/contract/talents/paths';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { queryOf } from '../../../lib/query.ts';
import { Fill } from '../../../lib/slots.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { ProofChip } from '../../../ui/proof-chip.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { WithExample } from '../../../widgets/with-example.tsx';
import { proveSkill } from '../../talents/components/prove-skill.ts';
import { HomeSection } from './home-section.tsx';
import { exampleSkills } from './talent-examples.ts';

const skillsTab = to(talentPaths.profile, {}, { tab: 'skills' });

/**
 * What a talent has proven, by what it is worth today, and then what they say of themselves.
 * @param first nothing is told yet, and the next step leads to it
 */
export function TopSkills({ first }: { first: boolean }) {
  const { t } = useTranslation('talent-figures');
  const skills = useQuery(queryOf(listTopSkills));
  return (
    <HomeSection
      title={t('skills.title')}
      aside={
        <Link href={skillsTab} className="text-sm font-semibold text-link">
          {t('skills.all')}
        </Link>
      }
    >
      <WithExample
        query={skills}
        example={exampleSkills()}
        skeleton={<SkeletonRows rows={5} />}
        failure={{ level: 3, title: t('skills.loadError') }}
        isEmpty={(found) => found.length === 0}
        empty={
          <EmptyState
            level={3}
            title={t('skills.empty')}
            action={!first && <LinkButton href={skillsTab}>{t('skills.add')}</LinkButton>}
          >
            {t('skills.emptyText')}
          </EmptyState>
        }
      >
        {(found) => (
          <Card padded={false}>
            <ul className="divide-y divide-border sm:grid sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] sm:gap-x-4">
              {found.map((skill) => (
                <SkillRow
                  key={skill.skillId}
                  skill={skill}
                  unproven={found.filter(({ proof }) => proof === null).map(({ name }) => name)}
                />
              ))}
            </ul>
          </Card>
        )}
      </WithExample>
    </HomeSection>
  );
}

type SkillRowProps = { skill: DataOf<typeof listTopSkills>[number]; unproven: readonly string[] };

function SkillRow({ skill: { name, proof }, unproven }: SkillRowProps) {
  const { t } = useTranslation('talent-figures');
  const format = useFormat();
  if (!proof)
    return (
      <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3 sm:col-span-3">
        <ProofChip skill={name} state="declared" />
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-small text-muted">{t('skills.declared')}</span>
          <Suspense fallback={<span aria-hidden="true" className="inline-block h-9" />}>
            <Fill slot={proveSkill} skill={name} among={unproven} />
          </Suspense>
        </span>
      </li>
    );
  const today = t('skills.today', { points: proof.faded });
  return (
    <li className="grid items-center gap-x-4 gap-y-1.5 px-4 py-3 sm:col-span-3 sm:grid-cols-subgrid">
      <span>
        <ProofChip skill={name} state="proven" score={proof.score} />
      </span>
      <ProgressBar label={name} hideLabel value={proof.faded} valueText={today} />
      <span className="text-small text-muted sm:text-right">
        {today}, {t('skills.until', { date: format.date(proof.validUntil) })}
      </span>
    </li>
  );
}
