import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MatchButton, useMatchWords } from './match-button.tsx';

const CandidateMatchDialog = lazy(async () => ({
  default: (await import('./candidate-match-dialog.tsx')).CandidateMatchDialog,
}));

type Props = {
  application: { id: string; jobTitle: string };
  name: string;
  /** As a list has it, 0 to 100. */
  score: number;
  /** False where the place says already how good it is. */
  band?: boolean;
  className?: string;
};

/** How somebody in a list matches the job that they applied to, for the team. It opens what the number stands on. */
export function CandidateMatch({ application, name, score, band = true, className }: Props) {
  const { t } = useTranslation('matching');
  const matchWords = useMatchWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <MatchButton
        score={score}
        size="sm"
        band={band}
        label={t('team.open', { match: matchWords(score), name })}
        className={className}
        onPress={() => setOpen(true)}
      />
      {open && (
        <Suspense>
          <CandidateMatchDialog application={application} name={name} score={score} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
