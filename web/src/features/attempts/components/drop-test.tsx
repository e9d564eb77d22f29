import { dropTest, listOpenTests } from '@prova/contract/attempts/open-tests';
import { listOwnTests, type OwnTest } from '@prova/contract/attempts/own-tests';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { useCall } from '../../../lib/query.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';

/** Takes a chosen test off the list. It can be chosen again at once, so nothing is asked first. */
export function DropTest({ test: { id, title } }: { test: Pick<OwnTest, 'id' | 'title'> }) {
  const { t } = useTranslation('own-tests');
  const drop = useCall(dropTest, {
    invalidates: [listOwnTests, listOpenTests],
    meta: { quiet: true },
    onSuccess: () => void toast.success(t('drop.done')),
    onError: (error) => void toast.error(t('drop.failed'), { description: messageOf(error) }),
  });
  return (
    <Button
      aria-label={t('drop.label', { title })}
      busy={drop.isPending}
      onClick={() => drop.mutate({ params: { id } })}
    >
      {t('drop.open')}
    </Button>
  );
}
