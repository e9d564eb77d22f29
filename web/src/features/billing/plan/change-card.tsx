import { beginCardChange } from '@prova/contract/billing/cards';
import { to } from '@prova/contract/paths';
import { useQueryClient } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { invalidate, useCall } from '../../../lib/query.ts';
import { Button } from '../../../ui/button.tsx';
import { cardChangeQuery, changedByBilling } from '../billing.queries.ts';
import { BEGUN } from '../order/begun-orders.ts';
import { useBilling } from '../use-billing.ts';

/** Where a plan renews by card: leads to the page where another one is given. */
export function ChangeCard() {
  const { t } = useTranslation('billing');
  const { card } = useBilling();
  const navigate = useNavigate();
  const client = useQueryClient();
  const begin = useCall(beginCardChange, {
    onSuccess: async (change) => {
      client.setQueryData(cardChangeQuery(change.id).queryKey, change);
      // What is read again meanwhile holds nobody up.
      await navigate(to(card, { id: change.id }), { state: BEGUN });
      void invalidate(client, changedByBilling);
    },
    // The plan may have ended, or be paid otherwise by now: the page says how it stands.
    onError: () => void invalidate(client, changedByBilling),
  });
  return (
    <Button size="sm" icon={<CreditCard className="size-4" />} busy={begin.isPending} onClick={() => begin.mutate({})}>
      {t('card.change')}
    </Button>
  );
}
