import { jobPaths } from '@prova/contract/jobs/paths';
import type { NextProof } from '@prova/contract/metrics/talent-home';
import { to } from '@prova/contract/paths';
import { COMPLETENESS, type CompletenessPart } from '@prova/contract/talents/completeness';
import { talentPaths } from '@prova/contract/talents/paths';
import type { TalentProfile } from '@prova/contract/talents/talents';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Fill } from '../../../lib/slots.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { QueryView, type Viewed } from '../../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { addressOf } from '../../talents/components/field-address.ts';
import { proveSkill } from '../../talents/components/prove-skill.ts';

const isPart = (part: string): part is CompletenessPart => Object.hasOwn(COMPLETENESS, part);

/** Nothing is told yet that a résumé would tell. */
export const isUntold = ({ skills, experience }: Pick<TalentProfile, 'skills' | 'experience'>): boolean =>
  skills.length === 0 && experience.length === 0;

type Props = {
  profile: Viewed<TalentProfile>;
  /** What can be proven next; undefined where that is not known, null for nothing. */
  proof: NextProof | undefined;
  /** False where something else waits, whose button is the first of the page. */
  urgent: boolean;
};

/**
 * The one thing that helps most now: to import a résumé where nothing is told yet, to prove what can be proven, to tell what
 * the profile lacks most, or to look for jobs.
 */
export function TalentNextStep({ profile, proof, urgent }: Props) {
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
      {(data) => <Step profile={data} proof={proof ?? null} look={urgent ? 'primary' : 'secondary'} />}
    </QueryView>
  );
}

type StepProps = {
  profile: Pick<TalentProfile, 'completeness' | 'skills' | 'experience'>;
  proof: NextProof;
  look: 'primary' | 'secondary';
};

function Step({ profile, proof, look }: StepProps) {
  const { t } = useTranslation('talents');
  const format = useFormat();
  const { percent, missing } = profile.completeness;
  const next = missing.find(({ part }) => isPart(part));
  const link = (href: string, words: string) => (
    <LinkButton variant={look} href={href} className="max-sm:w-full">
      {words}
    </LinkButton>
  );
  if (isUntold(profile))
    return (
      <Shown
        title={t('home.step.import')}
        text={t('home.step.importText')}
        action={link(to(talentPaths.profile, {}, { import: 'resume' }), t('home.step.importOpen'))}
      />
    );
  if (proof)
    return (
      <Shown
        title={t('home.step.prove', { skill: proof.skill })}
        text={
          proof.jobs === 0
            ? t('home.step.proveText')
            : proof.among === 1
              ? t('home.step.proveRaisesBest')
              : t('home.step.proveRaises', { count: proof.jobs, among: format.number(proof.among) })
        }
        action={
          <Suspense fallback={<span aria-hidden="true" className="inline-block h-9" />}>
            <Fill slot={proveSkill} skill={proof.skill} among={[proof.skill]} look={look} />
          </Suspense>
        }
      />
    );
  if (next && isPart(next.part)) {
    const complete = t('home.step.complete', { percent: format.percent(percent / 100) });
    return (
      <Shown
        title={t('home.step.title')}
        text={t('home.step.gain', {
          part: t(`home.step.parts.${next.part}`),
          percent: format.percent((percent + next.gain) / 100),
        })}
        action={link(addressOf(next.part), t('home.step.open'))}
      >
        <ProgressBar label={complete} value={percent} valueText={complete} className="max-w-md" />
      </Shown>
    );
  }
  return (
    <Shown
      title={t('home.step.title')}
      text={t('home.step.done')}
      action={link(jobPaths.talentJobs, t('home.step.search'))}
    />
  );
}

type ShownProps = { title: string; text: string; action: ReactNode; children?: ReactNode };

function Shown({ title, text, action, children }: ShownProps) {
  return (
    <Card as="section" aria-labelledby="next-step" className="flex flex-wrap items-center justify-between gap-4">
      <div className="flex min-w-0 flex-1 basis-72 flex-col gap-2">
        <h2 id="next-step" className="text-h5 wrap-break-word">
          {title}
        </h2>
        <p className="text-muted">{text}</p>
        {children}
      </div>
      {action}
    </Card>
  );
}
