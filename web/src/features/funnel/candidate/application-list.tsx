import type { CandidateProfile } from '@prova/contract/funnel/candidates';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { cx } from '../../../ui/cx.ts';
import { ReplyChip } from '../components/reply-chip.tsx';
import { StandingChips } from '../components/standing-chips.tsx';

type Props = {
  applications: CandidateProfile['applications'];
  chosenId: string | undefined;
  onChoose: (id: string) => void;
};

/** Everything this person has applied to here; what is chosen stands in full below. */
export function ApplicationList({ applications, chosenId, onChoose }: Props) {
  const { t } = useTranslation('candidates');
  const format = useFormat();
  return (
    <section aria-labelledby="applications" className="flex flex-col gap-3">
      <h2 id="applications" className="text-h4">
        {t('profile.applications')}{' '}
        <span className="tabular text-small font-normal text-muted">{applications.length}</span>
      </h2>
      <ul className="divide-y divide-border overflow-hidden rounded-card border border-border bg-surface">
        {applications.map((application) => (
          <li
            key={application.id}
            className={cx(
              'relative flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-l-3 px-4 py-3 hover:bg-sunken',
              application.id === chosenId ? 'border-l-brand bg-sunken' : 'border-l-transparent',
            )}
          >
            <div className="min-w-0">
              <button
                type="button"
                aria-current={application.id === chosenId || undefined}
                onClick={() => onChoose(application.id)}
                className="cursor-pointer text-left font-semibold wrap-break-word outline-none after:absolute after:inset-0 hover:underline focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-brand"
              >
                {application.jobTitle}
              </button>
              <p className="text-small text-muted">
                {application.stage.name} ·{' '}
                <time dateTime={application.appliedAt} title={format.dateTime(application.appliedAt)}>
                  {t('profile.applied', { when: format.relative(application.appliedAt) })}
                </time>
              </p>
            </div>
            <p className="flex flex-wrap items-center gap-1.5">
              <StandingChips application={application} stageType={application.stage.type} />
              <ReplyChip card={application} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
