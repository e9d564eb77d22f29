import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { invalidate } from '../../../lib/query.ts';
import { toast } from '../../../ui/toast-store.ts';
import { changedByTest } from '../assessments.queries.ts';
import { isOutdated } from './reload-test.tsx';

/** Says in a toast why a change was not saved; where the test has changed meanwhile, with the way to see it as it is. */
export function useChangeFailure(): (title: string, failure: unknown) => void {
  const { t } = useTranslation('authoring');
  const client = useQueryClient();
  return (title, failure) =>
    void toast.error(title, {
      description: messageOf(failure),
      ...(isOutdated(failure) && {
        action: { label: t('outdated.show'), onAction: () => void invalidate(client, changedByTest) },
      }),
    });
}
