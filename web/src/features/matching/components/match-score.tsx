import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MatchButton, useMatchWords } from './match-button.tsx';

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
  const matchWords = useMatchWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <MatchButton
        {...look}
        score={score}
        label={
          score === null
            ? t('openUnknown', { title: job.title })
            : t('open', { match: matchWords(score), title: job.title })
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
