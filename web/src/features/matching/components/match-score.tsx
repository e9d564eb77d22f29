import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MatchButton, useMatchWords } from './match-button.tsx';

const MatchDialog = lazy(async () => ({ default: (await import('./match-dialog.tsx')).MatchDialog }));

type Props = {
  job: { id: string; title: string };
  /** 0 to 100; null where too little is known. */
  score: number | null;
  size?: 'sm' | 'md' | 'lg';
  className?: string;
};

/** How the reader matches a job, in a number and a word. It opens what the number stands on. */
export function MatchScore({ job, score, ...look }: Props) {
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
          <MatchDialog job={job} score={score} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
