import type { TalentStats } from '@prova/contract/metrics/talent-home';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Sparkline } from '../../../ui/sparkline.tsx';

const NAMES = ['views', 'applications', 'interviews', 'skillScore', 'completeness', 'responses'] as const;
type Name = (typeof NAMES)[number];

export interface Figure {
  readonly name: Name;
  readonly label: string;
  /** Null while there is nothing to compute it from. */
  readonly value: string | null;
  readonly note: string;
  readonly definition: string;
  readonly chart?: ReactNode;
}

/** The six figures of a talent in words; the same on the home and in the profile. */
export function useTalentFigures(stats: TalentStats): readonly Figure[] {
  const { t } = useTranslation('talent-figures');
  const format = useFormat();
  const { views, applications, interviews, skillScore, provenSkills, completeness, responses } = stats;
  const values = new Intl.ListFormat(format.locale, { type: 'unit' }).format(
    views.curve.map((point) => format.number(point)),
  );
  const known: Readonly<Record<Name, { value: string | null; note: string; chart?: ReactNode }>> = {
    views: {
      value: format.number(views.total),
      note: t('recent', { recent: format.number(views.recent), before: format.number(views.before) }),
      chart: <Sparkline points={views.curve} label={t('curve', { values })} className="w-16 shrink-0" />,
    },
    applications: { value: format.number(applications.total), note: t('open', { count: applications.open }) },
    interviews: { value: format.number(interviews), note: t('held', { count: interviews }) },
    skillScore: {
      value: skillScore === null ? null : format.number(skillScore),
      note: t('proven', { count: provenSkills }),
    },
    completeness: {
      value: format.percent(completeness.percent / 100),
      note: t('missing', { count: completeness.missing.length }),
    },
    responses: {
      value: responses.asked === 0 ? null : format.percent(responses.inTime / responses.asked),
      note: responses.asked === 0 ? t('notAsked') : t('inTime', responses),
    },
  };
  return NAMES.map((name) => ({
    name,
    label: t(`labels.${name}`),
    definition: t(`definitions.${name}`),
    ...known[name],
  }));
}

/** A figure, or a dash that is read as what it means. */
export function FigureValue({ value }: { value: string | null }) {
  const { t } = useTranslation('talent-figures');
  return value === null ? (
    <>
      <span aria-hidden="true">{t('none')}</span>
      <span className="sr-only">{t('noneYet')}</span>
    </>
  ) : (
    value
  );
}
