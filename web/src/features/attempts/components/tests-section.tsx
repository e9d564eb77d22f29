import type { Assignment } from '@prova/contract/attempts/assignments';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { assignmentsQuery } from '../attempts.queries.ts';
import { AssignmentCard } from './assignment-card.tsx';

const SendTestsDialog = lazy(async () => ({ default: (await import('./send-tests-dialog.tsx')).SendTestsDialog }));

/** The tests asked of a candidate: those that wait or were done in full, the others folded away. Nothing while there is none. */
export function TestsSection({ applicationId }: { applicationId: string }) {
  const { t } = useTranslation('assignments');
  const assignments = useQuery(assignmentsQuery(applicationId));
  return (
    // Nothing is to jump for the many applications without a test.
    <QueryView query={assignments} skeleton={null} failure={{ level: 3, title: t('sectionError') }}>
      {(all) => <Tests assignments={all} applicationId={applicationId} />}
    </QueryView>
  );
}

function Tests({ assignments, applicationId }: { assignments: readonly Assignment[]; applicationId: string }) {
  const { t } = useTranslation('assignments');
  const [adding, setAdding] = useState(false);
  const asksHelp = (each: Assignment) => isHelpWanted(each, assignments);
  const shown = assignments.filter(
    (each) => (each.status !== 'cancelled' && each.status !== 'expired') || asksHelp(each),
  );
  const over = assignments.filter((each) => !shown.includes(each));
  if (assignments.length === 0) return null;
  return (
    <section>
      <h3 className="text-h5">{t('section')}</h3>
      {shown.map((each) => (
        <AssignmentCard key={each.id} assignment={each} asksHelp={asksHelp(each)} />
      ))}
      {assignments.some(({ can }) => can.change) && (
        <Button size="sm" className="mt-2" onClick={() => setAdding(true)}>
          {t('add.open')}
        </Button>
      )}
      <Suspense>
        {adding && <SendTestsDialog people={[{ id: applicationId, name: '' }]} adds onClose={() => setAdding(false)} />}
      </Suspense>
      {over.length > 0 && (
        <details className="mt-2">
          <summary className="cursor-pointer rounded-sm text-small font-semibold text-brand">
            {t('over', { count: over.length })}
          </summary>
          {over.map((each) => (
            <AssignmentCard key={each.id} assignment={each} />
          ))}
        </details>
      )}
    </section>
  );
}

/** Whether the candidate's wish for help can still be met: by more time, or by another test once this one is over. */
function isHelpWanted({ helpAskedAt, can, status }: Assignment, all: readonly Assignment[]): boolean {
  if (helpAskedAt === null) return false;
  return can.change || (status === 'expired' && !all.some(({ sentAt }) => sentAt > helpAskedAt));
}
