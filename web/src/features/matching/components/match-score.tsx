import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { MatchButton, useBandName } from './match-button.tsx';

const MatchDialog = lazy(async () => ({ default: (await import('./match-dialog.tsx')).MatchDialog }));

type Props = {
  job: { id: string; title: string };
  /** Of the reader, to this job. */
  applicationId?: string | undefined;
  /** 0 to 100; null where too little is known. */
  score: number | null;
  size?: 'sm' | 'md' | 'lg';
  className?: string;
};

/** How the reader matches a job, in a number and a word. It opens what the number stands on. */
export function MatchScore({ job, applicationId, score, ...look }: Props) {
  const { t } = useTranslation('matching');
  const { percent } = useFormat();
  const bandName = useBandName();
  const [open, setOpen] = useState(false);
  return (
    <>
      <MatchButton
        {...look}
        score={score}
        label={
          score === null
            ? t('openUnknown', { title: job.title })
            : t('open', { percent: percent(score / 100), band: bandName(score).toLowerCase(), title: job.title })
        }
        onPress={() => setOpen(true)}
      />
      {open && (
        <Suspense>
          <MatchDialog job={job} applicationId={applicationId} score={score} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
