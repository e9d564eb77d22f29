import { billingPaths } from '@prova/contract/billing/paths';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useWorkingCompany } from '../../../lib/working-company.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';

/** Beside an application that came beyond what the company's plan allows. */
export function LockedBadge() {
  const { t } = useTranslation('funnel');
  return <Badge icon={<Lock aria-hidden="true" />}>{t('locked.badge')}</Badge>;
}

/** In place of what an application says: why it says nothing, what can be done all the same, and what opens it. */
export function LockedNotice({ canDecide }: { canDecide: boolean }) {
  const { t } = useTranslation('funnel');
  return (
    <Callout kind="plain" title={t('locked.title')} action={<SeePlans />}>
      <p>
        {t('locked.text')} {canDecide && t('locked.decide')}
      </p>
      <WhomToAsk />
    </Callout>
  );
}

/** Above a board: how many of its applications are locked. */
export function LockedOnBoard({ count }: { count: number }) {
  const { t } = useTranslation('funnel');
  return (
    <Callout kind="plain" title={t('locked.board', { count })} action={<SeePlans />}>
      <p>{t('locked.boardText')}</p>
      <WhomToAsk />
    </Callout>
  );
}

/** Only an owner can change the plan; whoever holds the link of a board belongs to no company. */
function SeePlans() {
  const { t } = useTranslation('funnel');
  if (useWorkingCompany()?.role !== 'owner') return null;
  return (
    <LinkButton size="sm" href={billingPaths.recruiterBilling}>
      {t('locked.plans')}
    </LinkButton>
  );
}

function WhomToAsk() {
  const { t } = useTranslation('funnel');
  const company = useWorkingCompany();
  if (!company || company.role === 'owner') return null;
  return <p className="mt-1">{t('locked.ask')}</p>;
}
