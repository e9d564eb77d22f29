import { beginCardChange } from '@prova/contract/billing/cards';
import { to } from '@prova/contract/paths';
import { useQueryClient } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCall } from '../../../lib/query.ts';
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
    onSuccess: (change) => {
      client.setQueryData(cardChangeQuery(change.id).queryKey, change);
      void navigate(to(card, { id: change.id }), { state: BEGUN });
    },
    invalidates: changedByBilling,
  });
  return (
    <Button size="sm" icon={<CreditCard className="size-4" />} busy={begin.isPending} onClick={() => begin.mutate({})}>
      {t('card.change')}
    </Button>
  );
}
