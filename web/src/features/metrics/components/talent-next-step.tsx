import { jobPaths } from '@prova/contract/jobs/paths';
import { COMPLETENESS, type CompletenessPart } from '@prova/contract/talents/completeness';
import { talentPaths } from '@prova/contract/talents/paths';
import type { TalentProfile } from '@prova/contract/talents/talents';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { QueryView, type Viewed } from '../../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';

const isPart = (part: string): part is CompletenessPart => Object.hasOwn(COMPLETENESS, part);

/**
 * The one thing that helps most now: what the profile lacks most, or to look for jobs.
 * @param urgent false where something else waits, whose button is the first of the page
 */
export function TalentNextStep({ profile, urgent }: { profile: Viewed<TalentProfile>; urgent: boolean }) {
  const { t } = useTranslation('talents');
  return (
    <QueryView
      query={profile}
      skeleton={
        <SkeletonGroup>
          <Skeleton className="h-24 w-full" />
        </SkeletonGroup>
      }
      failure={{ title: t('home.step.loadError') }}
    >
      {({ completeness }) => <Step completeness={completeness} urgent={urgent} />}
    </QueryView>
  );
}

type StepProps = Pick<TalentProfile, 'completeness'> & { urgent: boolean };

function Step({ completeness: { percent, missing }, urgent }: StepProps) {
  const { t } = useTranslation('talents');
  const format = useFormat();
  const next = missing.find(({ part }) => isPart(part));
  const complete = t('home.step.complete', { percent: format.percent(percent / 100) });
  return (
    <Card as="section" aria-labelledby="next-step" className="flex flex-wrap items-center justify-between gap-4">
      <div className="flex min-w-0 flex-1 basis-72 flex-col gap-2">
        <h2 id="next-step" className="text-h5">
          {t('home.step.title')}
        </h2>
        <p className="text-muted">
          {next && isPart(next.part)
            ? t('home.step.gain', {
                part: t(`home.step.parts.${next.part}`),
                percent: format.percent((percent + next.gain) / 100),
              })
            : t('home.step.done')}
        </p>
        {next && <ProgressBar label={complete} value={percent} valueText={complete} className="max-w-md" />}
      </div>
      <LinkButton
        variant={urgent ? 'primary' : 'secondary'}
        href={next ? talentPaths.profile : jobPaths.talentJobs}
        className="max-sm:w-full"
      >
        {t(next ? 'home.step.open' : 'home.step.search')}
      </LinkButton>
    </Card>
  );
}
