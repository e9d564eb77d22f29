import { outsidePublished, type PublishedPay } from '@prova/contract/offers/published-pay';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Callout } from '../../../ui/callout.tsx';

type Props = { offer: Parameters<typeof outsidePublished>[0]; published: PublishedPay };

/** Says that an offer leaves the pay of its job's page. It is allowed, and may well be meant. */
export function OutsidePay({ offer, published }: Props) {
  const { t } = useTranslation('offers');
  const format = useFormat();
  const outside = outsidePublished(offer, published);
  if (!outside || published.payMin === null) return null;
  const amount = format.moneyRange(published.payMin, published.payMax, published.currency ?? 'BRL');
  return (
    <Callout kind="warning" live>
      {t(`outsidePay.${outside}`, { amount })}
    </Callout>
  );
}
