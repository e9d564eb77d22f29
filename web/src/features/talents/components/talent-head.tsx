import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { placeOf, type SeenTalent } from './seen-talent.ts';

/** Who it is, and the one figure that proofs make. */
export function TalentHead({ talent, actions }: { talent: SeenTalent; actions?: ReactNode }) {
  const { t } = useTranslation('talent-view');
  const { name, title, photoUrl, coverUrl, seniority, workModel, availability, experienceYears, skillScore } = talent;
  const facts = [
    seniority && t(`seniority.${seniority}`),
    placeOf(talent),
    workModel && t(`workModel.${workModel}`),
    experienceYears !== null && t('experienceYears', { count: experienceYears }),
  ].filter(Boolean);
  return (
    <header className="overflow-hidden rounded-card border bg-surface">
      {coverUrl ? (
        <img src={coverUrl} alt="" className="aspect-[4/1] max-h-56 w-full object-cover" />
      ) : (
        <div className="h-16 bg-brand-soft sm:h-20" />
      )}
      <div className="flex flex-wrap items-end gap-x-5 gap-y-3 p-4 sm:p-5">
        <Avatar
          name={name}
          src={photoUrl}
          className="-mt-12 !size-20 self-start border-4 border-surface text-h3 sm:-mt-14 sm:!size-24"
        />
        <div className="min-w-0 flex-1 basis-64">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="min-w-0 text-h3 wrap-anywhere">{name}</h1>
            {availability && (
              <Badge tone={availability === 'available' ? 'blue' : 'plain'}>{t(`availability.${availability}`)}</Badge>
            )}
          </div>
          {title && <p className="wrap-anywhere">{title}</p>}
          {facts.length > 0 && <p className="mt-0.5 text-muted wrap-anywhere">{facts.join(' · ')}</p>}
        </div>
        <Score score={skillScore} />
        {actions}
      </div>
    </header>
  );
}

function Score({ score }: { score: number | null }) {
  const { t } = useTranslation('talent-view');
  return (
    <dl className="max-w-56">
      <dt className="text-small text-muted">{t('score.label')}</dt>
      <dd>
        <span className="tabular block font-heading text-h3 font-bold">{score ?? '—'}</span>
        <span className="block text-small text-muted">{t(score === null ? 'score.none' : 'score.definition')}</span>
      </dd>
    </dl>
  );
}
