import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EducationForm } from '../../../widgets/education-form.tsx';
import { CourseEntry, WorkEntry } from '../components/entries.tsx';
import type { Placed } from './import-change.ts';
import type { Course, Work } from './import-plan.ts';

const WorkExperienceForm = lazy(async () => ({
  default: (await import('../../../widgets/work-experience-form.tsx')).WorkExperienceForm,
}));

type Made = Extract<Placed, { readonly to: 'experience' | 'education' }>;

/** An entry that somebody makes of what the résumé says, in its form or as it will stand in the profile. */
export function PlacedEntry({
  placed,
  work,
  course,
  onPlace,
}: {
  placed: Made;
  /** What the form of a job, or of a course, begins with. */
  work: Work;
  course?: Course;
  /** undefined gives it up. */
  onPlace: (placed: Made | undefined) => void;
}) {
  const { t } = useTranslation('talent-import');
  // What was made before it was opened again.
  const [before, setBefore] = useState<Made>();
  const giveUp = () => onPlace(before?.to === placed.to ? before : undefined);
  if (placed.to === 'experience' && !placed.entry)
    return (
      <Suspense fallback={<Skeleton className="h-96" />}>
        <WorkExperienceForm
          value={before?.to === 'experience' && before.entry ? before.entry : work}
          onSubmit={({ endDate = null, ...entry }) => onPlace({ to: 'experience', entry: { ...entry, endDate } })}
          onCancel={giveUp}
        />
      </Suspense>
    );
  if (placed.to === 'education' && !placed.entry)
    return (
      <EducationForm
        value={before?.to === 'education' && before.entry ? before.entry : course}
        onSubmit={({ endYear = null, ...entry }) => onPlace({ to: 'education', entry: { ...entry, endYear } })}
        onCancel={giveUp}
      />
    );
  return (
    <div className="flex flex-col items-start gap-3">
      {placed.to === 'experience' && placed.entry && <WorkEntry entry={placed.entry} />}
      {placed.to === 'education' && placed.entry && <CourseEntry entry={placed.entry} />}
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          onClick={() => {
            setBefore(placed);
            onPlace({ to: placed.to, entry: null });
          }}
        >
          {t('placed.edit')}
        </Button>
        <Button size="sm" onClick={() => onPlace(undefined)}>
          {t('placed.giveUp')}
        </Button>
      </div>
    </div>
  );
}
