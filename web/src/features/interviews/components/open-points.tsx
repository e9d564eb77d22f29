import type { Interview } from '@prova/contract/interviews/interviews';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';

const ChangeInterviewDialog = lazy(async () => ({
  default: (await import('./change-interview-dialog.tsx')).ChangeInterviewDialog,
}));

/** What the team has to decide of an interview, in the words of who waits for it. */
export function OpenPoints({ interview }: { interview: Interview }) {
  const { t } = useTranslation('interviews');
  const [changing, setChanging] = useState(false);
  const { open, participants, can } = interview;
  const waiting = participants.filter(
    ({ role, answer }) =>
      role !== 'observer' &&
      (answer === 'another_time' || answer === 'declined') &&
      open.includes(role === 'candidate' ? 'another_time' : 'interviewer_declined'),
  );
  if (open.length === 0) return null;
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {waiting.map(({ id, name, role, answer, answerNote }) => {
        const point = answer === 'another_time' ? 'another_time' : 'interviewer_declined';
        return (
          <Callout
            key={id}
            kind="warning"
            title={t(`decide.${point}`, { name: name || t(role === 'candidate' ? 'hidden' : 'erased') })}
            action={
              can.change && (
                <Button size="sm" onClick={() => setChanging(true)}>
                  {t(point === 'another_time' ? 'decide.change' : 'decide.changeWho')}
                </Button>
              )
            }
          >
            {answerNote && <p className="whitespace-pre-line wrap-anywhere">“{answerNote}”</p>}
          </Callout>
        );
      })}
      {open.includes('outcome') && (
        <Callout kind="warning" title={t('decide.outcome')}>
          {t('decide.outcomeText')}
        </Callout>
      )}
      <Suspense>
        {changing && <ChangeInterviewDialog interview={interview} onClose={() => setChanging(false)} />}
      </Suspense>
    </div>
  );
}
