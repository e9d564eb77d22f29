import type { TestDetails } from '@prova/contract/assessments/tests';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { writtenTestQuery } from '../assessments.queries.ts';

type Props = {
  testId: string;
  /** Why it was not saved. */
  failure: unknown;
  /** Draws the form again, from the test as it is now. What was typed is kept, and offered in it. */
  onLoaded: (test: TestDetails) => void;
};

/** Whether a change was refused because somebody else had saved first. */
export const isOutdated = (failure: unknown): boolean => isApiError(failure, 'VERSION_CONFLICT', 'QUESTIONS_CHANGED');

/** The way on from a save that was refused because somebody else had saved; of other failures nothing. */
export function ReloadTest({ testId, failure, onLoaded }: Props) {
  const { t } = useTranslation('authoring');
  const client = useQueryClient();
  const load = useMutation({
    mutationFn: () => client.fetchQuery({ ...writtenTestQuery(testId), staleTime: 0 }),
    onSuccess: onLoaded,
  });
  if (!isOutdated(failure)) return null;
  return (
    <Button size="sm" busy={load.isPending} icon={<RotateCw className="size-4" />} onClick={() => load.mutate()}>
      {t('outdated.reload')}
    </Button>
  );
}
