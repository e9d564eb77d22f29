import { WIZARD_STEPS } from '@prova/contract/jobs/job-steps';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { useJobWords } from '../../components/job-words.ts';
import { useStageWords } from '../pipeline/stage-words.ts';
import { type Draft, pipelineValues, type StepNumber } from '../step-data.ts';

/** What each step holds, with the way back to it. */
export function ReviewSections({ draft, onEdit }: { draft: Draft; onEdit: (step: StepNumber) => void }) {
  const { t } = useTranslation(['wizard', 'jobs']);
  const words = useJobWords();
  const stageWords = useStageWords();
  const none = <span className="text-muted">{t('review.nothing')}</span>;
  const section = (step: StepNumber, children: ReactNode) => (
    <Section step={step} onEdit={() => onEdit(step)}>
      {children}
    </Section>
  );
  const on = draft.templates.filter(({ enabled }) => enabled).length;
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {section(
        1,
        <Facts
          rows={[
            [t('details.jobTitle'), draft.title],
            [t('details.locationModel'), words.place(draft)],
            [t('details.address'), draft.address],
            [t('details.contractType'), words.contract(draft)],
            [t('details.seniority'), words.seniority(draft)],
            [t('details.pay'), words.pay(draft)],
            [t('details.benefits'), draft.benefits.join(', ')],
            [t('jobs:languages'), words.languages(draft)],
            [t('jobs:openingsLabel'), draft.openings?.toString()],
            [t('details.internalCode'), draft.internalCode],
          ]}
        />,
      )}
      {section(
        2,
        draft.skills.length === 0 ? (
          draft.completedSteps.includes(2) ? (
            <p className="text-muted">{t('review.noSkills')}</p>
          ) : (
            none
          )
        ) : (
          <ul className="flex flex-wrap gap-1.5">
            {draft.skills.map(({ name, level, required }) => (
              <li key={name}>
                {/* Asked for, and proven by nobody yet: no green. */}
                <Badge>
                  {[name, t(`description.levels.${level}`), !required && t('description.desirable')]
                    .filter(Boolean)
                    .join(' · ')}
                </Badge>
              </li>
            ))}
          </ul>
        ),
      )}
      {section(
        3,
        <Facts
          rows={[
            [
              t('review.fields'),
              draft.fields
                .filter(({ visible }) => visible)
                .map(({ field, required }) =>
                  required
                    ? t(`form.fieldNames.${field}`)
                    : `${t(`form.fieldNames.${field}`)} (${t('review.optionalWord')})`,
                )
                .join(', '),
            ],
            [
              t('review.questions'),
              draft.questions.length === 0 ? (
                t('review.noQuestions')
              ) : (
                <ol key="questions" className="list-decimal pl-5">
                  {draft.questions.map(({ id, text, wanted, required }) => {
                    const notes = [wanted && t(`form.wanted.${wanted}`), !required && t('review.optionalWord')];
                    const said = notes.filter(Boolean).join(', ');
                    return (
                      <li key={id} className="wrap-break-word">
                        {text} {said && <span className="text-muted">({said})</span>}
                      </li>
                    );
                  })}
                </ol>
              ),
            ],
          ]}
        />,
      )}
      {section(
        4,
        <ol className="flex flex-col gap-1">
          {pipelineValues({ ...draft, partial: {} }).stages.map((stage, index) => (
            <li key={stage.key} className="flex flex-wrap items-baseline gap-x-2">
              <span className="tabular w-5 text-muted">{index + 1}.</span>
              <span className="font-medium wrap-break-word">{stage.name}</span>
              <span className="text-small text-muted">
                {[stage.minutes ? stageWords.minutes(stage.minutes) : null, stageWords.brief(stage)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ol>,
      )}
      {section(5, t('review.emailsOn', { count: on }))}
      {section(
        6,
        draft.sources.length === 0
          ? t('review.noSources')
          : draft.sources
              .map(({ platform, active }) => {
                const name = t(`integrations.platforms.${platform}`);
                return active ? name : `${name} (${t('review.inactive')})`;
              })
              .join(', '),
      )}
    </div>
  );
}

function Section({ step, onEdit, children }: { step: StepNumber; onEdit: () => void; children: ReactNode }) {
  const { t } = useTranslation('wizard');
  const name = t(`steps.${WIZARD_STEPS[step - 1] ?? 'details'}`);
  return (
    <Card as="section" aria-label={name} className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-h5">{name}</h3>
        <Button
          size="sm"
          variant="ghost"
          className="text-brand"
          icon={<Pencil className="size-4" />}
          aria-label={t('review.edit', { step: name })}
          onClick={onEdit}
        >
          {t('edit', { ns: 'ui' })}
        </Button>
      </div>
      <div className="min-w-0 text-sm">{children}</div>
    </Card>
  );
}

function Facts({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid gap-x-4 gap-y-1.5 sm:grid-cols-[10rem_minmax(0,1fr)]">
      {rows
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 wrap-break-word max-sm:mb-1">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
